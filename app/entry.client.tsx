import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { Document } from "./document.tsx";
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

/** Fetches the script of a route, for which the router would otherwise wait with an empty page. */
async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== "object") return;
  const Component = await route.lazy.Component?.();
  Object.assign(route, { Component, lazy: undefined });
}

/** The router with listeners of the whole document, which work as soon as React has taken over. */
function Hydrated({ router }: { router: DataRouter }) {
  useEffect(() => {
    const stops = [listenForNeeds(), followLinks(router), prefetchOnIntent(router)];
    markHydrated();
    return () => {
      for (const stop of stops) stop();
    };
  }, [router]);
  return <RouterProvider router={router} />;
}

/** What loaders have told of the page: its data, or, to the route with the error page, that there is none. */
function hydrationDataOf({ address, props }: BootData, matches: RouteMatch[]): HydrationState {
  const [boundary = "", page = ""] = matches.slice(-2).map(({ route }) => route.id);
  const notFound = { status: 404, statusText: "", internal: false, data: null };
  return address === undefined
    ? { errors: { [boundary]: notFound } }
    : { loaderData: { [page]: props } };
}

/** Takes over the page of the document. */
async function hydrate(): Promise<void> {
  const boot = readBootData();
  const pathname = stripTrailingSlash(window.location.pathname);
  // A copy at another address, as in an archive of the web, stays as it was served: readable, with its links.
  if (boot.address !== undefined && boot.address !== pathname) return showWithoutScripts();
  forgetInlinedStyles();
  const routes = createRoutes(loadPageData);
  const matches = matchRoutes(routes, window.location) ?? [];
  for (const { route } of matches) await loadRoute(route);
  // Before the router listens.
  prepareNativeEntries();
  const router = createBrowserRouter(routes, { hydrationData: hydrationDataOf(boot, matches) });
  // Before the router tells React: a part that still waits would be made anew, from nothing.
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
  // Without one of its scripts a page stays as it was served, too (hydration/hydration-loader.ts).
  if (!(error instanceof MissingFile)) throw error;
});
