import { reactRouter } from "@react-router/dev/vite";
import babel from "@rolldown/plugin-babel";
import { reactCompilerPreset } from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { buildInstant } from "./app/content.server/build-instant.ts";
import { earlyContent } from "./app/content.server/early-content.ts";
import { pictureMiddleware } from "./app/content.server/picture-middleware.ts";
import { siteDataModule } from "./app/content.server/site-data-module.ts";
import { failedRouteModule } from "./app/hydration/failed-route-module.ts";
import { LICENCE_LISTS } from "./scripts/write-licences.ts";

export default defineConfig({
  define: { __BUILD_INSTANT__: buildInstant },
  plugins: [
    siteDataModule(),
    pictureMiddleware(),
    earlyContent(),
    reactRouter(),
    failedRouteModule(),
    babel({ presets: [reactCompilerPreset()] }),
  ],
  // A build beside the development server is none of its business.
  server: { watch: { ignored: ["**/build/**"] } },
  build: {
    license: { fileName: LICENCE_LISTS.pages },
    // Cascade layers set the floor (README, "Browsers"); older ones get the text without styles.
    target: ["chrome99", "firefox97", "safari15.4"],
    // A picture or font inlined in a script would be paid by every visitor.
    assetsInlineLimit: 0,
    // A part that comes late is asked for together with its styles. What pages need at the start is never
    // preloaded: nothing may compete with the text (docs/decisions/0004).
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // React and the router change with their versions only, and pack better together.
                // Other libraries go with the feature that uses them.
                {
                  name: "vendor",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                // What every page under /app runs: one file instead of a dozen crumbs. Modals open on demand.
                {
                  name: "site",
                  test: /app\/(root|shell|components\/(?!modal|sanitise)|navigation|hydration|security|time|page-meta)/,
                },
                // Small files that several pages share: each by itself costs more headers than bytes.
                {
                  name: "page-gallery",
                  test: /app\/features\/carousel\/(?!carousel\.tsx|use-autoplay)/,
                },
                { name: "dates", test: /app\/features\/(feasts\/feasts|hours\/hours)\.ts/ },
              ],
            },
          },
        },
      },
    },
  },
});
