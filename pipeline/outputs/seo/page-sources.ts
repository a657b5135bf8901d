import { isVisible } from "../../../domain/home-images/home-images.ts";
import { publishedEntries } from "../../pages/addresses.ts";
import type { AnyEntry } from "../../read/entry.ts";
import type { Content } from "../../read/model.ts";

/** What a page is made of: files of content/, by their paths in it. */
export interface PageSources {
  texts: string[];
  /** What it shows of content/images, by the path in there. */
  pictures: string[];
  /** The day on which its texts were changed last, where they say so themselves, as "2026-11-22". */
  updated: string | undefined;
}

/** The file of the splash page, which has no text of its own. */
const SPLASH = { address: "/", file: "home-images.yaml" };

/**
 * What the page at an address is made of: nothing where its words are in the code.
 * @param now in milliseconds since the epoch: the splash page shows its pictures by date
 */
export function pageSources(content: Content, address: string, now: number): PageSources {
  if (address === SPLASH.address) {
    const { header, images } = content.homeImages;
    const shown = images.filter((image) => isVisible(image, now)).map(({ picture }) => picture);
    const pictures = [header, ...shown].map(({ file }) => file);
    return { texts: [SPLASH.file], pictures, updated: undefined };
  }
  const entries = publishedEntries(content)
    .filter((published) => published.address === address)
    .map(({ entry }) => entry);
  return {
    texts: entries.map(({ file }) => file),
    pictures: entries.flatMap(picturesOf),
    updated: entries.map(updatedOf).sort().at(-1),
  };
}

function picturesOf({ fields: { picture, figures = [], gallery = [] } }: AnyEntry): string[] {
  return [...(picture ? [picture] : []), ...figures, ...gallery].map(({ file }) => file);
}

const updatedOf = ({ fields }: AnyEntry) => fields.updatedDate;
