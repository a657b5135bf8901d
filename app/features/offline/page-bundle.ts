import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { KEPT_TITLE } from "./names.ts";

/** Contents of a bundle: the text of each page and of its data, by address, as the server sends them. */
export type BundledPages = Readonly<Record<string, string>>;

/** Headers that are specific to one response, not to how the server responds. */
const OWN_HEADERS = [
  "Age",
  "Content-Disposition",
  "Date",
  "ETag",
  "Last-Modified",
  "Link",
  KEPT_TITLE,
];

/**
 * Returns the pages of a bundle as if fetched singly, with the headers of the offline page, which is cached first; none where
 * either is unavailable: pages can still be fetched one by one.
 */
export async function fetchPages(address: string, texts: Cache): Promise<Map<string, Response>> {
  const pages = new Map<string, Response>();
  const model = await texts.match(OFFLINE_PAGE);
  if (!model) return pages;
  try {
    // The HTTP cache would store all of it a second time.
    const answer = await fetch(address, { priority: "low", cache: "no-store" });
    if (!answer.ok) return pages;
    for (const [page, text] of Object.entries((await answer.json()) as BundledPages)) {
      const headers = new Headers(model.headers);
      for (const name of OWN_HEADERS) headers.delete(name);
      if (page.endsWith(".json")) headers.set("Content-Type", "application/json; charset=utf-8");
      pages.set(page, new Response(text, { headers }));
    }
  } catch {
    // Neither the network nor the server has it.
  }
  return pages;
}
