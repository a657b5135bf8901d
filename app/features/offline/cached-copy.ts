import { KEPT_ON } from "../../storage/cached-texts.ts";
import { KEPT_DIGEST, KEPT_TITLE } from "./names.ts";

/** Marks a page as shown from memory, where the page itself and its scripts can see it. */
export function markPage(html: string, keptOn: string): string {
  return html.replace("<html ", `<html data-kept-on="${keptOn}" `);
}

/** The title of a page, without the name of the site. */
export function titleOf(html: string): string {
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
  return title.replace(/ · Santuario di Canneto$/, "").replaceAll("&amp;", "&");
}

/** An answer as it is kept: with the date, its digest and, for a page, its mark and its title. */
export async function cachedCopy(answer: Response, digest: string, now: Date): Promise<Response> {
  const keptOn = now.toISOString();
  const headers = new Headers(answer.headers);
  // They are about the answer on its way, which the browser has unpacked since.
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
