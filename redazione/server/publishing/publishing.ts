import { lstatSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describeProblem } from "../../../pipeline/read/problems.ts";
import { stampBuild } from "../../../pipeline/render/build-stamp.ts";
import type { PublishingLine, PublishingWish } from "../../api.ts";
import type { Desk } from "../desk.ts";
import { titleOfSingle } from "../file-kinds.ts";
import { checked } from "../saving/check-changes.ts";
import { describeChange } from "../saving/described-changes.ts";
import { runCommand } from "./git.ts";
import { fetchOnline, push } from "./publish-by-git.ts";
import { isOwnBuild, publishToFolder, refusalOfFolder } from "./publish-to-folder.ts";
import { type PublishingSettings, readSettings } from "./publishing-settings.ts";

/** Describes the changes saved since the site was last published; pictures, which come with their texts, only if alone. */
export function unpublished({ repository }: Desk): string[] {
  const all = [...repository.unpublished()];
  const texts = all.filter(([path]) => !path.startsWith("images/"));
  return (texts.length > 0 ? texts : all).flatMap((change) => describeChange(...change));
}

/** Describes the settings, the changes to be published, and those of others. @throws RefusedError if they are invalid */
export async function describePublishing(desk: Desk) {
  const settings = readSettings(desk.settings);
  const { way, folder, remote, branch } = settings;
  const where =
    way === "cartella"
      ? `Il sito nuovo va nella cartella ${folder}.`
      : `Le modifiche vanno a ${remote}, ${branch}, con questo nome.`;
  if (way === "git") await fetchOnline(desk.repository.folder, settings);
  const others = othersChanges(desk);
  const conflict = takeIn(desk);
  return { where, changes: unpublished(desk), others, conflict };
}

/** Describes what others have committed since the site was last published, in the same words. */
export const othersChanges = ({ repository }: Desk): string[] =>
  [...repository.ofOthers()].flatMap((change) => describeChange(...change));

/** Merges what others have committed. @returns a sentence on a conflict that nobody has resolved */
export function takeIn(
  { repository }: Desk,
  favour?: PublishingWish["favour"],
): string | undefined {
  const files = repository.takeIn(favour);
  if (files.length === 0) return undefined;
  const names = files.map((file) => `«${titleOfSingle(file) ?? file}»`).join(", ");
  return `Altri hanno cambiato nel frattempo le stesse righe di ${names}. Scegliete quali restano; le altre si ritrovano nella storia di git.`;
}

/** A publishing step: its work resolves to a sentence if it fails. */
type Step = [name: string, work: () => Promise<string | undefined>];

/** Checks everything, builds the site and publishes it, step by step; the first failure ends it, with nothing published. */
export async function publish(
  desk: Desk,
  { who, favour }: PublishingWish,
  tell: (line: PublishingLine) => void,
  build: Build = buildIn,
): Promise<void> {
  const { repository, project } = desk;
  const settings = readSettings(desk.settings);
  const isFolder = settings.way === "cartella";
  let commit = "";
  const steps: Step[] = [
    [
      "Confronto con i cambiamenti di altri",
      async () =>
        (isFolder
          ? refusalOfFolder(project, settings.folder)
          : await fetchOnline(repository.folder, settings)) ??
        takeIn(desk, favour) ??
        (repository.hasOtherChanges() ? (isFolder ? UNMERGED : UNSENT) : undefined),
    ],
    ["Controllo di tutti i testi e delle immagini", () => checkAll(desk)],
    ["Costruzione del sito", () => buildSite(desk, build)],
    [
      isFolder ? `Copia in ${settings.folder}` : `Invio a ${settings.remote}, ${settings.branch}`,
      async () => {
        commit = repository.publication(nameOf(who), messageOf(unpublished(desk)));
        const built = join(repository.folder, "build");
        return isFolder
          ? publishToFolder(project, built, settings.folder)
          : push(repository.folder, settings, commit);
      },
    ],
  ];
  for (const [step, work] of steps) {
    tell({ step, state: "begun" });
    const sentence = await work().catch((error) => `Un guasto ha fermato tutto: ${error.message}`);
    if (sentence !== undefined) {
      tell({ step, state: "failed", sentence });
      tell({ result: "failed", sentence: `Niente di nuovo è online. ${sentence}` });
      return;
    }
    tell({ step, state: "done" });
  }
  const isTogether = repository.notePublished(commit);
  // Until the project's checkout changes, "npm start" serves what is published and builds nothing older.
  if (!isTogether && isFolder && isOwnBuild(project, settings.folder))
    stampBuild(resolve(project, "build"));
  tell({
    result: "published",
    sentence: publishedSentence(settings) + (isTogether ? "" : APART),
  });
}

const UNSENT =
  "La redazione è nata da modifiche del programma che nessuno ha ancora mandato: chi cura il sito deve prima mandarle (git push).";

const UNMERGED =
  "La redazione ha modifiche del programma che nel progetto non ci sono: chi cura il sito deve prima unirle (git merge banco).";

const APART =
  " La cartella content del progetto invece è rimasta com’era, perché ha altre modifiche o è su un altro ramo: chi cura il sito deve unirle (git merge banco).";

const publishedSentence = ({ way, folder }: PublishingSettings) =>
  way === "git"
    ? "Fatto: l’altra parte ha i cambiamenti. Il sito li mostra quando il server lo ha ricostruito."
    : folder === "build/client"
      ? "Fatto: il sito nuovo è al suo posto. Se «npm start» è in funzione, lo mostra fra pochi secondi."
      : "Fatto: il sito nuovo è al suo posto.";

/** Sanitises a name for git: one line, without characters that have a meaning there. */
const nameOf = (who: string) => who.replace(/[<>\p{Cc}\s]+/gu, " ").trim() || "Redazione";

function messageOf(changes: readonly string[]): string {
  const [first = "Testi aggiornati", ...others] = changes;
  return others.length === 0 ? first : `${first}, e altro\n\n${changes.join("\n")}`;
}

async function checkAll({ content, memory }: Desk): Promise<string | undefined> {
  const [first, ...others] = (await checked(content, memory)).problems;
  if (!first) return undefined;
  const more = others.length > 0 ? ` E altre ${others.length} cose da correggere.` : "";
  return describeProblem(first) + more;
}

/** Builds the site in a working tree of the program. */
export type Build = (folder: string) => ReturnType<typeof runCommand>;

const buildIn: Build = (folder) => runCommand(process.execPath, ["scripts/build.ts"], folder);

/** Builds the saved content with the published program and the project's packages. */
async function buildSite({ project, repository }: Desk, build: Build) {
  linkPackages(resolve(project, "node_modules"), join(repository.folder, "node_modules"));
  const { isDone, output } = await build(repository.folder);
  if (isDone) return undefined;
  const last = output.trim().split("\n").slice(-3).join(" ");
  return `Il sito non si costruisce, e resta quello di prima. Chi cura il sito deve guardare: ${last}`;
}

/** Links the project's packages into the working tree, wherever they are now. */
function linkPackages(packages: string, link: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) return;
  rmSync(link, { force: true });
  symlinkSync(packages, link, "junction");
}
