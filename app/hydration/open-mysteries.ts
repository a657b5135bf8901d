/** Opens the mysteries of a day of the week, "0" for Sunday, and closes the others: before the page is seen, then by React. */
export function openMysteriesOf(day: string | undefined): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>("[data-days]")) {
    group.open = group.matches(`[data-days~="${day}"]`);
  }
}
