import { env, waitUntil } from "cloudflare:workers";
import hashes from "../build/policy.json";
import road from "../build/road.json";
import { createApp } from "./app.ts";
import { REVALIDATE } from "./cache-policy.ts";
import { contentTypeOf } from "./content-types.ts";
import { saintsSource } from "./fetch-saints.ts";
import { notFoundFile } from "./not-found-file.ts";
import { securityHeaders } from "./policy.ts";
import { createSaintsList } from "./saints-list.ts";

/*
 * The server on Cloudflare Workers (wrangler.jsonc, docs/hosting.md). Cloudflare serves the files itself, with the
 * headers of build/client/_headers; what is not a file comes here.
 */

const askSource = saintsSource(env.SANTI_URL);

/** Asks the source; what one request has begun goes on when it is answered, for others may wait for it. */
function ask(source: NonNullable<typeof askSource>) {
  const list = source();
  waitUntil(list.catch(() => undefined));
  return list;
}

const app = createApp({
  headers: securityHeaders(hashes),
  saints: createSaintsList({ fetchList: askSource && (() => ask(askSource)) }),
  road,
});

app.notFound(async ({ req: { url } }) => {
  // Cloudflare knows pages by their names without the extension.
  const address = notFoundFile(new URL(url).pathname).replace(".html", "");
  const { body } = await env.ASSETS.fetch(new Request(new URL(address, url)));
  return new Response(body, {
    status: 404,
    headers: { "Content-Type": contentTypeOf("404.html").type, "Cache-Control": REVALIDATE },
  });
});

export default app;
