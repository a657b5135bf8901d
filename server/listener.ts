import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Bulletin, bulletinInForce, ROAD_ADDRESS } from "../domain/road/bulletins.ts";
import { tried } from "../domain/untrusted.ts";
import { NO_STORE, REVALIDATE } from "./cache-policy.ts";
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

type Answer = [status: number, cacheControl: string, said: unknown];

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
  /** What is no file of the site, by address (docs/public-names.md, "Server"). */
  const answers: Record<string, () => Promise<Answer>> = {
    "/healthz": async () => {
      const state = {
        status: "ok",
        pages: files.pages,
        uptimeSeconds: Math.round(process.uptime()),
      };
      return [200, NO_STORE, { ...state, saints: saints.metrics() }];
    },
    "/api/santi.json": async () => {
      const list = await saints.get();
      if (list) return [200, REVALIDATE, list.saints];
      return [502, NO_STORE, { error: "The list of saints is not available." }];
    },
    // The built file has the state of the road at build time; this is the current one.
    [ROAD_ADDRESS]: async () => [200, NO_STORE, bulletinInForce(road, Date.now()) ?? null],
  };
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
    const answer = answers[address];
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

/** Sends an answer as JSON with the headers of a page; Node leaves its body out for HEAD. */
async function sendAnswer(
  response: ServerResponse,
  ask: () => Promise<Answer>,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const [status, cacheControl, said] = await ask().catch((error): Answer => {
    console.error(error);
    return [500, NO_STORE, { error: "Errore del server. Riprovate fra poco." }];
  });
  const body = JSON.stringify(said);
  const own = { "Cache-Control": cacheControl, "Content-Type": "application/json" };
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, ...own, "Content-Length": length }).end(body);
}

/** Checks whether the proxy in front of this server reports https; of several, the first one knows. */
function isOverHttps({ headers }: IncomingMessage): boolean {
  return /^https\s*(,|$)/i.test(String(headers["x-forwarded-proto"] ?? ""));
}
