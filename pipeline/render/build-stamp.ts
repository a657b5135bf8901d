import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles } from "../../server/built-files.ts";

/** All inputs of the built site. */
const INPUTS = [
  "app",
  "content",
  "domain",
  "hosting",
  "pipeline",
  "public",
  "scripts",
  "server",
  "package-lock.json",
  "vite.config.ts",
];

/** The file of a build that holds the hash of its inputs. */
const STAMP = "stamp";

/** Excludes tests: changing one does not make a build stale. */
function filesOf(input: string): string[] {
  if (!statSync(input).isDirectory()) return [input];
  return builtFiles(input)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

/** Returns the inputs except the content: the site's program. */
export const programFiles = (): string[] =>
  INPUTS.filter((input) => input !== "content").flatMap(filesOf);

/** Hashes all inputs: identical on every machine, whatever the files' timestamps. */
function inputsHash(): string {
  // Every page contains the public address (pipeline/pages/site-address.ts).
  const hash = createHash("sha256")
    .update(process.env.SITE_URL ?? "")
    .update("\0");
  for (const file of INPUTS.flatMap(filesOf)) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Checks whether a build was made from the current inputs. */
export function isBuildFresh(build: string): boolean {
  const stamp = join(build, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === inputsHash();
}

/** Stamps a build with the hash of its inputs; to be called last, once it is complete. */
export function stampBuild(build: string): void {
  writeFileSync(join(build, STAMP), inputsHash());
}
