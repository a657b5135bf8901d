import { isOld } from "../../domain/road/bulletins.ts";
import { DAY } from "../../domain/time/calendar-date.ts";
import { endInstant } from "../../domain/time/rome-time.ts";
import { allPages } from "../../pipeline/outputs/search-data.ts";
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

const noticesOf = (desk: Desk): string[] =>
  [
    desk.repository.isNew &&
      "Il sito non teneva la storia dei suoi testi: da oggi la tiene la redazione, con git.",
    ...othersChanges(desk).map(
      (change) => `Da altri, e online con la prossima pubblicazione: ${change}.`,
    ),
    desk.repository.hasUncommitted() &&
      "Nella cartella content del progetto qualcuno ha cambiato dei file senza registrarli (git commit): la redazione non li vede e non li pubblica.",
  ].filter((notice) => notice !== false);

/** Returns the pages that a text may link to, by section. */
export async function linkTargets(desk: Desk) {
  const content = await currentContent(desk);
  if (!content) return [];
  return allPages(content).flatMap(({ title: section, items }) =>
    items.map(({ title, address }) => ({ address, title, section })),
  );
}

/** Days before and after its end in which an item is reported. */
const AHEAD = 30;
const BEHIND = 14;

/** Returns the items that end soon or have ended, the nearest first; bulletins without an end once they are old. */
export function endingSoon({ hours, news, road, homeImages }: Content, now: number) {
  const today = new Date(now).toISOString().slice(0, 10);
  const found = [
    ...hours.periods.map(({ name, endDate: on }, index) => {
      return { path: "hours.yaml", at: ["periodi", index, "al"], what: `Gli orari «${name}»`, on };
    }),
    ...news.map(({ title, endDate: on }, index) => {
      return { path: "news.yaml", at: [index, "al"], what: `L’avviso «${title}»`, on };
    }),
    ...road.map((bulletin, index) => {
      const [path, what] = ["road.yaml", `Il bollettino «${bulletin.text}»`];
      if (bulletin.until) return { path, at: [index, "al"], what, on: bulletin.until };
      const on = isOld(bulletin, now) ? today : undefined;
      return { path, at: [index, "emesso"], what: `${what}, scritto da più di una settimana`, on };
    }),
    ...homeImages.images.map(({ picture, expireDate: on }, index) => {
      const what = `L’immagine d’ingresso «${picture.alt}»`;
      return { path: "home-images.yaml", at: ["immagini", index, "scade_il"], what, on };
    }),
  ];
  return found
    .flatMap(({ on, ...item }) => (on ? [{ ...item, on, days: daysUntil(on, now) }] : []))
    .filter(({ days }) => days <= AHEAD && days >= -BEHIND)
    .sort((one, other) => one.days - other.days);
}

/** Returns the whole days from now to the end of a day or to an hour: 0 on the last day, -1 on the day after. */
const daysUntil = (on: string, now: number) => Math.floor((endInstant(on) - 1 - now) / DAY);
