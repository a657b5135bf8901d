import { ContentFolder } from "../../read/files.ts";
import { type Problem, problemAt } from "../../read/problems.ts";
import { type ItalianText, isUnderFields } from "./italian-texts.ts";
import {
  VOICE_FILE,
  type VoiceName,
  type VoiceRules,
  type VoiceTurn,
  voiceSchema,
} from "./voice-rules.ts";
import { straightApostrophes } from "./words.ts";

/** Where the sources and the questions to the rector have their place, and what is no sentence at all. */
const UNHEARD_FIELDS = new Set(
  "fonti fonte certezza da_confermare confermato_da file url app sito indirizzo".split(" "),
);

const UNHEARD_FILES = new Set([VOICE_FILE, "to-confirm.yaml"]);

/** The words of hymns and prayers are those of their authors. */
const isVerse = (text: ItalianText) => /^(hymns|prayers)\//.test(text.file) && isUnderFields(text);

const isQuotation = (text: ItalianText) => isUnderFields(text) && text.text.startsWith(">");

/** Of all Italian texts, the sentences with which the shrine speaks to visitors. */
function spokenTexts(texts: ItalianText[]): ItalianText[] {
  return texts.filter(
    (text) =>
      !UNHEARD_FILES.has(text.file) &&
      !text.at.some((name) => UNHEARD_FIELDS.has(String(name))) &&
      !isVerse(text) &&
      !isQuotation(text),
  );
}

/**
 * Checks that a content folder without other errors speaks with the shrine's voice.
 * @param root The content folder.
 * @param texts What is Italian in it.
 */
export function checkVoice(root: string, texts: ItalianText[]): Problem[] {
  const folder = new ContentFolder(root);
  const rules = folder.readYaml(VOICE_FILE, voiceSchema);
  return rules ? voiceProblems(texts, rules) : folder.problems;
}

/** Every expression that the shrine does not use and every name in another form than its one, each time it occurs. */
export function voiceProblems(texts: ItalianText[], rules: VoiceRules): Problem[] {
  const checks = [...rules.names.map(nameCheck), ...rules.turns.map(turnCheck)];
  const times = new Map<VoiceCheck, number>();
  return spokenTexts(texts).flatMap(({ file, at, line, text }) => {
    const written = withoutMarks(text);
    const plain = straightApostrophes(written);
    return checks.flatMap((check) =>
      check.find(plain).flatMap(({ start, end }) => {
        const time = (times.get(check) ?? 0) + 1;
        times.set(check, time);
        if (time <= (check.most ?? 0)) return [];
        const found = `«${written.slice(start, end)}», ${check.reason}`;
        return [problemAt(file, at, found, check.expected, line)];
      }),
    );
  });
}

/** A part of a text, in characters. */
interface Span {
  start: number;
  end: number;
}

interface VoiceCheck {
  find: (text: string) => Span[];
  reason: string;
  expected: string;
  /** How often it is right, in all texts together; never where it says nothing. */
  most?: number | undefined;
}

/** Capitals make the difference between the forms of a name, but for the one with which a sentence begins. */
function nameCheck({ written, refused, except }: VoiceName): VoiceCheck {
  const find = finder(patternOf(refused, "gu"), [patternOf(except, "gu"), QUOTED]);
  const opensSentence = (text: string, { start, end }: Span) =>
    text.charAt(start).toLowerCase() + text.slice(start + 1, end) === written &&
    SENTENCE_BEGINS.test(text.slice(0, start));
  return {
    find: (text) => find(text).filter((hit) => !opensSentence(text, hit)),
    reason: "un’altra forma dello stesso nome",
    expected: `«${written}», una forma sola in tutto il sito`,
  };
}

const turnCheck = ({ refused, except, reason, better, most }: VoiceTurn): VoiceCheck => ({
  find: finder(patternOf(refused, "giu"), [patternOf(except, "giu")]),
  reason,
  expected: better,
  most,
});

/** The places of the first pattern that are not inside one of the others. */
function finder(refused: RegExp, spared: RegExp[]): VoiceCheck["find"] {
  return (text) => {
    const hits = spansOf(refused, text);
    if (hits.length === 0) return hits;
    const free = spared.flatMap((pattern) => spansOf(pattern, text));
    return hits.filter((hit) => !isInside(hit, free));
  };
}

const isInside = (hit: Span, spans: Span[]) =>
  spans.some(({ start, end }) => start <= hit.start && hit.end <= end);

const spansOf = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));

/** What stands before the first word of a sentence, of a field, of a cell or of an item. */
const SENTENCE_BEGINS = /(?:^[\s#|-]*(?:\d+\. )?|\| *|[.!?…][»”)]? +)[«“(]?$/u;

/** Titles and the words of others keep the forms that they have. */
const QUOTED = /«[^»]*»/gu;

const NEVER = /(?!)/gu;

/** Any of the expressions, as whole words; * stands for any letters, and a longer expression goes before a shorter. */
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

/** Markdown as it is read: no emphasis, no brackets of links. */
const withoutMarks = (markdown: string) => markdown.replace(/[*_[\]]/g, "");
