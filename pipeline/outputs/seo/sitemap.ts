import { isListed } from "../../../app/site-map.ts";
import { isVisible } from "../../../domain/home-images/home-images.ts";
import { fullAddress } from "../../../domain/pictures/picture-files.ts";
import { picturesOf } from "../../images/image-references.ts";
import { pictureFilesOf } from "../../images/pictures.ts";
import { allAddresses, publishedEntries, screenOf } from "../../pages/addresses.ts";
import type { Content } from "../../read/model.ts";
import { xmlText } from "./xml-text.ts";

/** The date of the last change to each file of content/, by path in it, as "2026-11-22". */
export type LastChanges = ReadonlyMap<string, string>;

/**
 * Renders /sitemap.xml (https://www.sitemaps.org): every indexable page, with its pictures. Where the history of the files is
 * unavailable, lastmod comes from the pages themselves, or is omitted.
 */
export async function sitemap(
  content: Content,
  changes: LastChanges | undefined,
  now: number,
): Promise<string> {
  const addresses = allAddresses(content).filter((address) => isListed(screenOf(content, address)));
  const pages = await Promise.all(
    addresses.map(async (address) => {
      const { texts, pictures, updated } = sourcesOf(content, address, now);
      const files = [...texts, ...pictures.map((picture) => `images/${picture}`)];
      return [
        element("loc", content.site.web + address),
        element("lastmod", changes ? lastChange(files, changes) : updated),
        ...(await Promise.all(pictures.map(pictureFilesOf))).map((picture) => {
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

function element(name: string, text: string | undefined): string {
  return text === undefined ? "" : `<${name}>${xmlText(text)}</${name}>`;
}

/** Returns the date of the last change to any of some files; undefined if it is unknown for one of them. */
function lastChange(files: readonly string[], changes: LastChanges): string | undefined {
  const days = files.map((file) => changes.get(file));
  return days.every((day) => day !== undefined) ? days.sort().at(-1) : undefined;
}

/**
 * Returns the texts and pictures of the page at an address, by path in content/ and in content/images, and the date of its
 * last revision where the texts declare it. A page whose text is in the code has none; the splash page its pictures, by date.
 */
function sourcesOf(content: Content, address: string, now: number) {
  if (address === "/") {
    const { header, images } = content.homeImages;
    const shown = images.filter((image) => isVisible(image, now)).map(({ picture }) => picture);
    const pictures = [header, ...shown].map(({ file }) => file);
    return { texts: ["home-images.yaml"], pictures, updated: undefined };
  }
  const entries = publishedEntries(content)
    .filter((published) => published.address === address)
    .map(({ entry }) => entry);
  return {
    texts: entries.map(({ file }) => file),
    pictures: entries.flatMap(picturesOf).map(({ file }) => file),
    updated: entries
      .map(({ fields }) => fields.updatedDate)
      .sort()
      .at(-1),
  };
}
