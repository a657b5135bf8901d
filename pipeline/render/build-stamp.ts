import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtFiles } from "./built-files.ts";

/** Everything the built site depends on. */
const INPUTS = [
  "app",
  "content",
  "hosting",
  "pipeline",
  "public",
  "scripts",
  "server/cache-policy.ts",
  "server/content-types.ts",
  "server/policy.ts",
  "server/redirects.ts",
  "package-lock.json",
  "vite.config.ts",
];

/** The file of a build that says what it was made from. */
const STAMP = "stamp";

/** All but tests: a test that changes makes no build stale. */
function filesOf(input: string): string[] {
  if (!statSync(input).isDirectory()) return [input];
  return builtFiles(input)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
}

/** A hash of all inputs: the same on every machine, whatever the dates of the files. */
function inputsHash(): string {
  // The public address is in every page (pipeline/pages/site-address.ts).
  const hash = createHash("sha256")
    .update(process.env.SITE_URL ?? "")
    .update("\0");
  for (const file of INPUTS.flatMap(filesOf)) {
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Whether a build was made from the inputs as they are now. */
export function isBuildFresh(build: string): boolean {
  const stamp = join(build, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === inputsHash();
}

/** To be called when a build is complete, never before. */
export function stampBuild(build: string): void {
  writeFileSync(join(build, STAMP), inputsHash());
}
