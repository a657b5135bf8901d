import { Facts } from "../components/facts.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { Picture } from "../components/picture.tsx";
import { TextWithContents } from "../components/text-with-contents.tsx";
import type { TextData } from "../content.server/page-data.ts";
import { closing } from "./closing.server.tsx";
import { markup } from "./markup.server.ts";
import { metaOf } from "./meta.server.ts";
import type { PageOfTextProps } from "./page-of-text.tsx";

/** What a story is given. */
export function storyProps(page: TextData): PageOfTextProps {
  return {
    meta: metaOf(page),
    html: {
      opening: markup(
        <>
          <PageHeading section={page.section?.title} title={page.title} summary={page.summary} />
          {page.picture && <Picture picture={page.picture} isLeading />}
        </>,
      ),
      text: markup(
        <>
          <Facts facts={page.facts} />
          <TextWithContents html={page.html} contents={page.contents} />
        </>,
      ),
      closing: closing(page),
    },
    gallery: page.gallery,
  };
}
