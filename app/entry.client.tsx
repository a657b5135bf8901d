import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app.tsx";
import { readBootData } from "./hydration/boot-data.ts";
import { needWaitingParts } from "./hydration/waiting-part.tsx";
import { createPageStore, loadScreen, MissingScript } from "./navigation/page-store.ts";
import { PagesProvider } from "./navigation/pages.ts";
import { withoutSlash } from "./navigation/without-slash.ts";

/**
 * Stylesheets that the page holds need no request any more: before Vite fetches those of a script, it looks for a link,
 * and here is one that is switched off.
 */
function forgetInlinedStyles(): void {
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

const currentPathname = () => withoutSlash(window.location.pathname);

/** Takes over the page of the document. */
async function hydrate(): Promise<void> {
  forgetInlinedStyles();
  const { screen, props } = readBootData();
  const Screen = await loadScreen(screen);
  const pages = createPageStore(currentPathname(), Promise.resolve({ Screen, props }));
  window.addEventListener("popstate", () => {
    needWaitingParts();
    pages.revisit(currentPathname());
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <PagesProvider value={pages}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </PagesProvider>
      </StrictMode>,
    );
  });
}

// Without one of its scripts a page stays as it was served: readable, with its links (hydration/start.ts).
hydrate().catch((error: unknown) => {
  if (!(error instanceof MissingScript)) throw error;
});
