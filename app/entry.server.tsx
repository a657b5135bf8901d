import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { PageData } from "../pipeline/pages/page-data.ts";
import { Document } from "./document.tsx";
import type { BootData } from "./hydration/boot-data.ts";
import { BuildContext, type BuildContextValue } from "./hydration/build-context.ts";
import { notFound } from "./navigation/page-data.ts";
import { createRoutes } from "./routes.tsx";
import { sidebarLists } from "./screens/closing.server.tsx";
import { communityProps } from "./screens/community/community.server.tsx";
import { companiesProps } from "./screens/companies/companies.server.tsx";
import { companyProps } from "./screens/company/company.server.tsx";
import { directoryProps } from "./screens/directory/directory.server.tsx";
import { withFigures } from "./screens/figures.server.tsx";
import { legalProps } from "./screens/legal/legal.server.tsx";
import { mainProps } from "./screens/main/main.server.tsx";
import { pilgrimSheetProps } from "./screens/pilgrim-sheet/pilgrim-sheet.server.tsx";
import { searchProps } from "./screens/search/search.server.tsx";
import { storyProps } from "./screens/story/story.server.tsx";
import { textPageProps } from "./screens/text-page/text-page.server.tsx";
import { verseProps } from "./screens/verse/verse.server.tsx";
import type { ScreenName } from "./site-map.ts";

export interface BuiltPage {
  address: string;
  screen: ScreenName;
  /** Props of the screen, also written to the page's data file. */
  props: object;
  /** JSON-LD, for the HTML only (pipeline/outputs/structured-data). */
  structuredData?: string | undefined;
}

/** Returns the props of a page's screen, with its lists for the sidebar. */
export function propsOf(page: PageData): object {
  const props = screenProps(page) as { html?: Record<string, string> };
  const section = props.html && sidebarLists(page, Object.values(props.html));
  return section ? { ...props, html: { ...props.html, section } } : props;
}

function screenProps(page: PageData): object {
  switch (page.kind) {
    case "main":
      return mainProps(page);
    case "text-page":
      return textPageProps(withFigures(page));
    case "story":
      return storyProps(withFigures(page));
    case "directory":
      return directoryProps(withFigures(page));
    case "companies":
      return companiesProps(withFigures(page));
    case "community":
      return communityProps(withFigures(page));
    case "pilgrim-sheet":
      return pilgrimSheetProps(page);
    case "company":
      return companyProps(page);
    case "hymns":
    case "prayers":
      return verseProps(page);
    case "legal":
      return legalProps(page);
    case "search":
      return searchProps(page);
  }
}

/** Scripts and styles of a screen, as emitted by the bundler. */
export type PageAssets = Pick<BuildContextValue, "stylesheets" | "inlineScripts"> &
  Pick<BootData, "modules" | "entry">;

/** Renders a page's HTML, in build and development: complete and in order, without streaming scripts. */
export async function renderPage(
  { address, screen, props, structuredData }: BuiltPage,
  { modules, entry, stylesheets, inlineScripts }: PageAssets,
): Promise<string> {
  const { special } = props as { special?: { kind: string } };
  const needed = stylesheets.filter((sheet) => !sheet.special || sheet.special === special?.kind);
  const isNotFound = screen === "not-found";
  const boot: BootData = {
    modules,
    entry,
    ...(!isNotFound && { address, props: withoutHtml(props) }),
  };
  const handler = createStaticHandler(
    createRoutes(() => {
      if (isNotFound) throw notFound();
      return props;
    }),
  );
  const context = await handler.query(new Request(new URL(address, "http://localhost")));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere.`);
  const { prelude } = await prerender(
    <BuildContext
      value={{ stylesheets: needed, inlineScripts, boot: escaped(boot), structuredData }}
    >
      <Document>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Document>
    </BuildContext>,
    {
      // React would move large content to the end, and back with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** Serialises boot data for a script element. */
function escaped(data: BootData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Drops a page's HTML, which its document contains (hydration/boot-data.ts). */
function withoutHtml(props: object): object {
  const { html: _inThePage, ...rest } = props as { html?: unknown };
  return rest;
}
