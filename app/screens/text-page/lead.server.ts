/** Splits the HTML of a text at its first heading of the second level. A text without headings is all lead. */
export function leadAndRest(html: string): { lead: string; rest: string } {
  const end = html.search(/<h2[ >]/);
  return end < 0 ? { lead: html, rest: "" } : { lead: html.slice(0, end), rest: html.slice(end) };
}
