/** What is wrong with the way in which a file was saved, and in which line if in one. */
interface FileFault {
  found: string;
  expected: string;
  line?: number;
}

type Decoded = { text: string; fault?: undefined } | { text?: undefined; fault: FileFault };

/** What nobody sees, and what turns the direction of writing; ends of line and tabs are none of it. */
const INVISIBLE =
  /[\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060\ufeff]|(?![\t\n\r\u0080-\u009f])\p{Cc}/u;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * The text of a file in UTF-8, without the mark with which some programs begin it, and with the ends of line of any
 * system as they are.
 */
export function decodeText(bytes: Buffer): Decoded {
  try {
    // UTF-16 and the files of word processors hold zeros.
    if (!bytes.includes(0)) {
      const text = decoder.decode(bytes);
      return invisibleFault(text) ?? { text };
    }
  } catch {
    // Told below.
  }
  return {
    fault: {
      found: "un file che non è testo in UTF-8",
      expected:
        "testo semplice, scritto con un editor di testo e salvato in UTF-8 («Salva con nome», codifica UTF-8)",
      line: firstLineNotInUtf8(bytes),
    },
  };
}

function invisibleFault(text: string): Decoded | undefined {
  const match = INVISIBLE.exec(text);
  if (!match) return undefined;
  const number = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const before = text.slice(0, match.index);
  const words = before.split("\n").at(-1)?.slice(-30) ?? "";
  return {
    fault: {
      found: `un segno che non si vede (U+${number}), dopo «${words}»`,
      expected: "solo lettere e segni che si vedono: cancellare e riscrivere la parola",
      line: before.split("\n").length,
    },
  };
}

/** The line, from 1. */
function firstLineNotInUtf8(bytes: Buffer): number {
  // Every line in UTF-8 comes back as it was.
  const lines = bytes.toString("latin1").split("\n");
  const isUtf8 = (line: string) =>
    !line.includes("\0") &&
    Buffer.from(Buffer.from(line, "latin1").toString("utf8"), "utf8").toString("latin1") === line;
  return lines.findIndex((line) => !isUtf8(line)) + 1;
}
