import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { BUNDLES } from "../../app/features/offline/precache-manifest.ts";
import { writePageBundles } from "../../pipeline/outputs/write-page-bundles.ts";
import { writeServiceWorker } from "../../pipeline/outputs/write-service-worker.ts";

/** Files that may name a script. */
const TEXTS = [".html", ".js", ".json"];

/** What the address of a script of the next build ends with. */
export const NEXT = "-next.js";

/**
 * Makes the next build out of one, without the seconds that a build takes: one text differs, every
 * script has another name, and the worker is built from what is there then.
 * @param build the folder of the build that comes before
 * @param change what happens to the text of /app/orari, and of its data
 * @returns the folder of the build; whoever asked takes it away
 */
export async function makeNextBuild(
  build: string,
  change: (text: string) => string,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "next-build-"));
  cpSync(build, folder, { recursive: true });
  rmSync(join(folder, "service-worker.js"));
  rmSync(join(folder, BUNDLES), { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const scripts = files
    .filter((name) => /^assets\/[^/]+\.js$/.test(name))
    .map((name) => basename(name));
  const names = new RegExp(scripts.join("|").replaceAll(".", "\\."), "g");
  for (const name of files.filter((file) => TEXTS.includes(extname(file)))) {
    const text = readFileSync(join(folder, name), "utf8");
    const next = text.replace(names, (script) => script.replace(/\.js$/, NEXT));
    const isChanged = /^app\/orari(\/index\.html|\.html|\.json)$/.test(name);
    rmSync(join(folder, name));
    const isScript = scripts.includes(basename(name));
    writeFileSync(
      join(folder, isScript ? name.replace(/\.js$/, NEXT) : name),
      isChanged ? change(next) : next,
    );
  }
  writePageBundles(folder);
  await writeServiceWorker(folder, new Date().getFullYear());
  return folder;
}
