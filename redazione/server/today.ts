import { isOld } from "../../domain/road/bulletins.ts";
import { endInstant } from "../../domain/time/rome-time.ts";
import { allPages } from "../../pipeline/pages/all-pages.ts";
import type { Content } from "../../pipeline/read/model.ts";
import type { Desk } from "./desk.ts";
import { othersChanges, takeIn, unpublished } from "./publishing/publishing.ts";
import { openQuestions } from "./questions.ts";
import { currentContent } from "./saving/check-changes.ts";

/** Returns the data of the start page; only the unpublished changes while the content is invalid. */
export async function today(desk: Desk) {
  await desk.saves.run(async () => takeIn(desk)).catch(() => undefined);
  const content = await currentContent(desk);
  return {
    ending: content ? endingSoon(content, desk.now()) : [],
    questions: content ? openQuestions(content) : [],
    unpublished: unpublished(desk),
    notices: noticesOf(desk),
  };
}

const noticesOf = (desk: Desk): string[] => [
  ...(desk.repository.isNew
    ? ["Il sito non teneva la storia dei suoi testi: da oggi la tiene la redazione, con git."]
    : []),
  ...othersChanges(desk).map(
    (change) => `Da altri, e online con la prossima pubblicazione: ${change}.`,
  ),
  ...(desk.repository.hasUncommitted()
    ? [
        "Nella cartella content del progetto qualcuno ha cambiato dei file senza registrarli (git commit): la redazione non li vede e non li pubblica.",
      ]
    : []),
];

/** Returns the pages that a text may link to, by section. */
export async function linkTargets(desk: Desk) {
  const content = await currentContent(desk);
  if (!content) return [];
  return allPages(content).flatMap(({ title: section, items }) =>
    items.map(({ title, address }) => ({ address, title, section })),
  );
}

const DAY = 86_400_000;

/** Days before and after its end in which an item is reported. */
const AHEAD = 30;
const BEHIND = 14;

/** An item with its file, its field, what it is called and when it ends, if it does. */
type Found = [path: string, at: (string | number)[], what: string, on: string | undefined];

/** Returns the items that end soon or have ended, the nearest first; bulletins without an end once they are old. */
export function endingSoon(content: Content, now: number) {
  const { hours, news, road, homeImages } = content;
  const today = new Date(now).toISOString().slice(0, 10);
  const found: Found[] = [
    ...hours.periods.map(({ name, endDate }, index): Found => {
      return ["hours.yaml", ["periodi", index, "al"], `Gli orari «${name}»`, endDate];
    }),
    ...news.map(({ title, endDate }, index): Found => {
      return ["news.yaml", [index, "al"], `L’avviso «${title}»`, endDate];
    }),
    ...road.map((bulletin, index): Found => {
      const what = `Il bollettino «${bulletin.text}»`;
      if (bulletin.until) return ["road.yaml", [index, "al"], what, bulletin.until];
      const old = isOld(bulletin, now) ? today : undefined;
      return ["road.yaml", [index, "emesso"], `${what}, scritto da più di una settimana`, old];
    }),
    ...homeImages.images.map(({ picture, expireDate }, index): Found => {
      const at = ["immagini", index, "scade_il"];
      return ["home-images.yaml", at, `L’immagine d’ingresso «${picture.alt}»`, expireDate];
    }),
  ];
  return found
    .flatMap(([path, at, what, on]) =>
      on ? [{ path, at, what, on, days: daysUntil(on, now) }] : [],
    )
    .filter(({ days }) => days <= AHEAD && days >= -BEHIND)
    .sort((one, other) => one.days - other.days);
}

/** Returns the whole days from now to the end of a day or to an hour: 0 on the last day, -1 on the day after. */
const daysUntil = (on: string, now: number) => Math.floor((endInstant(on) - 1 - now) / DAY);
