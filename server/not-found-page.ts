import { chooseEncoding } from "./negotiate.ts";
import type { SiteFiles } from "./site-files.ts";

/** The answer to a request for an address that exists nowhere: the page of its tree, packed if the browser unpacks. */
export function notFoundPage(files: SiteFiles, request: Request): Response {
  const file = files.notFoundPage(new URL(request.url).pathname);
  const encoding = chooseEncoding(file, request.headers.get("Accept-Encoding") ?? undefined);
  const { body } = file.variants[encoding] ?? file.variants.identity;
  return new Response(body, {
    status: 404,
    headers: {
      "Content-Type": file.contentType,
      "Cache-Control": file.cacheControl,
      "Content-Length": String(body.length),
      Vary: "Accept-Encoding",
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    },
  });
}
