/** What XML 1.0 has no place for, not even escaped: control characters, and halves of letters. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text as it stands in an element or in an attribute of XML. */
export function xmlText(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
}
