import { cpSync, existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { loadContent } from "../../app/content.server/content.ts";
import type { Content } from "../../app/content.server/model.ts";
import { siteDataModules } from "../../app/content.server/site-data-module.ts";
import type { PageAssets } from "../../app/entry.server.tsx";
import type { ScreenName } from "../../app/screens.ts";
import type { Renderer } from "../../scripts/bundle.ts";

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

/** Where the renderer of drafts finds what is otherwise compiled into it. */
const DRAFT = "draftSiteData";

let bundled: Promise<string> | undefined;
let count = 0;

/**
 * What makes pages with the menus, the address and the pictures of the splash page of some content, which are compiled
 * into the renderer of the site. The first time it is bundled, which takes seconds.
 * @param folder where bundles are kept
 */
export async function rendererWith(content: Content, folder: string): Promise<Renderer> {
  bundled ??= bundleForDrafts(join(folder, "drafts"));
  const file = await bundled.catch((error) => {
    bundled = undefined;
    throw error;
  });
  const modules = await Promise.all(Object.values(siteDataModules).map((make) => make(content)));
  Reflect.set(globalThis, DRAFT, Object.assign({}, ...modules));
  // Evaluated anew each time: it reads the data once.
  count += 1;
  return import(`${pathToFileURL(file).href}?draft=${count}`);
}

async function bundleForDrafts(folder: string): Promise<string> {
  await build({
    configLoader: "native",
    logLevel: "error",
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [draftSiteData()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: "app/entry.server.tsx",
      copyPublicDir: false,
      // In one piece, so that no part of an older evaluation is used.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return resolve(folder, ENTRY);
}

/** Instead of site-data-module.ts: the same modules, with what stands in a global variable when they are evaluated. */
function draftSiteData(): Plugin {
  return {
    name: "draft-site-data",
    enforce: "pre",
    resolveId: (id) => (id in siteDataModules ? `\0draft:${id}` : undefined),
    async load(id) {
      const make = siteDataModules[id.replace("\0draft:", "")];
      if (!id.startsWith("\0draft:") || !make) return undefined;
      return Object.keys(await make(loadContent()))
        .map((name) => `export const ${name} = globalThis.${DRAFT}.${name};`)
        .join("\n");
    },
  };
}
