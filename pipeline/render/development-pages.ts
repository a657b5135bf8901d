import { readdirSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { PageAssets } from "../../app/entry.server.tsx";
import { contentTypeOf } from "../../server/content-types.ts";
import { redirectOf, siteRedirects } from "../../server/redirects.ts";
import { contentFile } from "../outputs/data-files.ts";
import { isCompiledIn } from "../pages/site-data-module.ts";
import { forgetContent, loadContent } from "../read/content.ts";
import { ContentError } from "../read/problems.ts";
import type { Renderer } from "./bundle.ts";
import { inlineScripts } from "./bundle.ts";
import { builtPage } from "./prerender.ts";

const ENTRY = "/app/entry.client.tsx";

/** Serves pages, data and pictures in development, rendered on request; changes in content/ reload the page. */
export function developmentPages(): Plugin {
  return {
    name: "development-pages",
    apply: "serve",
    /** Reloads the page when code that only runs on the server changes: no hot update can replace it. */
    hotUpdate({ modules, server }) {
      if (this.environment.name === "client" || modules.length === 0) return;
      const isInBrowser = modules.some(
        ({ file }) => file && server.environments.client.moduleGraph.getModulesByFile(file)?.size,
      );
      if (!isInBrowser) server.environments.client.hot.send({ type: "full-reload" });
    },
    configureServer(server) {
      reloadWithContent(server);
      // Registered after Vite's own middleware: scripts, styles and files take precedence over pages.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const [address = "/"] = (request.originalUrl ?? "/").split("?");
            const { file, body, status = 200 } = await answerTo(server, decodeURI(address));
            response.writeHead(status, { "Content-Type": contentTypeOf(file).type }).end(body);
          } catch (error) {
            if (!(error instanceof ContentError)) return next(error);
            response
              .writeHead(500, { "Content-Type": contentTypeOf(".txt").type })
              .end(error.message);
          }
        });
      };
    },
  };
}

function rendererOf({ environments: { ssr } }: ViteDevServer) {
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite runs nothing here.");
  return ssr.runner;
}

/** Vite watches the whole project; this plugin takes over its response to changes in content/. */
function reloadWithContent(server: ViteDevServer): void {
  server.watcher.on("all", (_event, file) => {
    if (!resolve(file).startsWith(join(server.config.root, "content", sep))) return;
    forgetContent();
    const { hot } = server.environments.client;
    if (isCompiledIn(basename(file))) {
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
      rendererOf(server).clearCache();
    }
    hot.send({ type: "full-reload" });
  });
}

/** Returns what is served at an address, with a file name of its type. */
async function answerTo(server: ViteDevServer, address: string) {
  const content = loadContent();
  const made = await contentFile(content, address);
  if (made !== undefined) return { file: address, body: made };
  const pathname = address.replace(/(?<=.)\/$/, "");
  const renderer = await rendererOf(server).import<Renderer>("/app/entry.server.tsx");
  const page = await builtPage(
    content,
    renderer,
    (redirectOf(siteRedirects(content), pathname) ?? pathname).replace(/\.json$/, ""),
  );
  if (page && address.endsWith(".json")) return { file: address, body: JSON.stringify(page.props) };
  const shown = page ?? ({ address: pathname, screen: "not-found", props: {} } as const);
  const rendered = await renderer.renderPage(shown, await developmentAssets());
  const transformed = await server.transformIndexHtml(address, rendered);
  // Without the whitespace around the scripts that Vite adds to the head: hydration expects no text nodes there.
  const body = transformed.replace(/<head>.*?<\/head>/s, (head) => head.replaceAll(/>\s+</g, "><"));
  return { file: "page.html", body, status: page ? 200 : 404 };
}

/** Compiled once: the inline scripts change so rarely that a change requires a restart. */
let compiled: ReturnType<typeof inlineScripts> | undefined;

/** Returns all styles of the site, at Vite's addresses, and the entry script. */
async function developmentAssets(): Promise<PageAssets> {
  compiled ??= inlineScripts();
  const styles = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ address: `/app/${name}` }));
  return {
    modules: [ENTRY],
    entry: ENTRY,
    stylesheets: styles,
    inlineScripts: await compiled,
  };
}
