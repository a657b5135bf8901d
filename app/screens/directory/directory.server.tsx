import type { WidgetData } from "../../../pipeline/pages/page-widgets.ts";
import { Html } from "../../components/html/html.tsx";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import {
  ChapterIndex,
  LetterIndex,
  PictureCards,
} from "../../page-components/index-lists/index-lists.tsx";
import lowStrip from "../../page-components/low-strip/low-strip.module.css";
import { TextWithContents } from "../../page-components/text-with-contents/text-with-contents.tsx";
import { closing, metaOf } from "../closing.server.tsx";
import { markup } from "../markup.server.ts";
import type { PageOfTextProps } from "../page-of-text.tsx";
import type { TextData } from "../text-page/data.server.ts";

/** Returns the props of an index. Cards to a section's pages replace both the table of contents and the section's list. */
export default function directoryProps(page: TextData): PageOfTextProps {
  const hasDoors = ["doors", "shelf", "prints"].includes(page.special?.kind ?? "");
  const leadsToAll = hasDoors || page.special?.kind === "letters";
  const [lead, ...rest] = hasDoors ? page.sections : ["", page.html];
  return {
    meta: metaOf(page),
    html: {
      opening: markup(
        <>
          {page.picture && <Picture picture={page.picture} isLeading className={lowStrip.strip} />}
          <PageHeading {...metaOf(page)} />
          {lead && <Html html={lead} className="prose" />}
        </>,
      ),
      text: markup(
        <>
          {page.special && <Index special={page.special} />}
          <Facts facts={page.facts} />
          <TextWithContents html={rest.join("")} contents={hasDoors ? [] : page.contents} />
        </>,
      ),
      closing: closing(leadsToAll ? { ...page, section: undefined } : page),
    },
    gallery: page.gallery,
  };
}

function Index({ special }: { special: WidgetData }) {
  switch (special.kind) {
    case "chapters":
    case "prints":
      return <ChapterIndex chapters={special.chapters} />;
    case "letters":
      return (
        <>
          <PictureCards doors={special.doors} />
          {special.lists.map((list) => (
            <LetterIndex key={list.title} {...list} />
          ))}
        </>
      );
    case "doors":
    case "shelf":
      return <PictureCards doors={special.doors} isShelf={special.kind === "shelf"} />;
    default:
      return null;
  }
}
