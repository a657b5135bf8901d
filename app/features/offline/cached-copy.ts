import { KEPT_ON } from "../../storage/cached-texts.ts";
import { KEPT_DIGEST, KEPT_TITLE } from "./names.ts";

/** Marks a page as served from the cache, in an attribute that the page and its scripts can read. */
export function markPage(html: string, keptOn: string): string {
  return html.replace("<html ", `<html data-kept-on="${keptOn}" `);
}

/** Returns a page's title without the name of the site. */
export function titleOf(html: string): string {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
  return title.replace(/ · Santuario di Canneto$/, "").replaceAll("&amp;", "&");
}

/** Returns a response as it is cached: with the date, its digest and, for a page, its mark and its title. */
export async function cachedCopy(answer: Response, digest: string, now: Date): Promise<Response> {
  const keptOn = now.toISOString();
  const headers = new Headers(answer.headers);
  // They describe the transfer, which the browser has decoded since.
  headers.delete("Content-Encoding");
  headers.delete("Content-Length");
  headers.set(KEPT_ON, keptOn);
  headers.set(KEPT_DIGEST, digest);
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage) return new Response(await answer.arrayBuffer(), { headers });
  const text = await answer.text();
  headers.set(KEPT_TITLE, encodeURIComponent(titleOf(text)));
  return new Response(markPage(text, keptOn), { headers });
}
