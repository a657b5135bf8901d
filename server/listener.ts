import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { ALLOWED_METHODS, refusalHeaders } from "./http/refusal.ts";
import { flawOf, targetOf } from "./http/request.ts";
import { HTTPS_HEADER } from "./policy.ts";
import { ownRedirects, type Redirect, redirectOf } from "./redirects.ts";
import { serveFile } from "./serve-file.ts";
import type { SiteFiles } from "./site-files.ts";

interface ListenerOptions {
  files: SiteFiles;
  /** Handles the dynamic addresses. */
  app: Hono;
  redirects?: readonly Redirect[];
  /** The security headers of everything but subresources. */
  headers: Record<string, string>;
}

/** In characters; the site's URLs have some fifty, and campaign parameters a few hundred. */
const LONGEST_URL = 4_000;

/** Creates the request listener: files from memory, including the not-found page; the app gets only its own routes. */
export function createListener({
  files,
  app,
  redirects = ownRedirects,
  headers,
}: ListenerOptions): RequestListener {
  const answerWithApp = getRequestListener(app.fetch, { hostname: "localhost" });
  const addressesOfApp = new Set(
    app.routes.filter(({ method }) => method === "GET").map(({ path }) => path),
  );
  const refusal = refusalHeaders(headers);
  return (request, response) => {
    if (isOverHttps(request)) response.setHeader(...HTTPS_HEADER);
    if ((request.url?.length ?? 0) > LONGEST_URL) {
      response.writeHead(414, refusal).end();
      return;
    }
    const flaw = flawOf(request);
    if (flaw) {
      response.writeHead(flaw, { ...refusal, Connection: "close" }).end();
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { ...refusal, Allow: ALLOWED_METHODS }).end();
      return;
    }
    const { path, query } = targetOf(request);
    const address = decoded(path);
    if (address !== undefined && addressesOfApp.has(address)) {
      // The host is dropped: routes do not depend on the site's name.
      request.url = address + query;
      delete request.headers.host;
      void answerWithApp(request, response);
      return;
    }
    const file = address === undefined ? undefined : files.find(address);
    if (file) {
      serveFile(request, response, file);
      return;
    }
    const withoutSlash = address && withoutLastSlashes(address);
    if (withoutSlash && withoutSlash !== address && files.find(withoutSlash)?.isPage) {
      response.writeHead(301, { ...refusal, Location: encoded(withoutSlash) + query }).end();
      return;
    }
    const to = address && redirectOf(redirects, address);
    if (to) response.writeHead(301, { ...refusal, Location: to + query }).end();
    else serveFile(request, response, files.notFoundPage(path), 404);
  };
}

/** Checks whether the proxy in front of this server reports https; of several, the first one knows. */
function isOverHttps({ headers }: IncomingMessage): boolean {
  return /^https\s*(,|$)/i.test(String(headers["x-forwarded-proto"] ?? ""));
}

/** Decodes a path; undefined if it is malformed. */
function decoded(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Encodes an address for a header. */
function encoded(address: string): string {
  return address.split("/").map(encodeURIComponent).join("/");
}

/** Strips trailing slashes; a regular expression would be slow on a path that is all slashes but its end. */
function withoutLastSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}
