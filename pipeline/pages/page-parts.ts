import type { PageLink } from "../../app/page-components/neighbour-links/neighbour-links.tsx";
import { type ReferencesImages, withPicture, withPictures } from "../images/pictures.ts";
import type { Entry } from "../read/entry.ts";
import type { Content } from "../read/model.ts";
import { entryAt, sectionAt } from "./addresses.ts";

/* The data that screens have in common, from the content and an address. */

/** Returns the public fields of an entry, with its text. Open questions are left out: they are for the rector alone. */
export async function shownFields<Fields extends ReferencesImages & { toConfirm: string[] }>({
  fields,
  prose,
}: Entry<Fields>) {
  const { toConfirm: _forTheRector, ...shown } = fields;
  return { ...(await withPictures(shown)), html: prose.html };
}

/** Returns a link card of a page: its title, summary and picture. */
export async function doorTo(content: Content, address: string) {
  const { title = "", summary = "", picture } = entryAt(content, address)?.entry.fields ?? {};
  return withPicture({ address, title, summary, picture });
}

export async function sectionData(content: Content, address: string) {
  const section = sectionAt(content, address);
  if (!section) return undefined;
  const pages = section.addresses.map((page) => ({
    title: entryAt(content, page)?.entry.fields.title ?? "",
    address: page,
  }));
  return { title: section.title, pages, neighbours: await neighboursOf(content, pages, address) };
}

/** Returns the previous and the next page in a list, for reading in sequence; the next with its picture. */
export async function neighboursOf(content: Content, pages: readonly PageLink[], address: string) {
  const position = pages.findIndex((page) => page.address === address);
  const next = pages[position + 1];
  const picture = next && entryAt(content, next.address)?.entry.fields.picture;
  return {
    previous: pages[position - 1],
    next: next && (await withPicture({ title: next.title, address: next.address, picture })),
  };
}
