import { type Problem, problemAt } from "../../read/problems.ts";
import type { VoiceName, VoiceRules, VoiceTurn } from "../../schemas/voice.ts";
import { type ItalianText, isUnderFields } from "./italian-texts.ts";
import { straightApostrophes } from "./words.ts";

/** Fields exempt from the style guide: sources, questions to the rector, and values that are not sentences. */
const UNHEARD_FIELDS = new Set(
  "fonti fonte certezza da_confermare confermato_da file url app sito indirizzo".split(" "),
);

const UNHEARD_FILES = new Set(["voce.yaml", "to-confirm.yaml"]);

/** Whether the shrine addresses visitors: not in quotations, nor in hymns and prayers, whose wording is their authors'. */
function isSpoken(text: ItalianText): boolean {
  if (UNHEARD_FILES.has(text.file)) return false;
  if (isUnderFields(text))
    return !/^(hymns|prayers)\//.test(text.file) && !text.text.startsWith(">");
  return !text.at.some((name) => UNHEARD_FIELDS.has(String(name)));
}

/** Returns a problem for each occurrence of a discouraged expression, or of a name in other than its preferred form. */
export function voiceProblems(texts: ItalianText[], rules: VoiceRules): Problem[] {
  const checks = [...rules.names.map(nameCheck), ...rules.turns.map(turnCheck)];
  const times = new Map<object, number>();
  return texts.filter(isSpoken).flatMap(({ file, at, line, text }) => {
    const written = withoutMarks(text);
    const plain = straightApostrophes(written);
    return checks.flatMap((check) =>
      check.find(plain).flatMap((hit) => {
        const time = (times.get(check) ?? 0) + 1;
        times.set(check, time);
        if (time <= check.most) return [];
        const found = `«${written.slice(hit.index, endOf(hit))}», ${check.reason}`;
        return [problemAt(file, at, found, check.expected, line)];
      }),
    );
  });
}

/** Checks a name, case-sensitively, except for the capital at the start of a sentence. */
function nameCheck({ written, refused, except }: VoiceName) {
  const find = finder(patternOf(refused, "gu"), [patternOf(except, "gu"), QUOTED]);
  const opensSentence = (text: string, { index, 0: name }: RegExpExecArray) =>
    name.charAt(0).toLowerCase() + name.slice(1) === written &&
    SENTENCE_BEGINS.test(text.slice(0, index));
  return {
    find: (text: string) => find(text).filter((hit) => !opensSentence(text, hit)),
    reason: "un’altra forma dello stesso nome",
    expected: `«${written}», una forma sola in tutto il sito`,
    most: 0,
  };
}

const turnCheck = ({ refused, except, reason, better, most = 0 }: VoiceTurn) => ({
  find: finder(patternOf(refused, "giu"), [patternOf(except, "giu")]),
  reason,
  expected: better,
  most,
});

const endOf = ({ index, 0: words }: RegExpExecArray) => index + words.length;

/** Returns a function that finds the matches of the first pattern outside those of the others. */
function finder(refused: RegExp, spared: RegExp[]) {
  return (text: string) => {
    // Nearly no text has any; matchAll would copy the expression for each.
    if (text.search(refused) === -1) return [];
    const hits = [...text.matchAll(refused)];
    const free = spared.flatMap((pattern) => [...text.matchAll(pattern)]);
    return hits.filter(
      (hit) => !free.some((span) => span.index <= hit.index && endOf(hit) <= endOf(span)),
    );
  };
}

/** The start of a sentence, a field, a table cell or a list item, up to its first word. */
const SENTENCE_BEGINS = /(?:^[\s#|-]*(?:\d+\. )?|\| *|[.!?…][»”)]? +)[«“(]?$/u;

/** Quotations and titles keep their own forms. */
const QUOTED = /«[^»]*»/gu;

const NEVER = /(?!)/gu;

/** Builds a pattern for whole expressions; * matches any letters, and longer expressions win over shorter. */
function patternOf(expressions: readonly string[], flags: string): RegExp {
  if (expressions.length === 0) return NEVER;
  const alternatives = expressions
    .toSorted((one, other) => other.length - one.length)
    .map((expression) =>
      straightApostrophes(expression)
        .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
        .replaceAll("*", "[\\p{L}\\p{N}-]*")
        .replace(/\s+/g, "\\s+"),
    );
  return new RegExp(`(?<![\\p{L}\\p{N}@-])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}-])`, flags);
}

/** Strips Markdown emphasis and link brackets. */
const withoutMarks = (markdown: string) => markdown.replace(/[*_[\]]/g, "");
