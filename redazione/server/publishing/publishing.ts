import { lstatSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { readCheckedContent } from "../../../pipeline/checks/checked-content.ts";
import { readSheetOrder } from "../../../pipeline/checks/sheet-order.ts";
import { ContentError, describeProblem } from "../../../pipeline/read/problems.ts";
import type { Publishing, PublishingLine, PublishingWish } from "../../api.ts";
import type { Desk } from "../desk.ts";
import { singleFile } from "../file-kinds.ts";
import { RefusedError } from "../refusals.ts";
import { describeChange } from "../saving/described-changes.ts";
import { fetchOnline, push } from "./publish-by-git.ts";
import { publishToFolder, refusalOfFolder } from "./publish-to-folder.ts";
import type { Publisher } from "./publisher.ts";
import { type PublishingSettings, readPublishingSettings } from "./publishing-settings.ts";
import { ConflictError, type Favour, ONLINE } from "./repository.ts";

/** Returns the ref of others' commits; undefined for the local published branch. */
const refOf = (settings: PublishingSettings | undefined) =>
  settings?.way === "git" ? ONLINE : undefined;

/** Describes the changes saved since the site was last published, in plain words. */
export const unpublished = (
  { repository }: Desk,
  settings?: PublishingSettings,
  isTold = (_path: string) => true,
): string[] =>
  [...repository.unpublished(refOf(settings))].flatMap(([path, before]) =>
    isTold(path) ? describeChange(path, before, repository.bytesOf(path)) : [],
  );

/**
 * Describes the settings, the changes to be published, and those of others.
 * @throws RefusedError if the settings are invalid
 */
export function describePublishing(publisher: Publisher): Promise<Publishing> {
  const { desk } = publisher;
  const settings = settingsOf(publisher);
  const { way, folder, remote, branch } = settings;
  return desk.saves.run(async () => {
    if (way === "git") await fetchOnline(publisher, settings);
    const others = othersChanges(desk, settings);
    const conflict = takeIn(desk, settings);
    return {
      way: way === "cartella" ? "folder" : "git",
      where: way === "cartella" ? folder : `${remote}, ${branch}`,
      changes: unpublished(desk, settings),
      others,
      ...(conflict && { conflict }),
    };
  });
}

/** Describes what others have committed since the site was last published, in the same words. */
export function othersChanges({ repository }: Desk, settings?: PublishingSettings): string[] {
  const before = repository.ofOthers(refOf(settings));
  return [...before].flatMap(([path, { before, after }]) => describeChange(path, before, after));
}

/** Merges what others have committed. @returns a sentence on a conflict that nobody has resolved */
export function takeIn(
  { repository }: Desk,
  settings?: PublishingSettings,
  favour?: Favour,
): string | undefined {
  try {
    repository.takeIn(refOf(settings), favour);
    if (settings?.way === "git") repository.noteOnline();
    return undefined;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const names = error.files.map((file) => `«${singleFile(file)?.title ?? file}»`).join(", ");
    return `Altri hanno cambiato nel frattempo le stesse righe di ${names}. Scegliete quali restano; le altre si ritrovano nella storia di git.`;
  }
}

export function settingsOf({ settings }: Pick<Publisher, "settings">): PublishingSettings {
  try {
    return readPublishingSettings(settings);
  } catch (error) {
    const reason =
      error instanceof ContentError
        ? error.message
        : "il file redazione/pubblicazione.yaml non si legge.";
    throw new RefusedError({
      reason: "invalid",
      sentence: `Come si pubblica non è chiaro: ${reason}`,
    });
  }
}

/** A publishing step: its work resolves to a sentence if it fails. */
type Step = [name: string, work: () => Promise<string | undefined>];

/**
 * Checks everything, builds the site and publishes it, step by step; stops at the first failure, with nothing
 * published. Saves wait meanwhile.
 * @param wish the publisher's name, and whose version wins in a conflict
 * @param tell called for each step
 */
export function publish(
  publisher: Publisher,
  { who, favour }: PublishingWish,
  tell: (line: PublishingLine) => void,
): Promise<void> {
  const { desk } = publisher;
  const { repository } = desk;
  return desk.saves.run(async () => {
    const settings = settingsOf(publisher);
    const isFolder = settings.way === "cartella";
    const since = refOf(settings);
    let commit = "";
    const steps: Step[] = [
      [
        "Confronto con i cambiamenti di altri",
        async () =>
          (isFolder
            ? refusalOfFolder(desk.project, settings.folder)
            : await fetchOnline(publisher, settings)) ??
          takeIn(desk, settings, favour) ??
          (repository.hasOtherChanges(since) ? (isFolder ? UNMERGED : UNSENT) : undefined),
      ],
      ["Controllo di tutti i testi e delle immagini", () => checkAll(desk)],
      ["Costruzione del sito", () => buildSite(publisher)],
      [
        isFolder ? `Copia in ${settings.folder}` : `Invio a ${settings.remote}, ${settings.branch}`,
        async () => {
          commit = repository.publication(
            nameOf(who),
            messageOf(unpublished(desk, settings)),
            since,
          );
          const { project } = desk;
          const built = join(repository.folder, "build");
          return isFolder
            ? publishToFolder({ project, built, folder: settings.folder })
            : push(publisher, settings, commit);
        },
      ],
    ];
    for (const [step, work] of steps) {
      tell({ step, state: "begun" });
      const sentence = await work().catch(
        (error) => `Un guasto ha fermato tutto: ${error.message}`,
      );
      if (sentence !== undefined) {
        tell({ step, state: "failed", sentence });
        tell({ result: "failed", sentence: `Niente di nuovo è online. ${sentence}` });
        return;
      }
      tell({ step, state: "done" });
    }
    const isTogether = repository.notePublished(commit);
    tell({
      result: "published",
      sentence: publishedSentence(settings) + (isTogether ? "" : APART),
    });
  });
}

const UNSENT =
  "La redazione è nata da modifiche del programma che nessuno ha ancora mandato: chi cura il sito deve prima mandarle (git push).";

const UNMERGED =
  "La redazione ha modifiche del programma che nel progetto non ci sono: chi cura il sito deve prima unirle (git merge banco).";

const APART =
  " La cartella content del progetto invece ha altre modifiche, ed è rimasta com’era: chi cura il sito le deve unire (git merge banco).";

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
  try {
    await readCheckedContent(content, memory);
    readSheetOrder(content);
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const [first] = error.problems;
    const others = error.problems.length - 1;
    return `${first ? describeProblem(first) : ""}${others > 0 ? ` E altre ${others} cose da correggere.` : ""}`;
  }
}

/** Builds the saved content with the published program, in the desk's own working tree. */
async function buildSite({ run, desk }: Publisher): Promise<string | undefined> {
  const { folder } = desk.repository;
  linkPackages(resolve(desk.project, "node_modules"), join(folder, "node_modules"));
  const { code, output } = await run(process.execPath, ["scripts/build.ts"], folder);
  if (code === 0) return undefined;
  const last = output.trim().split("\n").slice(-3).join(" ");
  return `Il sito non si costruisce, e resta quello di prima. Chi cura il sito deve guardare: ${last}`;
}

/** Links the project's packages into the working tree, wherever they are now. */
function linkPackages(packages: string, link: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) return;
  rmSync(link, { force: true });
  symlinkSync(packages, link, "junction");
}
