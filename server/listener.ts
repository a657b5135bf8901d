import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { HTTPS_HEADER } from "./policy.ts";
import { serveFile } from "./serve-file.ts";
import type { SiteFiles } from "./site-files.ts";

interface ListenerOptions {
  files: SiteFiles;
  /** Answers whatever is not a file. */
  app: Hono;
  /** The security headers of every answer. */
  headers: Record<string, string>;
}

/** Characters; those of the site have some fifty, and campaign parameters a few hundred. */
const LONGEST_URL = 4_000;

/** Answers with files from memory first; the app sees only what is not a file. */
export function createListener({ files, app, headers }: ListenerOptions): RequestListener {
  const answerWithApp = getRequestListener(app.fetch);
  return (request, response) => {
    // What speaks https stands in front of this server, and says so.
    if (request.headers["x-forwarded-proto"] === "https") response.setHeader(...HTTPS_HEADER);
    if ((request.url?.length ?? 0) > LONGEST_URL) {
      response.writeHead(414, headers).end();
      return;
    }
    const address =
      request.method === "GET" || request.method === "HEAD" ? addressOf(request) : undefined;
    const file = address === undefined ? undefined : files.find(address);
    if (file) {
      serveFile(request, response, file, { headers });
      return;
    }
    const withoutSlash = address && withoutLastSlashes(address);
    if (withoutSlash && withoutSlash !== address && files.find(withoutSlash)) {
      response.writeHead(301, { ...headers, Location: withoutSlash + queryOf(request) }).end();
      return;
    }
    void answerWithApp(request, response);
  };
}

/** The decoded path of a request; undefined when it cannot be decoded. */
function addressOf(request: IncomingMessage): string | undefined {
  const [path = "/"] = (request.url ?? "/").split("?", 1);
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

function queryOf(request: IncomingMessage): string {
  const start = request.url?.indexOf("?") ?? -1;
  return start === -1 ? "" : (request.url?.slice(start) ?? "");
}
