import { routes } from "virtual:site-data";
import { type LoaderFunction, type RouteObject, useLoaderData } from "react-router";
import { notFound } from "./navigation/page-data.ts";
import { loadScreen } from "./screens.ts";
import { PageError, PlainErrorPage, TopPageError } from "./shell/error-page.tsx";
import { Shell } from "./shell/shell.tsx";
import { Site } from "./site.tsx";
import { appTree, hasData, type RouteTree, type ScreenName, topTree } from "./site-map.ts";

/**
 * Converts the two trees of the site map to routes, each with its own error page and not-found page.
 * @param loader loads the data of a page: over the network in the browser, from the content during the build
 */
export function createRoutes(loader: LoaderFunction): RouteObject[] {
  return [
    {
      Component: Site,
      ErrorBoundary: PlainErrorPage,
      children: [
        { id: "top", ErrorBoundary: TopPageError, children: routesOf(topTree, loader) },
        {
          path: "/app",
          Component: Shell,
          children: [
            {
              id: "app",
              ErrorBoundary: PageError,
              children: routesOf({ ...appTree, ...routes }, loader),
            },
          ],
        },
      ],
    },
  ];
}

function routesOf(tree: RouteTree, loader: LoaderFunction): RouteObject[] {
  return Object.entries(tree).map(([path, screen]) => ({
    id: path,
    path,
    lazy: { Component: () => loadPage(screen) },
    ...(hasData(screen) && { loader: withParts(loader, screen) }),
    ...(screen === "not-found" && { loader: () => Promise.reject(notFound()) }),
    // The data of a page do not depend on query or fragment.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  }));
}

/** Loads with the data the parts of the page: coming later, they would push down what is being read. */
function withParts(loader: LoaderFunction, name: ScreenName): LoaderFunction {
  return async (...request) => {
    const [screen, props] = await Promise.all([loadScreen(name), loader(...request)]);
    await screen.preload?.(props as object);
    return props;
  };
}

/** Returns the component of a route: a screen with the data of the page. */
async function loadPage(screen: ScreenName) {
  const { default: Screen } = await loadScreen(screen);
  return function Page() {
    return <Screen {...useLoaderData<object | undefined>()} />;
  };
}
