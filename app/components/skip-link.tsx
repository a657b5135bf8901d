/** The id of every page's main element, the target of the skip link and of the focus after navigation. */
export const MAIN_ID = "contenuto";

/** The first thing the Tab key reaches: past the menus, to the text. */
export function SkipLink() {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      Vai al contenuto
    </a>
  );
}
