/** Shows the page as in browsers without scripts: for when one of its own fails to load, or must not hydrate it. */
export function showWithoutScripts(): void {
  delete document.documentElement.dataset.scripts;
}
