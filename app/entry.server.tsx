import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { Document } from "./document.tsx";
import type { BootData } from "./hydration/boot-data.ts";
import { BuildContext, type BuildContextValue } from "./hydration/build-context.ts";
import { notFound } from "./navigation/page-data.ts";
import { createRoutes } from "./routes.tsx";
import { withFigures } from "./screens/figures.server.tsx";
import { sidebarLists } from "./screens/sidebar-lists.server.tsx";
import type { ScreenName } from "./site-map.ts";

export interface BuiltPage {
  address: string;
  screen: ScreenName;
  /** Props of the screen, also written to the page's data file. */
  props: object;
  /** JSON-LD, for the HTML only (pipeline/outputs/structured-data). */
  structuredData?: string | undefined;
}

/** What renders the static HTML of each screen: the module beside its component. */
const renderers = import.meta.glob<(data: object) => object>("./screens/*/*.server.tsx", {
  eager: true,
  import: "default",
});

/** Returns the props of a page's screen, with its lists for the sidebar. */
export function propsOf(screen: ScreenName, data: object): object {
  const render = renderers[`./screens/${screen}/${screen}.server.tsx`];
  if (!render) throw new Error(`Nothing renders ${screen}.`);
  const props: { html?: Record<string, string> } = render(withFigures(data));
  const section = props.html && sidebarLists(data, Object.values(props.html));
  return section ? { ...props, html: { ...props.html, section } } : props;
}

/** Scripts and styles of a screen, as emitted by the bundler. */
export type PageAssets = Pick<BuildContextValue, "stylesheets" | "inlineScripts"> &
  Pick<BootData, "modules" | "entry">;

/** Renders a page's HTML, in build and development: complete and in order, without streaming scripts. */
export async function renderPage(
  { address, screen, props, structuredData }: BuiltPage,
  assets: PageAssets | undefined,
): Promise<string> {
  if (!assets) throw new Error(`Nothing was bundled for ${screen}.`);
  const { modules, entry, stylesheets, inlineScripts } = assets;
  const { html: _inTheDocument, ...data } = props as {
    html?: object;
    special?: { kind: string };
    gallery?: readonly object[];
  };
  const needed = stylesheets.filter(
    ({ special }) =>
      !special || special === data.special?.kind || (special === "gallery" && data.gallery?.length),
  );
  const isNotFound = screen === "not-found";
  const boot: BootData = {
    modules,
    entry,
    ...(!isNotFound && { address, props: data }),
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
      value={{
        stylesheets: needed,
        inlineScripts,
        boot: JSON.stringify(boot).replaceAll("<", "\\u003c"),
        structuredData,
      }}
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
