import { allPages } from "../../app/content.server/all-pages.ts";
import type { LinkTarget, Today } from "../api.ts";
import { currentContent } from "./current-content.ts";
import { endingSoon } from "./ending-soon.ts";
import { type Publisher, unpublished } from "./publishing.ts";
import { openQuestions } from "./questions.ts";

/** What to look at first; only what is unpublished while something is wrong with the content. */
export async function today(publisher: Publisher): Promise<Today> {
  const { desk } = publisher;
  const found = await currentContent(desk);
  return {
    ending: found ? endingSoon(found.content, desk.now()) : [],
    questions: found ? openQuestions(found.content, found.order) : [],
    unpublished: unpublished(publisher),
  };
}

/** The pages that a text may link to, by section. */
export async function linkTargets({ desk }: Publisher): Promise<LinkTarget[]> {
  const found = await currentContent(desk);
  if (!found) return [];
  return allPages(found.content).flatMap(({ title: section, items }) =>
    items.map(({ title, address }) => ({ address, title, section })),
  );
}
