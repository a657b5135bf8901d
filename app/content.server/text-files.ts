/** What is wrong with the way in which a file was saved, and in which line if in one. */
export interface FileFault {
  found: string;
  expected: string;
  line?: number;
}

/** A file as text, or what is wrong with it. */
type Decoded = { text: string; fault?: undefined } | { text?: undefined; fault: FileFault };

const UTF_8_EXPECTED = "un file salvato in UTF-8 («Salva con nome», codifica UTF-8)";

const PLAIN_TEXT_EXPECTED = "testo semplice, scritto con un editor di testo e salvato in UTF-8";

/** How files of word processors begin: .docx and .odt, .rtf, .pdf, and the old .doc. */
const DOCUMENTS = ["PK", "{\\rtf", "%PDF", "ÐÏ"];

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of a file in UTF-8, without the mark with which some programs begin it, and with the ends of line of any
 * system as they are.
 */
export function decodeText(bytes: Buffer): Decoded {
  const first = bytes.toString("latin1", 0, 5);
  if (DOCUMENTS.some((beginning) => first.startsWith(beginning))) {
    return fault("un documento di un programma di videoscrittura", PLAIN_TEXT_EXPECTED);
  }
  if (/^(?:ÿþ|þÿ)/.test(first) || bytes.includes(0)) {
    return fault("un file salvato in UTF-16 («Unicode»)", UTF_8_EXPECTED);
  }
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    const found = "lettere accentate salvate in un’altra codifica (Windows-1252 o «ANSI»)";
    return fault(found, UTF_8_EXPECTED, firstLineNotInUtf8(bytes));
  }
}

const fault = (found: string, expected: string, line?: number): Decoded => ({
  fault: { found, expected, ...(line === undefined ? {} : { line }) },
});

/** The line, from 1. */
function firstLineNotInUtf8(bytes: Buffer): number {
  // Every line in UTF-8 comes back as it was.
  const lines = bytes.toString("latin1").split("\n");
  const isUtf8 = (line: string) =>
    Buffer.from(Buffer.from(line, "latin1").toString("utf8"), "utf8").toString("latin1") === line;
  return lines.findIndex((line) => !isUtf8(line)) + 1;
}

/** Why a text has no fields above it. */
export function frontMatterFault(text: string): FileFault {
  const lines = text.split(/\r?\n/);
  const expected = "campi fra due righe di tre trattini (---)";
  // A word processor joins hyphens to a dash, and an editor presses the key once more or once less.
  const wrong = lines.findIndex((line) => /^\s*[-–—]+\s*$/.test(line) && !/^---\s*$/.test(line));
  const opening = lines.findIndex((line) => /^---\s*$/.test(line));
  const isDash = wrong >= 0 && /[–—]/.test(lines[wrong] ?? "");
  if (wrong >= 0 && (wrong === 0 || opening === 0)) {
    const found = isDash
      ? `«${lines[wrong]?.trim()}», con le lineette di un programma di videoscrittura`
      : `«${lines[wrong]?.trim()}»`;
    return { found, expected: "tre trattini semplici (---), da soli sulla riga", line: wrong + 1 };
  }
  if (opening > 0 && lines.slice(0, opening).every((line) => line.trim() === "")) {
    return { found: "una riga vuota", expected: "subito i tre trattini (---)", line: 1 };
  }
  if (opening === 0) return { found: "tre trattini (---) una volta sola", expected, line: 1 };
  return { found: "niente", expected };
}
