import { hydrateAll } from "./hydrate-on-interaction.tsx";
import { DARK_CLASS, showTheme } from "./show-theme.ts";

/**
 * Returns what to call once React has rendered a page again that was modified before hydration, as by a translator: it
 * restores what hydration/head-script.ts has set in the document.
 */
export function prepareRecovery(): (error: unknown) => void {
  const kept = [document.documentElement, document.body].map(
    (element) => [element, element.cloneNode() as Element] as const,
  );
  return (error) => {
    hydrateAll();
    for (const [element, { attributes }] of kept) {
      for (const { name, value } of attributes) {
        if (!element.hasAttribute(name)) element.setAttribute(name, value);
      }
    }
    showTheme(document.body.classList.contains(DARK_CLASS));
    // biome-ignore lint/suspicious/noConsole: nothing is lost, but tests of pages that nobody has changed take it for an error
    console.info(error);
  };
}
