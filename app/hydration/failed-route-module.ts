import type { Plugin } from "vite";

/** What React Router does when the script of a page does not load, in react-router/…/routeModules.js. */
const RELOADS =
  /console\.error\(`Error loading route module[\s\S]*window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

const THROWING_PAGE =
  "return { default() { throw Object.assign(error, { isMissingModule: true }); } };";

/**
 * React Router reloads the page when the script of the next one does not load: the page that the visitor is
 * leaving, and again at every click; without a network the browser's own error page takes its place. (It could not
 * throw either: what it awaits here it may ignore, and then show nothing.) Here a page that throws takes the place
 * of the one that did not come, so that the error page shows (docs/decisions/0015-offline.md).
 */
export function failedRouteModule(): Plugin {
  return {
    name: "failed-route-module",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!RELOADS.test(code)) this.error("React Router no longer reloads: see this plugin.");
        return { code: code.replace(RELOADS, THROWING_PAGE) };
      },
    },
  };
}
