import { allPages } from "../../pipeline/pages/all-pages.ts";
import type { LinkTarget, Today } from "../api.ts";
import { currentContent } from "./current-content.ts";
import type { Desk } from "./desk.ts";
import { endingSoon } from "./ending-soon.ts";
import { type Publisher, settingsOf, takeIn, unpublished } from "./publishing.ts";
import { openQuestions } from "./questions.ts";

/** What to look at first; only what is unpublished while something is wrong with the content. */
export async function today(publisher: Publisher): Promise<Today> {
  const { desk } = publisher;
  await desk.saves.run(async () => takeIn(desk, settingsOf(publisher))).catch(() => undefined);
  const found = await currentContent(desk);
  return {
    ending: found ? endingSoon(found.content, desk.now()) : [],
    questions: found ? openQuestions(found.content, found.order) : [],
    // A picture comes and goes with the text that names it.
    unpublished: unpublished(desk, (path) => !path.startsWith("images/")),
    notices: noticesOf(desk),
  };
}

const noticesOf = ({ repository }: Desk): string[] => [
  ...(repository.isNew
    ? ["Il sito non teneva la storia dei suoi testi: da oggi la tiene la redazione, con git."]
    : []),
  ...(repository.hasUncommitted()
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
