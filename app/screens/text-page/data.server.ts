import { pictureRecord } from "../../../pipeline/images/pictures.ts";
import { figuresPlaced } from "../../../pipeline/markdown/shortcodes.ts";
import type { PageSource } from "../../../pipeline/pages/page-data.ts";
import { sectionData, shownFields } from "../../../pipeline/pages/page-parts.ts";
import { widgetData } from "../../../pipeline/pages/page-widgets.ts";
import type { Entry } from "../../../pipeline/read/entry.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import type { PageFields } from "./collections.server.ts";

export type TextData = Awaited<ReturnType<typeof textPageData>>;

/** The minimum number of headings for a table of contents. */
const FEWEST_CONTENTS = 3;

/** Returns the data of a page whose text is a single file, with the widget above the text if the file names one. */
export default async function textPageData({ content, address, entry }: PageSource<PageFields>) {
  const { sections, headings } = entry.prose;
  return {
    ...(await shownFields(entry)),
    sections,
    address,
    // Fewer headings are found at a glance.
    contents: headings.length < FEWEST_CONTENTS ? [] : headings,
    moments: await momentsOf(content, entry),
    section: await sectionData(content, address),
    special: entry.fields.special && (await widgetData(content, entry.fields.special, address)),
  };
}

/** Returns the pictures of the timeline, by file, that a text shows. */
async function momentsOf({ timeline }: Content, { prose }: Entry<PageFields>) {
  const placed = figuresPlaced(prose.html);
  const pictures = timeline
    .flatMap(({ events }) => events.flatMap(({ picture = [] }) => picture))
    .filter(({ file }) => placed.includes(file));
  return Promise.all(
    pictures.map(async (picture) => ({
      file: picture.file,
      picture: await pictureRecord(picture),
    })),
  );
}
