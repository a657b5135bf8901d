import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { LICENCE_LISTS } from "./pipeline/outputs/write-licences.ts";
import { buildInstant } from "./pipeline/pages/build-instant.ts";
import { siteDataModule } from "./pipeline/pages/site-data-module.ts";
import { BROWSERS } from "./pipeline/render/browsers.ts";
import { shortClassName } from "./pipeline/render/class-names.ts";
import { developmentPages } from "./pipeline/render/development-pages.ts";
import {
  componentsLayer,
  keepModuleStyles,
  screenStyles,
} from "./pipeline/render/screen-styles.ts";

export default defineConfig(
  ({ command }): UserConfig => ({
    // There is no page for Vite to find: every one is rendered by entry.server.tsx, while building and while developing.
    appType: "custom",
    define: { __BUILD_INSTANT__: buildInstant },
    plugins: [
      siteDataModule(),
      screenStyles(),
      componentsLayer,
      keepModuleStyles(),
      developmentPages(),
      react(),
    ],
    css: {
      modules: { generateScopedName: command === "build" ? shortClassName : "[name]_[local]" },
    },
    // A build beside the development server is none of its business.
    server: { watch: { ignored: ["**/build/**", "**/build-*/**"] } },
    build: {
      license: { fileName: LICENCE_LISTS.pages },
      target: BROWSERS,
      // A picture or font inlined in a script would be paid by every visitor.
      assetsInlineLimit: 0,
      // A part that comes late is asked for together with its styles. What pages need at the start is never
      // preloaded: nothing may compete with the text (docs/decisions/0004). What every page has is there by then.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) =>
          files.filter((file) => !/(vendor|site|rolldown-runtime)-[^/]+$/.test(file)),
      },
      rolldownOptions: {
        checks: { pluginTimings: false },
        // Every page names a dozen files: a letter less is one less in each, here and below.
        output: { assetFileNames: "assets/[name]-[hash:6][extname]" },
      },
    },
    environments: {
      client: {
        build: {
          // Smaller by 1,500 bytes than the bundler's own (docs/decisions/0050-data-mode.md).
          minify: "terser",
          terserOptions: { module: true, compress: { passes: 3 } },
          rolldownOptions: {
            input: "app/entry.client.tsx",
            output: {
              entryFileNames: "assets/[name]-[hash:6].js",
              chunkFileNames: "assets/[name]-[hash:6].js",
              codeSplitting: {
                groups: [
                  // React and the router change with their versions only, and pack better together.
                  // Other libraries go with the feature that uses them.
                  {
                    name: "vendor",
                    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  },
                  // What every page runs: one file instead of a dozen crumbs. Page components come with the pages that have them.
                  {
                    name: "site",
                    test: /app\/((components|hydration|navigation|security|shell|state|time)\/(?!passing|page-transition)|(?!entry)[\w-]+\.tsx?$)|domain\/(time\/|pictures\/|untrusted)/,
                  },
                  // What keeps pages for later: parts that come to every page have it in common with some pages' own.
                  {
                    name: "cached-pages",
                    test: /app\/features\/offline\/(precache-client|cached-pages)\.ts/,
                  },
                  // What comes to every page once React has taken over: one request and one stylesheet.
                  {
                    name: "late",
                    test: /app\/(features\/(offline\/offline\.|saint-of-the-day\/saint-banner)|shell\/pa(ssing|ge-transition))/,
                  },
                  // Small files that several pages share: each by itself costs more headers than bytes.
                  {
                    name: "page-gallery",
                    test: /app\/features\/carousel\/(?!carousel\.tsx|use-autoplay|use-drag)/,
                  },
                  {
                    name: "text",
                    test: /app\/page-components\/(facts|neighbour-links|section-pages|text-with-contents)\/[\w-]+\.module\.css/,
                  },
                  {
                    name: "land",
                    test: /app\/features\/companies\/(land|day-marks)\.module\.css$/,
                  },
                  { name: "dates", test: /domain\/feasts\/feasts\.ts/ },
                  {
                    name: "today",
                    test: /(domain|app\/features)\/(hours|road)\/[\w-]+\.ts$|app\/page-components\/call-button\//,
                  },
                ],
              },
            },
          },
        },
      },
    },
  }),
);
