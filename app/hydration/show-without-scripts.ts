/** Shows the page as to browsers that run no scripts: for when one of its own does not come, or must not take it over. */
export function showWithoutScripts(): void {
  delete document.documentElement.dataset.scripts;
}
