import { allPages } from "../../pipeline/pages/all-pages.ts";
import type { Desk } from "./desk.ts";
import { endingSoon } from "./ending-soon.ts";
import { othersChanges, takeIn, unpublished } from "./publishing/publishing.ts";
import { validSettings } from "./publishing/publishing-settings.ts";
import { openQuestions } from "./questions.ts";
import { currentContent } from "./saving/check-changes.ts";

/** Returns the data of the start page; only the unpublished changes while the content is invalid. */
export async function today(desk: Desk) {
  const settings = validSettings(desk.settings);
  await desk.saves.run(async () => takeIn(desk, settings)).catch(() => undefined);
  const found = await currentContent(desk);
  return {
    ending: found ? endingSoon(found.content, desk.now()) : [],
    questions: found ? openQuestions(found.content, found.order) : [],
    // Pictures are left out: they come and go with the text that names them.
    unpublished: unpublished(desk, settings, (path) => !path.startsWith("images/")),
    notices: noticesOf(desk, othersChanges(desk, settings)),
  };
}

const noticesOf = (desk: Desk, others: string[]): string[] => [
  ...(desk.repository.isNew
    ? ["Il sito non teneva la storia dei suoi testi: da oggi la tiene la redazione, con git."]
    : []),
  ...others.map((change) => `Da altri, e online con la prossima pubblicazione: ${change}.`),
  ...(desk.repository.hasUncommitted()
    ? [
        "Nella cartella content del progetto qualcuno ha cambiato dei file senza registrarli (git commit): la redazione non li vede e non li pubblica.",
      ]
    : []),
];

/** Returns the pages that a text may link to, by section. */
export async function linkTargets(desk: Desk) {
  const found = await currentContent(desk);
  if (!found) return [];
  return allPages(found.content).flatMap(({ title: section, items }) =>
    items.map(({ title, address }) => ({ address, title, section })),
  );
}
