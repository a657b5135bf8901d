import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { z } from "zod";
import { tried } from "../../../domain/untrusted.ts";
import { exclusively } from "../../../scripts/file-lock.mjs";
import { takePlace } from "../../../server/built-files.ts";
import { diskReason } from "../refusals.ts";
import { filesBelow, writeWhole } from "../saving/write-files.ts";

/** The list of files that a publication has written: only these may the next one delete. */
const MARKER = ".canneto-pubblicato.json";
const STAGING = ".canneto-nuovo";

const marker = z.array(z.string());

/**
 * Publishes a built site into a folder, or in place of the project's own build. @returns a sentence if it fails
 * @param built the complete build, including client/ @param folder relative to the project, or an absolute path
 */
export async function publishToFolder(
  project: string,
  built: string,
  folder: string,
): Promise<string | undefined> {
  const target = resolve(project, folder);
  try {
    if (isOwnBuild(project, target)) {
      const work = () => takePlace(built, resolve(project, "build"));
      await exclusively(
        resolve(project, "build.lock"),
        "Un altro comando costruisce il sito…",
        work,
      );
      return undefined;
    }
    return copySite(join(built, "client"), target);
  } catch (error) {
    return `Il sito è costruito, ma non si è potuto copiare in «${folder}»: ${diskReason(error)}. I visitatori vedono ancora quello di prima.`;
  }
}

/** Tells whether a folder of the settings is the project's own build, which "npm start" serves. */
export const isOwnBuild = (project: string, folder: string) =>
  resolve(project, folder) === resolve(project, "build/client");

/** Returns the sentence that explains why a folder of the settings cannot be published into; undefined if it can. */
export function refusalOfFolder(project: string, folder: string): string | undefined {
  const target = resolve(project, folder);
  const why = isOwnBuild(project, target) ? undefined : whyNot(project, target, folder);
  return why && `Non si pubblica in «${folder}»: ${why}.`;
}

function whyNot(project: string, target: string, folder: string): string | undefined {
  const [own, real] = [realpathSync(project), realTarget(target)];
  if (folder.startsWith("~")) return "scrivete il percorso intero, senza «~»";
  if (isWithin(own, real)) return "è una cartella del progetto stesso. Sceglietene una fuori";
  if (isWithin(real, own)) return "contiene il progetto stesso. Sceglietene un’altra";
  const there = existsSync(target) ? readdirSync(target).filter((name) => name !== STAGING) : [];
  if (there.length > 0 && !there.includes(MARKER))
    return "non è vuota, e non l’ha fatta una pubblicazione. Sceglietene una vuota, o svuotatela voi";
  return undefined;
}

/** Resolves symbolic links of a path, even if it does not exist yet. */
const realTarget = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realTarget(dirname(path)), basename(path));

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== "..";
}

/** Copies everything to a staging folder first, so that a full disk changes nothing; then moves each file atomically. */
function copySite(site: string, target: string): string | undefined {
  const staging = join(target, STAGING);
  const files = filesBelow(site);
  const before = readMarker(target);
  const foreign = files.find((file) => !before.includes(file) && existsSync(join(target, file)));
  if (foreign) {
    return `Non si è pubblicato: in ${target} c’è già «${foreign}», e non l’ha messo una pubblicazione.`;
  }
  mkdirSync(target, { recursive: true });
  try {
    rmSync(staging, { recursive: true, force: true });
    cpSync(site, staging, { recursive: true });
    // Written first, so that after any failure the next publication knows the files of this one.
    writeMarker(target, [...new Set([...before, ...files])]);
    // Pages last, so that the files they refer to exist before them.
    const isPage = (file: string) => Number(/\.html|\.json/.test(file));
    for (const file of files.toSorted((one, other) => isPage(one) - isPage(other))) {
      mkdirSync(dirname(join(target, file)), { recursive: true });
      renameSync(join(staging, file), join(target, file));
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  for (const file of before.filter((old) => !files.includes(old))) removeFile(target, file);
  writeMarker(target, files);
  return undefined;
}

/** Reads the files written by the last publication; ignores any path outside the folder, whatever the marker contains. */
function readMarker(target: string): string[] {
  const files = tried(() => marker.parse(JSON.parse(readFileSync(join(target, MARKER), "utf8"))));
  return (files ?? []).filter((file) => isWithin(target, resolve(target, file)) && file !== "");
}

const writeMarker = (target: string, files: string[]) =>
  writeWhole(join(target, MARKER), Buffer.from(JSON.stringify(files, null, 1)));

/** Deletes a file, and the folders left empty. */
function removeFile(target: string, file: string): void {
  rmSync(join(target, file), { force: true });
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    const path = join(target, folder);
    if (existsSync(path) && readdirSync(path).length > 0) return;
    rmSync(path, { recursive: true, force: true });
  }
}
