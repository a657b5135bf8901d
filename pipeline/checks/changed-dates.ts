import { dayInWords } from "../../domain/time/calendar-date.ts";
import { git } from "../read/git.ts";
import {
  type ItalianText,
  italianTexts,
  textsOfPage,
  textsOfYaml,
} from "./language/italian-texts.ts";

/** A date that was removed from one file but is still mentioned in other texts. */
export interface LostDate {
  /** The date as printed: "26 luglio". */
  words: string;
  file: string;
  places: { file: string; line: number }[];
}

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  dayInWords({ month: index + 1, day: 2 }).slice(2),
);

/** 26 luglio, 1° maggio 2027 */
const IN_WORDS = new RegExp(`(?<!\\d)(\\d{1,2})[°º]? (${MONTHS.join("|")})(?: (\\d{4}))?`, "gi");

/** 07-26, 2027-07-26 */
const AS_DATA = /(?<![\d-])(?:(\d{4})-)?(\d{2})-(\d{2})(?![\d-])/g;

interface DayNamed {
  words: string;
  year: string | undefined;
}

function daysIn({ text }: ItalianText): DayNamed[] {
  return [
    ...[...text.matchAll(IN_WORDS)].map(([, day, month = "", year]) => ({
      words: dayInWords({ month: MONTHS.indexOf(month.toLowerCase()) + 1, day: Number(day) }),
      year,
    })),
    ...[...text.matchAll(AS_DATA)].flatMap(([, year, month, day]) =>
      MONTHS[Number(month) - 1]
        ? [{ words: dayInWords({ month: Number(month), day: Number(day) }), year }]
        : [],
    ),
  ];
}

/** Excludes sources, which report what others wrote, and open questions, whose answer nobody knows yet. */
const isFact = ({ at }: ItalianText) => at[0] !== "fonti" && !at.includes("da_confermare");

/**
 * Returns the dates removed from changed files that other texts still mention. A date with a year only matches the same
 * year, or none.
 * @param before The texts of the changed files, before the change.
 * @param now All texts.
 */
export function lostDates(before: ItalianText[], now: ItalianText[]): LostDate[] {
  const changed = new Set(before.map(({ file }) => file));
  const facts = now.filter(isFact);
  return [...changed].flatMap((file) => {
    const still = new Set(
      facts
        .filter((text) => text.file === file)
        .flatMap(daysIn)
        .map(wordsOf),
    );
    const lost = new Map(
      before
        .filter((text) => text.file === file && isFact(text))
        .flatMap(daysIn)
        .filter((day) => !still.has(day.words))
        .map((day) => [day.words, day]),
    );
    return [...lost.values()].flatMap(({ words, year }) => {
      const isSame = (day: DayNamed) =>
        day.words === words && (!day.year || !year || day.year === year);
      const isDated = (day: DayNamed) => day.year !== undefined && year === undefined;
      const places = facts.filter((text) =>
        daysIn(text).some((day) => isSame(day) && !isDated(day)),
      );
      if (places.length === 0) return [];
      return [{ words, file, places: places.map(({ file, line }) => ({ file, line })) }];
    });
  });
}

const wordsOf = ({ words }: DayNamed) => words;

/**
 * Returns the dates that uncommitted changes have removed from one content file but not from others.
 * @param root The content folder; without git the earlier text is unknown.
 */
export function lostDatesIn(root: string): LostDate[] {
  const diff = ["diff", "--name-only", "--diff-filter=M", "--relative", "HEAD", "--", "."];
  const changed = (git(root, ...diff) ?? "").split("\n");
  const before = changed.flatMap((file) => {
    if (!/\.(md|yaml)$/.test(file)) return [];
    const source = git(root, "show", `HEAD:./${file}`) ?? "";
    return file.endsWith(".md") ? textsOfPage(file, source) : textsOfYaml(file, source);
  });
  return before.length > 0 ? lostDates(before, italianTexts(root)) : [];
}

/** Formats the dates as sentences for editors; they are warnings, not errors. */
export function describeLostDates(dates: LostDate[]): string {
  return dates
    .map(({ words, file, places }) => {
      const where = places.map((place) => `${place.file}, riga ${place.line}`).join("; ");
      return `In ${file} non si legge più «${words}». Si legge ancora in: ${where}.`;
    })
    .join("\n");
}
