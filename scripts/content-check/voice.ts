import { type Problem, problemAt } from "../../app/content.server/problems.ts";
import { type ItalianText, isUnderFields } from "./italian-texts.ts";
import { VOICE_FILE, type VoiceName, type VoiceRules, type VoiceTurn } from "./voice-rules.ts";
import { straightApostrophes } from "./words.ts";

/** Where the sources and the questions to the rector have their place, and what is no sentence at all. */
const UNHEARD_FIELDS = new Set([
  "fonti",
  "fonte",
  "certezza",
  "da_confermare",
  "confermato_da",
  "file",
  "url",
  "app",
  "sito",
  "indirizzo",
]);

const UNHEARD_FILES = new Set([VOICE_FILE, "to-confirm.yaml"]);

/** The words of hymns and prayers are those of their authors. */
const isVerse = (text: ItalianText) => /^(hymns|prayers)\//.test(text.file) && isUnderFields(text);

const isQuotation = (text: ItalianText) => isUnderFields(text) && text.text.startsWith(">");

/** Of all Italian texts, the sentences with which the shrine speaks to visitors. */
export function spokenTexts(texts: ItalianText[]): ItalianText[] {
  return texts.filter(
    (text) =>
      !UNHEARD_FILES.has(text.file) &&
      !text.at.some((name) => UNHEARD_FIELDS.has(String(name))) &&
      !isVerse(text) &&
      !isQuotation(text),
  );
}

/**
 * Every expression that the shrine does not use and every name in another form than its one, each time it occurs; and
 * the permissions of which no text makes use.
 */
export function voiceProblems(
  texts: ItalianText[],
  rules: VoiceRules,
  search = new VoiceSearch(rules),
): Problem[] {
  const permissions = rules.permitted.map(permission);
  const used = new Set<Permission>();
  const problems = spokenTexts(texts).flatMap((source) => {
    const { file, at, line } = source;
    const text = withoutMarks(source.text);
    const inFile = permissions.filter((one) => one.file === file);
    return search.hitsIn(source).flatMap((hit) => {
      const permitting = inFile.find(({ pattern }) => isInside(hit, spansOf(pattern, text)));
      if (permitting) {
        used.add(permitting);
        return [];
      }
      const found = `«${text.slice(hit.start, hit.end)}», ${hit.reason}`;
      return [problemAt(file, at, found, hit.expected, line)];
    });
  });
  const superfluous = permissions.flatMap((one, index) => {
    if (used.has(one)) return [];
    const found = `«${one.sentence}» in ${one.file}, di cui nessun testo ha bisogno`;
    return [problemAt(VOICE_FILE, ["permesse", index], found, "solo eccezioni che servono")];
  });
  return [...problems, ...superfluous];
}

/** A part of a text, in characters. */
interface Span {
  start: number;
  end: number;
}

/** What is found in a text, and why it should be otherwise. */
type Hit = Span & Pick<VoiceCheck, "reason" | "expected">;

/** Finds what some rules refuse; a text that is asked about again is not searched again. */
export class VoiceSearch {
  private readonly checks: readonly VoiceCheck[];
  private readonly known = new WeakMap<ItalianText, readonly Hit[]>();

  constructor({ names, turns }: VoiceRules) {
    this.checks = [...names.map(nameCheck), ...turns.map(turnCheck)];
  }

  hitsIn(source: ItalianText): readonly Hit[] {
    const known = this.known.get(source);
    if (known) return known;
    const text = withoutMarks(source.text);
    const hits = this.checks.flatMap(({ find, reason, expected }) =>
      find(text).map((span) => ({ ...span, reason, expected })),
    );
    this.known.set(source, hits);
    return hits;
  }
}

interface VoiceCheck {
  find: (text: string) => Span[];
  reason: string;
  expected: string;
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

const turnCheck = ({ refused, except, reason, better }: VoiceTurn): VoiceCheck => ({
  find: finder(patternOf(refused, "giu"), [patternOf(except, "giu")]),
  reason,
  expected: better,
});

type Permission = ReturnType<typeof permission>;

const permission = (permitted: VoiceRules["permitted"][number]) => ({
  ...permitted,
  pattern: patternOf([permitted.sentence], "gu"),
});

/** The places of the first pattern that are not inside one of the others. */
function finder(refused: RegExp, spared: RegExp[]): VoiceCheck["find"] {
  return (text) => {
    const free = spared.flatMap((pattern) => spansOf(pattern, text));
    return spansOf(refused, text).filter((hit) => !isInside(hit, free));
  };
}

const isInside = (hit: Span, spans: Span[]) =>
  spans.some(({ start, end }) => start <= hit.start && hit.end <= end);

const spansOf = (pattern: RegExp, text: string): Span[] =>
  [...straightApostrophes(text).matchAll(pattern)].map(({ index, 0: match }) => ({
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
