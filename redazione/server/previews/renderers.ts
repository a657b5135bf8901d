import { cpSync, existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { build } from "vite";
import type { PageAssets } from "../../../app/entry.server.tsx";
import type { ScreenName } from "../../../app/site-map.ts";
import { siteDataModule, siteDataModules } from "../../../pipeline/pages/site-data-module.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import type { Renderer } from "../../../pipeline/render/bundle.ts";

/** Returns the scripts and styles of each screen of a built site. */
export function assetsOf(site: string): Record<ScreenName, PageAssets> {
  return JSON.parse(readFileSync(join(site, "renderer/assets.json"), "utf8"));
}

/** Imports the renderer of a built site, from a separate copy for each build: Node caches an imported module for good. */
export function rendererOf(site: string, folder: string): Promise<Renderer> {
  const original = join(site, "renderer");
  const copy = join(folder, String(statSync(join(original, ENTRY)).mtimeMs));
  if (!existsSync(join(copy, ENTRY))) cpSync(original, copy, { recursive: true });
  return import(pathToFileURL(resolve(copy, ENTRY)).href);
}

const ENTRY = "entry.server.js";

/** The global by which the drafts' renderer receives the data otherwise compiled into it. */
const DRAFT = "draftSiteData";

/** Evaluates the bundle again with other data; the result can be garbage-collected with its draft. */
type MakeRenderer = (data: object) => Renderer;

let bundled: Promise<MakeRenderer> | undefined;

/**
 * Returns a renderer with what the site's has compiled in: menus, address and splash page. The first call takes seconds.
 * @param instant what its pages take for now, in milliseconds since the epoch
 */
export async function rendererWith(content: Content, instant: number): Promise<Renderer> {
  bundled ??= bundleForDrafts();
  const make = await bundled.catch((error) => {
    bundled = undefined;
    throw error;
  });
  const modules = await Promise.all(Object.values(siteDataModules).map((data) => data(content)));
  return make(Object.assign({ instant }, ...modules));
}

async function bundleForDrafts(): Promise<MakeRenderer> {
  const made = await build({
    configLoader: "native",
    logLevel: "error",
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"', __BUILD_INSTANT__: `${DRAFT}.instant` },
    // The same in every environment: no development build of React.
    oxc: { jsx: { runtime: "automatic", development: false } },
    // Before the site's own, of the same modules: the data are passed to the renderer.
    plugins: [{ ...siteDataModule((name) => `${DRAFT}.${name}`), enforce: "pre" }],
    build: {
      write: false,
      ssr: "app/entry.server.tsx",
      // One chunk, evaluated as a function: an imported module would never be freed.
      rolldownOptions: { output: { codeSplitting: false, format: "cjs" } },
    },
  });
  const chunk = [made].flat().flatMap((one) => ("output" in one ? one.output : []))[0];
  const code = chunk?.type === "chunk" ? chunk.code : "";
  const evaluate = compileFunction(code, ["require", "exports", "module", DRAFT]);
  const require = createRequire(import.meta.url);
  return (data) => {
    const module = { exports: {} };
    evaluate(require, module.exports, module, data);
    return module.exports as Renderer;
  };
}
