import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { FollowCalendar } from "../../features/calendar/follow-calendar.tsx";
import { CompanyFinder } from "../../features/companies/company-finder.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import { TextWithContents } from "../../page-components/text-with-contents/text-with-contents.tsx";
import { closing, metaOf } from "../closing.server.tsx";
import { markup } from "../markup.server.ts";
import type { TextData } from "../text-page/data.server.ts";

export default function companiesProps(page: TextData) {
  return {
    meta: metaOf(page),
    html: {
      text:
        markup(
          <>
            <PageHeading {...metaOf(page)} />
            {page.special?.kind === "companies" && (
              <>
                <CompanyFinder {...page.special} />
                <FollowCalendar />
              </>
            )}
            <Facts facts={page.facts} />
            <TextWithContents {...page} />
          </>,
        ) + closing(page),
    },
  };
}
