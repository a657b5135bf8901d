/** The id of every page's main element, the target of the skip link and of the focus after navigation. */
export const MAIN_ID = "contenuto";

/** Takes the focus to the page's text, which stays where it is. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** The first thing the Tab key reaches: past the menus, to the text. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      Vai al contenuto
    </a>
  );
}
