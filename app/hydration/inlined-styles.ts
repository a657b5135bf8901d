/**
 * Stylesheets that the page holds need no request any more: before Vite fetches those of a script, it looks for a link,
 * and here is one that is switched off.
 */
export function forgetInlinedStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>("style[data-href]")) {
    for (const address of style.dataset.href?.split(" ") ?? []) {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.disabled = true;
      link.setAttribute("href", address);
      document.head.append(link);
    }
  }
}
