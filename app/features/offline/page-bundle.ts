import { OFFLINE_PAGE } from "../../../domain/addresses.ts";
import { KEPT_TITLE } from "./names.ts";

/** What a pack holds: the text of each page and of its data, by address, as the server sends them. */
export type BundledPages = Readonly<Record<string, string>>;

/** Headers that are about one answer, not about how the server answers. */
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
 * The pages of a pack, as if each had been fetched: with the headers, such as the security policy, that the server has
 * given the offline page, which is kept first.
 * @returns none where the pack, or that page, is not to be had: pages can still be fetched one by one
 */
export async function fetchPages(address: string, texts: Cache): Promise<Map<string, Response>> {
  const model = await texts.match(OFFLINE_PAGE);
  if (!model) return new Map();
  try {
    // The browser's own memory would keep all of it a second time.
    const answer = await fetch(address, { priority: "low", cache: "no-store" });
    if (!answer.ok) return new Map();
    return unpack((await answer.json()) as BundledPages, model.headers);
  } catch {
    return new Map();
  }
}

/** The answers of which a pack is made, in memory. */
function unpack(pages: BundledPages, model: Headers): Map<string, Response> {
  return new Map(
    Object.entries(pages).map(([address, text]) => {
      const headers = new Headers(model);
      for (const name of OWN_HEADERS) headers.delete(name);
      if (address.endsWith(".json")) headers.set("Content-Type", "application/json; charset=utf-8");
      return [address, new Response(text, { headers })];
    }),
  );
}
