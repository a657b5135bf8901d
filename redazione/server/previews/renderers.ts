import { cpSync, existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { build, type Plugin } from "vite";
import type { PageAssets } from "../../../app/entry.server.tsx";
import type { ScreenName } from "../../../app/site-map.ts";
import { siteDataModules } from "../../../pipeline/pages/site-data-module.ts";
import { loadContent } from "../../../pipeline/read/content.ts";
import type { Content } from "../../../pipeline/read/model.ts";
import type { Renderer } from "../../../pipeline/render/bundle.ts";

/** The scripts and styles of each screen, of a built site. */
export function assetsOf(site: string): Record<ScreenName, PageAssets> {
  return JSON.parse(readFileSync(join(site, "renderer/assets.json"), "utf8"));
}

/**
 * What made the pages of a built site. It is imported from a copy of its own for each build: a module that was imported
 * once stays, and its parts know each other by their addresses.
 * @param folder where the copies are kept
 */
export function rendererOf(site: string, folder: string): Promise<Renderer> {
  const original = join(site, "renderer");
  const copy = join(folder, String(statSync(join(original, ENTRY)).mtimeMs));
  if (!existsSync(join(copy, ENTRY))) cpSync(original, copy, { recursive: true });
  return import(pathToFileURL(resolve(copy, ENTRY)).href);
}

const ENTRY = "entry.server.js";

/** The name by which the renderer of drafts knows what is otherwise compiled into it. */
const DRAFT = "draftSiteData";

/** Evaluates the bundle once more, with other data: what it gives is thrown away with the draft. */
type MakeRenderer = (data: object) => Renderer;

let bundled: Promise<MakeRenderer> | undefined;
const renderers = new WeakMap<Content, Promise<Renderer>>();

/**
 * What makes pages with the menus, the address and the pictures of the splash page of some content, which are compiled
 * into the renderer of the site. The first time it is bundled, which takes seconds.
 */
export function rendererWith(content: Content): Promise<Renderer> {
  const renderer = renderers.get(content) ?? makeRenderer(content);
  renderers.set(content, renderer);
  return renderer;
}

async function makeRenderer(content: Content): Promise<Renderer> {
  bundled ??= bundleForDrafts();
  const make = await bundled.catch((error) => {
    bundled = undefined;
    throw error;
  });
  const modules = await Promise.all(Object.values(siteDataModules).map((data) => data(content)));
  return make(Object.assign({}, ...modules));
}

async function bundleForDrafts(): Promise<MakeRenderer> {
  const made = await build({
    configLoader: "native",
    logLevel: "error",
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    // Whoever runs it: of React for development there is nothing in it.
    oxc: { jsx: { runtime: "automatic", development: false } },
    plugins: [draftSiteData()],
    build: {
      write: false,
      ssr: "app/entry.server.tsx",
      // In one piece, and as a function: a module that was imported stays for ever.
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

/** Instead of site-data-module.ts: the same modules, with what the renderer is made with. */
function draftSiteData(): Plugin {
  return {
    name: "draft-site-data",
    enforce: "pre",
    resolveId: (id) => (id in siteDataModules ? `\0draft:${id}` : undefined),
    async load(id) {
      const make = siteDataModules[id.replace("\0draft:", "")];
      if (!id.startsWith("\0draft:") || !make) return undefined;
      return Object.keys(await make(loadContent()))
        .map((name) => `export const ${name} = ${DRAFT}.${name};`)
        .join("\n");
    },
  };
}
