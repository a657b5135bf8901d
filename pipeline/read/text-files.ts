import { isUtf8 } from "node:buffer";
import type { Fault } from "./problems.ts";

/** Invisible characters and what is no character, except line ends, tabs, and those that join or divide letters. */
const INVISIBLE =
  /(?![\t\n\r\u0080-\u009f\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{NChar}]/u;

/** Finds an invisible character in a text, or in what an escape of YAML or an entity of Markdown stands for. */
export function invisibleSign(text: string) {
  const match = INVISIBLE.exec(text);
  if (!match) return undefined;
  const number = match[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return {
    index: match.index,
    found: `un segno che non si vede (U+${number})`,
    expected: "solo lettere e segni che si vedono: cancellare e riscrivere la parola",
  };
}

/** UTF-16 and word processor files contain null bytes. */
const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0);

/** Decodes a file as UTF-8, without a byte order mark; line ends of any platform are kept. */
export function decodeText(bytes: Buffer): { text?: string; fault?: Fault } {
  if (!isText(bytes)) {
    const lines = bytes.toString("latin1").split("\n");
    return {
      fault: {
        found: "un file che non è testo in UTF-8",
        expected:
          "testo semplice, scritto con un editor di testo e salvato in UTF-8 («Salva con nome», codifica UTF-8)",
        line: lines.findIndex((line) => !isText(Buffer.from(line, "latin1"))) + 1,
      },
    };
  }
  const text = new TextDecoder().decode(bytes);
  const sign = invisibleSign(text);
  if (!sign) return { text };
  const lines = text.slice(0, sign.index).split("\n");
  const found = `${sign.found}, dopo «${lines.at(-1)?.slice(-30)}»`;
  return { fault: { found, expected: sign.expected, line: lines.length } };
}
