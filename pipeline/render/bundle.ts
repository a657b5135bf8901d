import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import type { PageAssets } from "../../app/entry.server.tsx";
import type { BuildContextValue } from "../../app/hydration/build-context.ts";
import type { ScreenName } from "../../app/site-map.ts";
import { siteMap } from "../pages/addresses.ts";
import { BROWSERS } from "./browsers.ts";

/** The bundled module that renders the pages: app/entry.server.tsx. */
export type Renderer = typeof import("../../app/entry.server.tsx");

const ENTRY = "app/entry.client.tsx";

/** Entry points for pages with a widget, by its kind, or with a gallery: the others do not load its styles. */
const SPECIAL_PARTS = {
  feasts: "app/features/feasts/upcoming-feasts.tsx",
  hours: "app/features/hours/hours-box.tsx",
  road: "app/features/road/road-bulletin.tsx",
  call: "app/features/telephone/telephone-box.tsx",
  pictures: "app/screens/story/story-pictures.tsx",
  rosary: "app/features/rosary/rosary-guide.tsx",
  gallery: "app/features/carousel/carousel.tsx",
};

/** Bundles the browser's code and the renderer of the pages, each into a folder. */
export async function bundle(site: string, serverFolder: string): Promise<Renderer> {
  const common = { configLoader: "native", logLevel: "warn" } as const;
  await build({ ...common, build: { outDir: site, manifest: true } });
  await build({
    ...common,
    // Bundles dependencies, React included: its variant must not depend on the environment at run time.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: serverFolder, ssr: "app/entry.server.tsx", copyPublicDir: false },
  });
  return import(pathToFileURL(resolve(serverFolder, "entry.server.js")).href);
}

/** Reads the scripts and styles of each screen from the bundler's manifest. */
export async function readAssets(site: string): Promise<Record<ScreenName, PageAssets>> {
  const manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8")) as Manifest;
  const compiled = await inlineScripts();
  const addresses = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  const stylesOf = (chunks: Manifest[string][]) =>
    addresses(chunks.flatMap(({ css }) => css ?? [])).map((address) => ({
      address,
      text: readFileSync(join(site, address), "utf8").trim(),
    }));
  const assetsOf = (name: string): PageAssets => {
    const screen = `app/screens/${name}/${name}.tsx`;
    const chunks = neededChunks(manifest, [ENTRY, screen]);
    const stylesheets = stylesOf(chunks);
    const ofAll = new Set(stylesheets.map(({ address }) => address));
    const ofSpecials = Object.entries(SPECIAL_PARTS).flatMap(([special, part]) =>
      stylesOf(neededChunks(manifest, [part]))
        .filter(({ address }) => !ofAll.has(address))
        .map((sheet) => ({ ...sheet, special })),
    );
    const entry = manifest[ENTRY]?.file;
    return {
      // Dependencies first: the largest files are among them, and nothing runs before they load.
      modules: addresses(chunks.map(({ file }) => file)),
      entry: `/${entry}`,
      stylesheets: [...stylesheets, ...ofSpecials],
      inlineScripts: compiled,
    };
  };
  const screens = [...Object.values(siteMap), "community"];
  return Object.fromEntries(screens.map((name) => [name, assetsOf(name)]));
}

/** Returns chunks of the manifest with all they import, dependencies first. */
function neededChunks(manifest: Manifest, names: readonly string[]) {
  const seen = new Set<string>();
  const inOrder: Manifest[string][] = [];
  const add = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The bundler made no ${name}.`);
    for (const imported of chunk.imports ?? []) add(imported);
    inOrder.push(chunk);
  };
  for (const name of names) add(name);
  return inOrder;
}

/** Compiles the two scripts inlined into every page, bundled with their imports. */
export async function inlineScripts(): Promise<BuildContextValue["inlineScripts"]> {
  return {
    beforePaint: await compile("app/hydration/head-script.ts"),
    start: await compile("app/hydration/hydration-loader.ts"),
  };
}

async function compile(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      target: BROWSERS,
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error(`${input} was not compiled.`);
  return output.output[0].code.trim();
}
