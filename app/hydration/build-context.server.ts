import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type EntryContext, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from "react-router";
import { encode } from "turbo-stream";
import beforePaint from "./before-paint.js?raw";
import type { BootData } from "./boot-data.ts";
import type { BuildContextValue } from "./build-context.ts";
import start from "./start.js?raw";

const CLIENT_BUILD = "build/client";

/** Routes whose page stands for addresses that do not exist, and the route whose error page shows it. */
const NOT_FOUND_BOUNDARIES: Record<string, string> = {
  "not-found": "root",
  "app-not-found": "shell",
};

/** Gathers what a page carries besides its own HTML; the hand-over only on the pages that are built. */
export async function createBuildContext(
  context: EntryContext,
  isPrerendering: boolean,
): Promise<BuildContextValue> {
  const beforePaintScript = withoutComments(beforePaint);
  if (!isPrerendering) return { beforePaintScript };
  return {
    beforePaintScript,
    handOver: {
      stylesheets: readStylesheets(),
      boot: JSON.stringify(await bootData(context)).replaceAll("<", "\\u003c"),
      startScript: withoutComments(start),
    },
  };
}

function withoutComments(script: string): string {
  return script.replace(/^\s*\/\/.*\n/gm, "").trim();
}

let stylesheets: Map<string, string> | undefined;

function readStylesheets(): ReadonlyMap<string, string> {
  stylesheets ??= new Map(
    readdirSync(join(CLIENT_BUILD, "assets"))
      .filter((name) => name.endsWith(".css"))
      .map((name) => [
        `/assets/${name}`,
        readFileSync(join(CLIENT_BUILD, "assets", name), "utf8").trim(),
      ]),
  );
  return stylesheets;
}

async function bootData(context: EntryContext): Promise<BootData> {
  const { manifest, staticHandlerContext } = context;
  const routeIds = staticHandlerContext.matches.map((match) => match.route.id);
  const roots = [manifest.entry, ...routeIds.flatMap((id) => manifest.routes[id] ?? [])];
  const imports = roots.flatMap((root) => root.imports ?? []);
  return {
    // What they import comes first: the largest files are among it, and nothing runs without them.
    modules: [...new Set([...imports, manifest.url, ...roots.map(({ module }) => module)])],
    manifest: manifest.url,
    context: JSON.parse(context.serverHandoffString ?? "{}") as Record<string, unknown>,
    state: await encodeState(routeIds, staticHandlerContext.loaderData),
  };
}

/** Encodes the state from which React Router hydrates, in the format it decodes. */
async function encodeState(
  routeIds: string[],
  loaderData: Record<string, unknown>,
): Promise<string> {
  const state = {
    loaderData: Object.fromEntries(
      Object.entries(loaderData).map(([id, data]) => [id, withoutProse(data)]),
    ),
    errors: notFoundErrors(routeIds),
  };
  const stream = encode(state, {
    plugins: [
      (value) =>
        value instanceof ErrorResponseImpl
          ? ["ErrorResponse", value.data, value.status, value.statusText]
          : false,
    ],
  });
  return new Response(stream).text();
}

/** The prose is in the HTML already; components/prose.tsx keeps it when hydrating. */
function withoutProse(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("prose" in data)) return data;
  const { prose: _inTheHtml, ...rest } = data;
  return rest;
}

/**
 * The not-found page is served at any address, also where a route would match ("/app/inni/mai-scritto").
 * An error of status 404 makes React Router show the same page there without looking for data.
 */
function notFoundErrors(routeIds: string[]): Record<string, ErrorResponseImpl> | null {
  const boundary = routeIds.map((id) => NOT_FOUND_BOUNDARIES[id]).find((id) => id !== undefined);
  return boundary ? { [boundary]: new ErrorResponseImpl(404, "Not Found", null) } : null;
}
