import type { ReactNode } from "react";
import { Facts } from "../components/facts.tsx";
import { Html } from "../components/html.tsx";
import { IndexLink } from "../components/index-link.tsx";
import { LinkGroups } from "../components/link-groups.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import type { PageDataOf } from "../content.server/page-data.ts";
import { AddToCalendar } from "../features/calendar/add-to-calendar.tsx";
import { dayInWords } from "../time/calendar-date.ts";
import { markup } from "./markup.server.ts";
import type { PageOfTextProps } from "./page-of-text.tsx";

/** A company of pilgrims as a page of text: its days and its road, its story, and the companies on the same way. */
export function companyProps(company: PageDataOf<"company">): PageOfTextProps {
  const { title, summary, address, card, index } = company;
  return {
    meta: { title, section: index.title, summary, address, card },
    html: {
      opening: markup(
        <>
          <PageHeading section={index.title} title={title} summary={summary} />
          {company.picture && <Picture picture={company.picture} isLeading />}
          <Facts
            facts={[
              ["Comune", `${company.municipality}, provincia: ${company.province}`],
              ["Regione", company.region],
              ["Giorni", daysOf(company)],
              ["Percorso", company.route],
            ]}
          />
        </>,
      ),
      text: markup(
        <>
          <Html html={company.html} className="prose" />
          <p className="prose">
            Camminate con questa compagnia? <a href="/app/info/home">Scriveteci o telefonateci</a>:
            la sua storia la conoscete voi.
          </p>
          {company.nearby.length > 0 && (
            <nav aria-label="Sulla stessa strada">
              <LinkGroups groups={[{ title: "Sulla stessa strada", items: company.nearby }]} />
            </nav>
          )}
        </>,
      ),
      closing: markup(
        <>
          <PageNotes sources={company.sources} />
          <IndexLink index={index} />
        </>,
      ),
    },
    gallery: company.gallery,
  };
}

/** The days as the file tells them, for the visitor's calendar too if it is known when the company sets out. */
function daysOf({ slug, days, departure }: PageDataOf<"company">): ReactNode {
  if (!departure) return days;
  return (
    <>
      {days ?? `si parte il ${dayInWords(departure)}`}
      <br />
      <AddToCalendar slug={slug} />
    </>
  );
}
