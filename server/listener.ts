import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { HTTPS_HEADER } from "./policy.ts";
import { serveFile } from "./serve-file.ts";
import type { SiteFiles } from "./site-files.ts";

interface ListenerOptions {
  files: SiteFiles;
  /** Answers at addresses of its own, and what is no question at all. */
  app: Hono;
  /** The security headers of all but parts of pages. */
  headers: Record<string, string>;
}

/** Characters; those of the site have some fifty, and campaign parameters a few hundred. */
const LONGEST_URL = 4_000;

/** Answers with files from memory, the page for what is missing among them; the app sees only what is its own. */
export function createListener({ files, app, headers }: ListenerOptions): RequestListener {
  const answerWithApp = getRequestListener(app.fetch);
  const addressesOfApp = new Set(
    app.routes.filter(({ method }) => method === "GET").map(({ path }) => path),
  );
  return (request, response) => {
    // What speaks https stands in front of this server, and says so.
    if (request.headers["x-forwarded-proto"] === "https") response.setHeader(...HTTPS_HEADER);
    if ((request.url?.length ?? 0) > LONGEST_URL) {
      response.writeHead(414, headers).end();
      return;
    }
    const path = pathOf(request);
    if (!isQuestion(request) || addressesOfApp.has(path)) {
      void answerWithApp(request, response);
      return;
    }
    const address = decoded(path);
    const file = address === undefined ? undefined : files.find(address);
    if (file) {
      serveFile(request, response, file);
      return;
    }
    const withoutSlash = address && withoutLastSlashes(address);
    if (withoutSlash && withoutSlash !== address && files.find(withoutSlash)) {
      response.writeHead(301, { ...headers, Location: withoutSlash + queryOf(request) }).end();
      return;
    }
    serveFile(request, response, files.notFoundPage(path), 404);
  };
}

const isQuestion = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

function pathOf({ url = "/" }: IncomingMessage): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}

/** A path as it is meant; undefined when it cannot be decoded. */
function decoded(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Not a regular expression, which would take long for a path that is all slashes but its end. */
function withoutLastSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}

function queryOf({ url = "/" }: IncomingMessage): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}
