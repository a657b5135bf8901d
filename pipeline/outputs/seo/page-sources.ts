import { isVisible } from "../../../domain/home-images/home-images.ts";
import { publishedEntries } from "../../pages/addresses.ts";
import type { AnyEntry } from "../../read/entry.ts";
import type { Content } from "../../read/model.ts";

/** The source files of a page, by path in content/. */
export interface PageSources {
  texts: string[];
  /** The pictures it shows, by path in content/images. */
  pictures: string[];
  /** The date of its last revision as "2026-11-22", where the texts themselves declare it. */
  updated: string | undefined;
}

/** The source of the splash page, which has no text of its own. */
const SPLASH = { address: "/", file: "home-images.yaml" };

/**
 * Returns the sources of the page at an address; none for a page whose text is in the code.
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
