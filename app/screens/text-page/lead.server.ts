/**
 * The HTML of a text as two parts: what it says before its first heading of the second level, and all that follows. A
 * text without headings is all in the first part.
 */
export function leadAndRest(html: string): { lead: string; rest: string } {
  const end = html.search(/<h2[ >]/);
  return end < 0 ? { lead: html, rest: "" } : { lead: html.slice(0, end), rest: html.slice(end) };
}
