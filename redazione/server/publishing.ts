import { join } from "node:path";
import { ContentError, describeProblem } from "../../app/content.server/problems.ts";
import { readCheckedContent } from "../../scripts/content-check/checked-content.ts";
import { readSheetOrder } from "../../scripts/content-check/sheet-order.ts";
import type { Publishing, PublishingLine } from "../api.ts";
import type { RunCommand } from "./commands.ts";
import type { Desk } from "./desk.ts";
import { publishByGit } from "./publish-by-git.ts";
import { publishToFolder } from "./publish-to-folder.ts";
import { type PublishingSettings, readPublishingSettings } from "./publishing-settings.ts";
import { RefusedError } from "./refusals.ts";
import { inWords, lastPublished, notePublished, savedSince } from "./unpublished.ts";

export interface Publisher {
  desk: Desk;
  /** The project's folder, and in it redazione/, where the settings are. */
  project: string;
  settings: string;
  /** Where the desk keeps its own. */
  state: string;
  run: RunCommand;
}

/** What was saved since the site was last published, in plain words. */
export const unpublished = ({ desk, state }: Pick<Publisher, "desk" | "state">): string[] =>
  inWords(desk, savedSince(desk, lastPublished(state)));

/** What the parish has set up, and what would change. @throws RefusedError when the settings are wrong */
export function describePublishing(publisher: Publisher): Publishing {
  const { way, folder, remote, branch } = settingsOf(publisher);
  const isFolder = way === "cartella";
  return {
    way: isFolder ? "folder" : "git",
    where: isFolder ? folder : `${remote}, ${branch}`,
    changes: unpublished(publisher),
  };
}

function settingsOf({ settings }: Publisher): PublishingSettings {
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

/** A step, and what it does: a sentence when it fails. */
type Step = [name: string, work: () => Promise<string | undefined>];

/**
 * Checks everything, builds the site and publishes it, step by step; nothing is published that is not right and built.
 * Meanwhile nobody saves.
 * @param who does it
 * @param tell is told of each step
 */
export function publish(
  publisher: Publisher,
  who: string,
  tell: (line: PublishingLine) => void,
): Promise<void> {
  const { desk } = publisher;
  return desk.saves.run(async () => {
    const settings = settingsOf(publisher);
    const changes = unpublished(publisher);
    const steps: Step[] = [
      ["Controllo di tutti i testi e delle immagini", () => checkAll(desk)],
      ["Costruzione del sito", () => buildSite(publisher)],
      settings.way === "cartella"
        ? [
            `Copia in ${settings.folder}`,
            async () =>
              publishToFolder(
                join(publisher.project, "build/client"),
                join(publisher.project, settings.folder),
              ),
          ]
        : [
            `Invio a ${settings.remote}, ${settings.branch}`,
            () =>
              publishByGit({
                ...settings,
                project: publisher.project,
                content: desk.content,
                who,
                changes,
                run: publisher.run,
              }),
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
    notePublished(publisher.state, desk.now());
    tell({ result: "published", sentence: publishedSentence(settings) });
  });
}

const publishedSentence = ({ way }: PublishingSettings) =>
  way === "cartella"
    ? "Fatto: il sito nuovo è al suo posto."
    : "Fatto: i cambiamenti sono partiti. Il sito li mostra quando il server lo ha ricostruito.";

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

/** The build is made aside and takes its place when it is whole; until then the one before stays. */
async function buildSite({ run, project }: Publisher): Promise<string | undefined> {
  const { code, output } = await run(process.execPath, ["scripts/build.ts"], project);
  if (code === 0) return undefined;
  const last = output.trim().split("\n").slice(-3).join(" ");
  return `Il sito non si costruisce, e resta quello di prima. Chi cura il sito deve guardare: ${last}`;
}
