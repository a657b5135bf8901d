/** Keeps Vite from requesting stylesheets that the page has inlined: it looks for a link first, and finds a disabled one. */
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
