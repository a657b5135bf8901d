/** Id of every page's main element, target of the skip link and of the focus after navigation. */
export const MAIN_ID = "contenuto";

/** Moves the focus to the main element without scrolling. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}

/** Renders the page's first focusable element: a link past the menus to the text. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      Vai al contenuto
    </a>
  );
}
