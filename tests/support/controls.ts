/**
 * Finds targets under 44 by 44 pixels that are not inline in a sentence, and controls whose accessible name lacks their
 * visible text. The header is measured with its menus.
 */
export function readControls(): string[] {
  const isInSentence = (link: Element, words: string) => {
    const block = link.closest("p, li, dd, td, th, figcaption, address");
    return (
      getComputedStyle(link).display === "inline" &&
      // Sources are a list of titles, some of them links.
      (link.closest("details") !== null || (block?.textContent?.trim() ?? "") !== words)
    );
  };
  return [...document.querySelectorAll("a[href], button, input, summary")].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const words = control.textContent?.trim() ?? "";
    if (width === 0 || control.closest(".skip-link")) return [];
    const found: string[] = [];
    const label = control.getAttribute("aria-label");
    // A single letter is a symbol.
    const seen = /\p{L}{2}/u.test(words) ? words : "";
    if (label && !label.toLowerCase().includes(seen.toLowerCase().replaceAll("’", "'"))) {
      found.push(`«${words}» is called «${label}»`);
    }
    const target = control.closest("label") ?? control;
    const box = target.getBoundingClientRect();
    const isSmall = box.width < 43.5 || box.height < 43.5;
    const isDrawn = control.closest("svg") !== null;
    if (isSmall && !isDrawn && !isInSentence(control, words)) {
      found.push(`«${words || label}» is ${Math.round(width)} by ${Math.round(height)}`);
    }
    return found;
  });
}
