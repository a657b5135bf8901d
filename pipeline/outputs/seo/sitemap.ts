import { isListed } from "../../../app/site-map.ts";
import { isVisible } from "../../../domain/home-images/home-images.ts";
import { fullAddress } from "../../../domain/pictures/picture-files.ts";
import { pictureFilesOf } from "../../images/pictures.ts";
import { allAddresses, publishedEntries, screenOf } from "../../pages/addresses.ts";
import type { AnyEntry } from "../../read/entry.ts";
import type { Content } from "../../read/model.ts";
import { xmlText } from "./xml-text.ts";

/** The date of the last change to each file of content/, by path in it, as "2026-11-22". */
export type LastChanges = ReadonlyMap<string, string>;

/**
 * Renders /sitemap.xml (https://www.sitemaps.org): every indexable page, with its pictures.
 * @param changes undefined if the history of the files is unavailable: lastmod then comes from the pages themselves, or
 *   is omitted
 * @param now in milliseconds since the epoch
 */
export async function sitemap(
  content: Content,
  changes: LastChanges | undefined,
  now: number,
): Promise<string> {
  const addresses = allAddresses(content).filter((address) => isListed(screenOf(content, address)));
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const sources = pageSources(content, address, now);
      const pictures = await Promise.all(sources.pictures.map(pictureFilesOf));
      return [
        element("loc", content.site.web + address),
        element("lastmod", changes ? lastChange(sources, changes) : sources.updated),
        ...pictures.map((picture) => {
          const place = element("image:loc", content.site.web + fullAddress(picture));
          return `<image:image>${place}</image:image>`;
        }),
      ].join("");
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map((page) => `<url>${page}</url>`).join("\n")}
</urlset>
`;
}

/** Returns the date of the last change to any source of a page; undefined if it is unknown for one of them. */
function lastChange({ texts, pictures }: PageSources, changes: LastChanges): string | undefined {
  const files = [...texts, ...pictures.map((picture) => `images/${picture}`)];
  const days = files.map((file) => changes.get(file));
  return days.every((day) => day !== undefined) ? days.sort().at(-1) : undefined;
}

function element(name: string, text: string | undefined): string {
  return text === undefined ? "" : `<${name}>${xmlText(text)}</${name}>`;
}

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
