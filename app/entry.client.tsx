import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteMatch,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { tried } from "../domain/untrusted.ts";
import { Document } from "./document.tsx";
import { clearOnArrival } from "./features/breaking-news/arrival.ts";
import { type BootData, readBootData } from "./hydration/boot-data.ts";
import { markHydrated } from "./hydration/event-replay.ts";
import { hydrateAll, listenForNeeds } from "./hydration/hydrate-on-interaction.tsx";
import { forgetInlinedStyles } from "./hydration/inlined-styles.ts";
import { prepareRecovery } from "./hydration/recover.ts";
import { showWithoutScripts } from "./hydration/show-without-scripts.ts";
import { followLinks } from "./navigation/follow-links.ts";
import { prepareNativeEntries } from "./navigation/history-entry.ts";
import { stripTrailingSlash } from "./navigation/page-address.ts";
import { loadPageData } from "./navigation/page-data.ts";
import { prefetchOnIntent } from "./navigation/prefetch.ts";
import { createRoutes } from "./routes.tsx";
import { MissingFile } from "./screens.ts";

/** Renders the router with document-wide listeners, which work as soon as React has hydrated the page. */
function Hydrated({ router }: { router: DataRouter }) {
  useEffect(() => {
    const ending = new AbortController();
    listenForNeeds(ending.signal);
    followLinks(router, ending.signal);
    prefetchOnIntent(router, ending.signal);
    markHydrated();
    return () => ending.abort();
  }, [router]);
  return <RouterProvider router={router} />;
}

/** Returns the page's data as loader results; without an address, a 404 for the route with the error page. */
function hydrationDataOf({ address, props }: BootData, matches: RouteMatch[]): HydrationState {
  const [boundary = "", page = ""] = matches.slice(-2).map(({ route }) => route.id);
  const notFound = { status: 404, statusText: "", internal: false, data: null };
  return address === undefined
    ? { errors: { [boundary]: notFound } }
    : { loaderData: { [page]: props } };
}

async function hydrate(): Promise<void> {
  const boot = readBootData();
  const { pathname, search, hash } = window.location;
  if (boot.address !== undefined && boot.address !== stripTrailingSlash(pathname)) {
    // A copy at another address, as in a web archive, stays as it was served: readable, with its links.
    if (boot.address !== tried(() => decodeURIComponent(pathname))) return showWithoutScripts();
    window.history.replaceState(window.history.state, "", boot.address + search + hash);
  }
  clearOnArrival();
  forgetInlinedStyles();
  const routes = createRoutes(loadPageData);
  const matches = matchRoutes(routes, window.location) ?? [];
  // Ahead: the router would otherwise wait for the component with an empty page.
  for (const { route } of matches) {
    if (typeof route.lazy !== "object") continue;
    Object.assign(route, { Component: await route.lazy.Component?.(), lazy: undefined });
  }
  // Must run before the router listens.
  prepareNativeEntries();
  const router = createBrowserRouter(routes, { hydrationData: hydrationDataOf(boot, matches) });
  // Before the router notifies React: a part that still waits would be rendered again from scratch.
  router.subscribe(hydrateAll);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Document>
          <Hydrated router={router} />
        </Document>
      </StrictMode>,
      { onRecoverableError: prepareRecovery() },
    );
  });
}

hydrate().catch((error: unknown) => {
  // When one of its scripts is missing, a page also stays as it was served (hydration/hydration-loader.ts).
  if (!(error instanceof MissingFile)) throw error;
});
