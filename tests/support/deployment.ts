import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createListener } from "../../server/listener.ts";
import { type InlineHashes, securityHeaders } from "../../server/policy.ts";
import { createSaintsList } from "../../server/saints/saints-list.ts";
import { readSiteFiles, type SiteFile } from "../../server/site-files.ts";
import { listenLocally } from "./free-port.ts";

export type Deployment = Awaited<ReturnType<typeof deploy>>;

const hashes = JSON.parse(readFileSync("build/policy.json", "utf8")) as InlineHashes;
const headers = securityHeaders(hashes);
const readSite = (folder: string) => readSiteFiles(folder, headers);

/** Serves a built site from its folder, on a free port; it can go offline, and be upgraded to another version. */
export async function deploy(folder: string) {
  const changed = new Map<string, SiteFile | undefined>();
  const requests: string[] = [];
  let isCut = false;
  let wasCut = false;
  let held: RegExp | undefined;
  const waiting: (() => void)[] = [];
  let failure: number | undefined;
  let files = readSite(folder);

  const listener = createListener({
    files: {
      ...files,
      find: (address) => (changed.has(address) ? changed.get(address) : files.find(address)),
    },
    saints: createSaintsList({}),
    headers,
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://site.invalid");
    requests.push(pathname);
    if (isCut) request.socket.destroy();
    else if (failure !== undefined && pathname.startsWith("/app/")) {
      response.writeHead(failure, { "Content-Type": "text/plain" }).end("Server error");
    } else if (held?.test(pathname)) waiting.push(() => listener(request, response));
    else listener(request, response);
  });

  return {
    origin: `http://127.0.0.1:${await listenLocally(server)}`,
    /** The addresses of all requests received. */
    requests,
    /** Stops answering requests, or resumes. */
    setCut(value: boolean): void {
      isCut = value;
      wasCut ||= value;
      if (isCut) server.closeAllConnections();
    },
    /** Tells whether it has ever stopped. */
    wasCut: () => wasCut,
    /** Delays requests for some addresses from now on; undefined answers them all, the delayed ones first. */
    hold(addresses: RegExp | undefined): void {
      held = addresses;
      for (const answer of waiting.splice(0)) answer();
    },
    /** Answers requests for pages and their data with an error status from now on; undefined resumes. */
    fail(status: number | undefined): void {
      failure = status;
    },
    /** Replaces the site by another build, from a folder. */
    upgrade(next: string): void {
      files = readSite(next);
      changed.clear();
    },
    /** Publishes a version in which some files are changed or deleted. */
    publish(changes: Record<string, (text: string) => string | undefined>): void {
      for (const [address, change] of Object.entries(changes)) {
        const file = files.find(address);
        if (!file) throw new Error(`${address} is not in the built site.`);
        const text = change(file.variants.identity.body.toString());
        changed.set(address, text === undefined ? undefined : withText(file, text));
      }
    },
    [Symbol.asyncDispose](): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function withText(file: SiteFile, text: string): SiteFile {
  const body = Buffer.from(text);
  const etag = `"${Math.random()}"`;
  const headers = { ...file.variants.identity.headers, ETag: etag };
  const bodyHeaders = {
    ...file.variants.identity.bodyHeaders,
    ETag: etag,
    "Content-Length": String(body.length),
  };
  return { ...file, variants: { identity: { body, etag, headers, bodyHeaders } } };
}
