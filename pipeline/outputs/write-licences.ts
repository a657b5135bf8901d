import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A package of which visitors receive code, as the bundler lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** Its licence by its SPDX name. */
  identifier?: string;
  text?: string;
}

/** Where the bundler lists the packages of the pages, and of the service worker. */
export const LICENCE_LISTS = {
  pages: ".vite/licences.json",
  serviceWorker: ".vite/service-worker-licences.json",
};

const TYPEFACES = "app/fonts";

/** Writes /licenze.txt into a built site: of everybody whose work visitors receive, the licence in full. */
export function writeLicences(site: string): void {
  const packages = Object.values(LICENCE_LISTS).flatMap(
    (list) => JSON.parse(readFileSync(join(site, list), "utf8")) as BundledPackage[],
  );
  for (const each of packages) each.text ??= licenceFileOf(each.name);
  const typefaces = readdirSync(TYPEFACES)
    .filter((name) => name.endsWith("-license.txt"))
    .map((name) => readFileSync(join(TYPEFACES, name), "utf8"));
  writeFileSync(join(site, "licenze.txt"), licencesText(packages, typefaces));
}

/** The licence of a package that calls the file otherwise than the bundler expects, such as MIT-License.txt. */
function licenceFileOf(name: string): string {
  const folder = join("node_modules", name);
  const file = readdirSync(folder).find((each) => /licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} comes without its licence.`);
  return readFileSync(join(folder, file), "utf8").trim();
}

/**
 * The text of /licenze.txt, each package once.
 * @throws Error when a package does not say its licence.
 */
export function licencesText(
  packages: readonly BundledPackage[],
  typefaces: readonly string[],
): string {
  const sections = new Map<string, string>();
  for (const { name, version, identifier, text } of packages) {
    if (!identifier) throw new Error(`${name} ${version} does not say its licence.`);
    sections.set(
      `${name} ${version}`,
      [
        `${name} ${version} (${identifier})`,
        text ?? `https://spdx.org/licenses/${identifier}`,
      ].join("\n\n"),
    );
  }
  return `${[
    "Questo sito usa il lavoro di altri, che lo danno a queste condizioni.",
    "PROGRAMMI",
    ...[...sections.keys()].sort().map((key) => sections.get(key)),
    "CARATTERI",
    ...typefaces.map((text) => text.trim()),
  ].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
