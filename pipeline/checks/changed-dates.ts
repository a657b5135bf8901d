import { dayInWords, monthInWords } from "../../domain/time/calendar-date.ts";
import { ContentFolder } from "../read/files.ts";
import { git } from "../read/git.ts";
import { type ItalianText, italianTexts, textsOfFile } from "./language/italian-texts.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) => String(monthInWords(index + 1)));

/** 26 luglio, 1° maggio 2027 */
const IN_WORDS = new RegExp(`(?<!\\d)(\\d{1,2})[°º]? (${MONTHS.join("|")})(?: (\\d{4}))?`, "gi");

/** 07-26, 2027-07-26 */
const AS_DATA = /(?<![\d-])(?:(\d{4})-)?(\d{2})-(\d{2})(?![\d-])/g;

type NamedDay = ReturnType<typeof daysIn>[number];

/** Returns the dates in a text as printed: "26 luglio"; with the year of those that have one. */
function daysIn({ text }: ItalianText) {
  const inWords = [...text.matchAll(IN_WORDS)].map(([, day, month = "", year]) => {
    return { month: MONTHS.indexOf(month.toLowerCase()) + 1, day: Number(day), year };
  });
  const asData = [...text.matchAll(AS_DATA)].map(([, year, month, day]) => {
    return { month: Number(month), day: Number(day), year };
  });
  return [...inWords, ...asData]
    .filter(({ month }) => month >= 1 && month <= 12)
    .map(({ month, day, year }) => ({ words: dayInWords({ month, day }), year }));
}

/** Excludes sources, which report what others wrote, and open questions, whose answer nobody knows yet. */
const isFact = ({ at }: ItalianText) => at[0] !== "fonti" && !at.includes("da_confermare");

/** Whether a text tells the day that another told: in the same year, or without a year in any. */
const tellsOf = (day: NamedDay, lost: NamedDay) =>
  day.words === lost.words && (day.year === undefined || day.year === lost.year);

/**
 * Tells which dates were removed from changed files but are still mentioned in other texts, as sentences for editors;
 * they are warnings, not errors. A date with a year is that of another fact in another year.
 */
export function describeLostDates(before: ItalianText[], now: ItalianText[]): string {
  const facts = now.filter(isFact);
  const sentences = [...Map.groupBy(before.filter(isFact), ({ file }) => file)].flatMap(
    ([file, texts]) => {
      const still = facts.filter((text) => text.file === file).flatMap(daysIn);
      const lost = texts
        .flatMap(daysIn)
        .filter(({ words }) => still.every((day) => day.words !== words));
      return [...new Map(lost.map((day) => [day.words, day])).values()].flatMap((day) => {
        const places = facts
          .filter((text) => daysIn(text).some((other) => tellsOf(other, day)))
          .map((text) => `${text.file}, riga ${text.line}`);
        if (places.length === 0) return [];
        return `In ${file} non si legge più «${day.words}». Si legge ancora in: ${places.join("; ")}.`;
      });
    },
  );
  return sentences.join("\n");
}

/** Tells the dates that uncommitted changes have removed from one content file but not from others; needs git. */
export function describeLostDatesIn(root: string): string {
  const diff = ["diff", "--name-only", "--diff-filter=M", "--relative", "HEAD", "--", "."];
  const changed = (git(root, ...diff) ?? "").split("\n");
  const before = changed.flatMap((file) =>
    textsOfFile(file, git(root, "show", `HEAD:./${file}`) ?? ""),
  );
  return before.length > 0 ? describeLostDates(before, italianTexts(new ContentFolder(root))) : "";
}
