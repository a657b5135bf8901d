import { readdirSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { PageAssets } from "../../app/entry.server.tsx";
import { romeDate } from "../../domain/time/rome-time.ts";
import { contentTypeOf } from "../../server/content-types.ts";
import { redirectOf } from "../../server/redirects.ts";
import { referencedImages } from "../images/image-references.ts";
import { findPictureFile } from "../images/picture-encoder.ts";
import { calendarFiles } from "../outputs/calendar/calendar-files.ts";
import { dataFiles } from "../outputs/data-files.ts";
import { siteRedirects } from "../outputs/redirects.ts";
import { searchFile } from "../outputs/search-data.ts";
import { buildInstant } from "../pages/build-instant.ts";
import { isCompiledIn } from "../pages/site-data-module.ts";
import { forgetContent, loadContent } from "../read/content.ts";
import { ContentError } from "../read/problems.ts";
import type { Renderer } from "./bundle.ts";
import { inlineScripts } from "./bundle.ts";
import { builtPage } from "./prerender.ts";

const ENTRY = "/app/entry.client.tsx";

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

const html = (body: string, status = 200): Answer => ({
  status,
  type: contentTypeOf("page.html").type,
  body,
});

const jsonText = (body: string): Answer => ({
  status: 200,
  type: contentTypeOf("page.json").type,
  body,
});

const json = (value: unknown): Answer => jsonText(JSON.stringify(value));

/**
 * Serves pages, their data and their pictures in development, rendered on each request by the code of the build. Changes
 * in content/ reload the page, and errors in it are shown there.
 */
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
            const answer = await answerTo(server, decodeURI(address));
            response.statusCode = answer.status;
            response.setHeader("Content-Type", answer.type).end(answer.body);
          } catch (error) {
            if (!(error instanceof ContentError)) return next(error);
            response.statusCode = 500;
            response.setHeader("Content-Type", "text/plain; charset=utf-8").end(error.message);
          }
        });
      };
    },
  };
}

/** Returns the module runner of Vite's server environment. */
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

async function answerTo(server: ViteDevServer, address: string): Promise<Answer> {
  if (address.startsWith("/assets/pictures/")) return picture(address);
  const content = loadContent();
  const data = (await dataFiles(content, romeDate(buildInstant).year))[address];
  if (data !== undefined) return json(data);
  const calendar = address.endsWith(".ics") && calendarFiles(content, buildInstant)[address];
  if (calendar) return { status: 200, type: contentTypeOf(address).type, body: calendar };
  if (address.startsWith("/assets/search-")) return jsonText(searchFile(content).text);
  const pathname = address.replace(/(?<=.)\/$/, "");
  const renderer = await rendererOf(server).import<Renderer>("/app/entry.server.tsx");
  const page = await builtPage(
    content,
    renderer,
    (redirectOf(siteRedirects(content), pathname) ?? pathname).replace(/\.json$/, ""),
  );
  if (page && address.endsWith(".json")) return json(page.props);
  const shown = page ?? ({ address: pathname, screen: "not-found", props: {} } as const);
  const rendered = await renderer.renderPage(shown, await developmentAssets());
  const transformed = await server.transformIndexHtml(address, rendered);
  return html(withoutSpaceInHead(transformed), page ? 200 : 404);
}

/** Removes the whitespace around the scripts that Vite adds to the head: hydration expects no text nodes there. */
function withoutSpaceInHead(page: string): string {
  return page.replace(/<head>.*?<\/head>/s, (head) => head.replaceAll(/>\s+</g, "><"));
}

/** Returns all styles of the site, at Vite's addresses, and the entry script. */
async function developmentAssets(): Promise<PageAssets> {
  const styles = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => ({ address: `/app/${name}` }));
  return {
    modules: [ENTRY],
    entry: ENTRY,
    stylesheets: styles,
    inlineScripts: await compiledOnce(),
  };
}

let compiled: ReturnType<typeof inlineScripts> | undefined;

/** Compiles the inline scripts once: they change so rarely that a change requires a restart. */
function compiledOnce() {
  compiled ??= inlineScripts();
  return compiled;
}

async function picture(address: string): Promise<Answer> {
  const bytes = await findPictureFile(
    address,
    referencedImages(loadContent()).map(({ image }) => image),
  );
  if (!bytes) return html("", 404);
  return { status: 200, type: contentTypeOf(address).type, body: bytes };
}
