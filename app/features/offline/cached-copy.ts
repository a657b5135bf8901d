import { KEPT_ON } from "../../storage/cached-texts.ts";
import { KEPT_DIGEST, KEPT_TITLE } from "./names.ts";

/** Returns a page's title without the name of the site. */
function titleOf(html: string): string {
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
  // An attribute says so to the page and its scripts.
  return new Response(text.replace("<html ", `<html data-kept-on="${keptOn}" `), { headers });
}

/** Base64 characters of a digest: 132 bits, beyond accidental collisions and brute force. */
const LENGTH = 22;

/** Returns the beginning of the SHA-256 of some bytes, in base64; the same in the build and in the worker. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash)).slice(0, LENGTH);
}

/** Returns whether a response is a complete file with this digest, decoded. Its body can still be read. */
export async function hasDigest(answer: Response, digest: string): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected) return false;
  return (await digestOf(await answer.clone().arrayBuffer())) === digest;
}

/** Returns a response that has the digest, or is an error; else fetches it again past the HTTP cache. */
export async function orAskedAnew(
  answer: Response,
  request: RequestInfo,
  digest: string,
): Promise<Response> {
  if (!answer.ok || (await hasDigest(answer, digest))) return answer;
  return fetch(request, { cache: "reload" });
}
