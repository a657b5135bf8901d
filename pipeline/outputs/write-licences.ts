import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A package with code shipped to visitors, as the bundler lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** The SPDX identifier of its licence. */
  identifier?: string;
  text?: string;
}

/** The bundler's package lists, for the pages and for the service worker. */
export const LICENCE_LISTS = {
  pages: ".vite/licences.json",
  serviceWorker: ".vite/service-worker-licences.json",
};

const TYPEFACES = "app/fonts";

/** Writes /licenze.txt into a built site: the full licence of every package and work shipped to visitors. */
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

/** Returns the licence of a package whose file has a name unknown to the bundler, such as MIT-License.txt. */
function licenceFileOf(name: string): string {
  const folder = join("node_modules", name);
  const file = readdirSync(folder).find((each) => /licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} comes without its licence.`);
  return readFileSync(join(folder, file), "utf8").trim();
}

/** Renders /licenze.txt, each package once; throws if one states no licence. */
export function licencesText(
  packages: readonly BundledPackage[],
  typefaces: readonly string[],
): string {
  const programs = packages.map(({ name, version, identifier, text }) => {
    if (!identifier) throw new Error(`${name} ${version} does not say its licence.`);
    return `${name} ${version} (${identifier})\n\n${text}`;
  });
  return `${[
    "Questo sito usa il lavoro di altri, che lo danno a queste condizioni.",
    "PROGRAMMI",
    ...[...new Set(programs)].sort(),
    "CARATTERI",
    ...typefaces.map((text) => text.trim()),
  ].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
