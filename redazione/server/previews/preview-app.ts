import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { Hono } from "hono";
import { contentFile } from "../../../pipeline/outputs/data-files.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import type { Renderer } from "../../../pipeline/render/bundle.ts";
import { builtPage } from "../../../pipeline/render/prerender.ts";
import { contentTypeOf } from "../../../server/content-types.ts";
import { type InlineHashes, securityHeaders } from "../../../server/policy.ts";
import type { Served } from "../calls.ts";
import { builtFile } from "../content-path.ts";
import { originsOf, ownPagesOnly, plainHeaders } from "../guard.ts";
import { RefusedError } from "../refusals.ts";
import { frameScript, momentIn, parameterIn } from "./frame-script.ts";
import { DRAFT_PARAMETER, type ShownDraft } from "./previews.ts";
import { assetsOf, rendererOf, rendererWith } from "./renderers.ts";

/** Consent, which notices need and whose dialog would cover the page, is answered in the frame. */
const CONSENT = "cookieConsent=accepted; Path=/; SameSite=None; Secure; Partitioned";

/** Creates the previews' server: the site with a draft, which a page names in its address, and its requests in Referer. */
export function createPreviewApp({ desk: { state }, previews, site, door }: Served): Hono {
  const renderers = join(state, "renderers");
  rmSync(renderers, { recursive: true, force: true });
  const app = new Hono();
  app.use(plainHeaders);
  app.use(ownPagesOnly(door, "previews"));
  app.get("*", async ({ req }) => {
    const address = req.path.replace(/(?<=.)\/$/, "");
    // It would cache pages of drafts.
    if (address === "/service-worker.js") return new Response(null, { status: 404 });
    const addresses = [req.url, req.header("Referer")];
    const draft = previews.get(parameterIn(addresses, DRAFT_PARAMETER) ?? "");
    const rendererFor = ({ content, isStill }: ShownDraft) =>
      isStill
        ? rendererWith(content, momentIn(addresses) ?? Date.now())
        : rendererOf(site, renderers);
    const body = draft && (await answerOf(draft.content, address, site, () => rendererFor(draft)));
    const built = () => builtFile(join(site, "client"), address);
    const bytes = body ?? built();
    if (bytes === undefined) return new Response(null, { status: 404 });
    const isPage = !/\.\w+$/.test(address);
    const { desk } = originsOf(door);
    const { code, hash } = frameScript(desk, addresses);
    const page = draft?.isStill ? withoutScripts(String(bytes)) : String(bytes);
    const shown = isPage ? page.replace("<head>", () => `<head><script>${code}</script>`) : bytes;
    return new Response(shown as BodyInit, {
      headers: {
        ...framedHeaders(site, desk, hash),
        "Content-Type": contentTypeOf(isPage ? "index.html" : address).type,
        "Cache-Control": "no-store",
        "Set-Cookie": CONSENT,
      },
    });
  });
  app.onError((error, context) => {
    if (error instanceof RefusedError) return context.text(error.message, 403);
    console.error(error);
    return context.text("L’anteprima ha avuto un guasto.", 500);
  });
  return app;
}

/** Returns the response that a draft gives at an address; undefined if it does not depend on the draft. */
async function answerOf(
  content: Content,
  address: string,
  site: string,
  makeRenderer: () => Promise<Renderer>,
): Promise<string | Buffer | undefined> {
  const file = await contentFile(content, address);
  if (file !== undefined) return file;
  // Only the site's own server has an API: previews behave as on a static host.
  if (/^\/(api|dati|santiLocali)\//.test(address)) return undefined;
  const isData = address.endsWith(".json");
  if (/\.\w+$/.test(address) && !isData) return undefined;
  const makePages = await makeRenderer();
  const page = await builtPage(content, makePages, address.replace(/\.json$/, "") || "/");
  if (!page) return undefined;
  if (isData) return JSON.stringify(page.props);
  return soon(makePages.renderPage(page, assetsOf(site)[page.screen]));
}

/** Milliseconds before a render counts as failed: React may not report it at all. */
const TIMEOUT = 20_000;

async function soon(page: Promise<string>): Promise<string> {
  const made = await Promise.race([page, later(TIMEOUT, undefined, { ref: false })]);
  if (made === undefined) throw new Error("The page was not made in time.");
  return made;
}

/** Removes the scripts of a page, which have outdated data. */
const withoutScripts = (page: string) => page.replace(/<script\b.*?<\/script>/gs, "");

/** Returns the site's headers, changed so that the desk may frame its pages. @param hash that of the frame's script */
function framedHeaders(site: string, desk: string, hash: string) {
  const hashes: InlineHashes = JSON.parse(readFileSync(join(site, "policy.json"), "utf8"));
  const { "X-Frame-Options": _none, ...headers } = securityHeaders(hashes);
  const policy = (headers["Content-Security-Policy"] ?? "")
    .replace("frame-ancestors 'none'", `frame-ancestors ${desk}`)
    .replace("worker-src 'self'", "worker-src 'none'")
    .replace(/script-src [^;]*/, (scripts) => `${scripts} ${hash}`);
  return { ...headers, "Content-Security-Policy": policy };
}
