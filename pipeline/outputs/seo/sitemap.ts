import { isListed } from "../../../app/site-map.ts";
import { fullAddress } from "../../../domain/pictures/picture-files.ts";
import { pictureFilesOf } from "../../images/pictures.ts";
import { allAddresses, screenOf } from "../../pages/addresses.ts";
import type { Content } from "../../read/model.ts";
import { type PageSources, pageSources } from "./page-sources.ts";
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
