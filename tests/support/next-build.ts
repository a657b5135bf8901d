import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { BUNDLES } from "../../app/features/offline/precache-manifest.ts";
import { writePageBundles } from "../../pipeline/outputs/write-page-bundles.ts";
import { writeServiceWorker } from "../../pipeline/outputs/write-service-worker.ts";

/** Types of files that may refer to a script. */
const TEXTS = [".html", ".js", ".json"];

/** The suffix of script addresses in the next build. */
export const NEXT = "-next.js";

/**
 * Derives the next build from an existing one, without the seconds of a real build: one text differs, every script is
 * renamed, and the worker is built for the result.
 * @param build the folder of the previous build
 * @param change edits the text of /app/orari, and its data
 * @returns the folder of the build, which the caller deletes
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
  await writeServiceWorker(folder, new Date().getFullYear(), writePageBundles(folder));
  return folder;
}
