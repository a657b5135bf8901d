import type { IncomingMessage, RequestListener } from "node:http";
import type { Bulletin } from "../domain/road/bulletins.ts";
import { tried } from "../domain/untrusted.ts";
import { createApp, sendAnswer } from "./app.ts";
import { ALLOWED_METHODS, flawOf, refusalHeaders, targetOf } from "./http/request.ts";
import { HTTPS_HEADER } from "./policy.ts";
import { ownRedirects, type Redirect, redirectOf } from "./redirects.ts";
import type { SaintsList } from "./saints/saints-list.ts";
import { serveFile } from "./serve-file.ts";
import type { SiteFiles } from "./site-files.ts";

interface ListenerOptions {
  files: SiteFiles;
  saints: SaintsList;
  road?: readonly Bulletin[];
  redirects?: readonly Redirect[];
  /** The security headers of everything but subresources. */
  headers: Record<string, string>;
}

/** In characters; the site's URLs have some fifty, and campaign parameters a few hundred. */
const LONGEST_URL = 4_000;

/** Creates the request listener: files from memory, including the not-found page, and the server's own answers. */
export function createListener({
  files,
  saints,
  road = [],
  redirects = ownRedirects,
  headers,
}: ListenerOptions): RequestListener {
  const app = createApp({ pages: files.pages, saints, road });
  const refusal = refusalHeaders(headers);
  return (request, response) => {
    if (isOverHttps(request)) response.setHeader(...HTTPS_HEADER);
    const refuse = (status: number, more = {}) =>
      void response.writeHead(status, { ...refusal, ...more }).end();
    if ((request.url?.length ?? 0) > LONGEST_URL) return refuse(414);
    const flaw = flawOf(request);
    if (flaw) return refuse(flaw, { Connection: "close" });
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(405, { Allow: ALLOWED_METHODS });
    const { path, query } = targetOf(request);
    const address = tried(() => decodeURIComponent(path));
    if (address === undefined) return serveFile(request, response, files.notFoundPage(path), 404);
    const answer = app[address];
    if (answer) return void sendAnswer(response, answer, headers);
    const file = files.find(address);
    if (file) return serveFile(request, response, file);
    // Without its last slashes; from the first of them only, for each would be tried in a path of nothing else.
    const page = address.replace(/(?<!\/)\/+$/, "");
    const to =
      page !== address && files.find(page)?.isPage
        ? page.split("/").map(encodeURIComponent).join("/")
        : redirectOf(redirects, address);
    if (to) refuse(301, { Location: to + query });
    else serveFile(request, response, files.notFoundPage(path), 404);
  };
}

/** Checks whether the proxy in front of this server reports https; of several, the first one knows. */
function isOverHttps({ headers }: IncomingMessage): boolean {
  return /^https\s*(,|$)/i.test(String(headers["x-forwarded-proto"] ?? ""));
}
