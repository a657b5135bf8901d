/** Characters that XML 1.0 forbids even when escaped: control characters and lone surrogates. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text for an XML element or attribute. */
export function xmlText(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
}
