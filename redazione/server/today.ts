import { allPages } from "../../pipeline/pages/all-pages.ts";
import type { LinkTarget, Today } from "../api.ts";
import { currentContent } from "./current-content.ts";
import type { Desk } from "./desk.ts";
import { endingSoon } from "./ending-soon.ts";
import type { Publisher } from "./publishing/publisher.ts";
import { othersChanges, settingsOf, takeIn, unpublished } from "./publishing/publishing.ts";
import type { PublishingSettings } from "./publishing/publishing-settings.ts";
import { openQuestions } from "./questions.ts";

/** What to look at first; only what is unpublished while something is wrong with the content. */
export async function today(publisher: Publisher): Promise<Today> {
  const { desk } = publisher;
  const settings = await Promise.resolve(publisher)
    .then(settingsOf)
    .catch(() => undefined);
  await desk.saves.run(async () => takeIn(desk, settings)).catch(() => undefined);
  const found = await currentContent(desk);
  return {
    ending: found ? endingSoon(found.content, desk.now()) : [],
    questions: found ? openQuestions(found.content, found.order) : [],
    // A picture comes and goes with the text that names it.
    unpublished: unpublished(desk, settings, (path) => !path.startsWith("images/")),
    notices: noticesOf(desk, settings),
  };
}

const noticesOf = (desk: Desk, settings?: PublishingSettings): string[] => [
  ...(desk.repository.isNew
    ? ["Il sito non teneva la storia dei suoi testi: da oggi la tiene la redazione, con git."]
    : []),
  ...othersChanges(desk, settings).map(
    (change) => `Da altri, e online con la prossima pubblicazione: ${change}.`,
  ),
  ...(desk.repository.hasUncommitted()
    ? [
        "Nella cartella content del progetto qualcuno ha cambiato dei file senza registrarli (git commit): la redazione non li vede e non li pubblica.",
      ]
    : []),
];

/** The pages that a text may link to, by section. */
export async function linkTargets({ desk }: Publisher): Promise<LinkTarget[]> {
  const found = await currentContent(desk);
  if (!found) return [];
  return allPages(found.content).flatMap(({ title: section, items }) =>
    items.map(({ title, address }) => ({ address, title, section })),
  );
}
