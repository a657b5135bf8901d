import { useContext } from "react";
import { Links, Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { BOOT_ELEMENT_ID } from "./boot-data.ts";
import { BuildContext } from "./build-context.ts";
import { stylesheetAddress } from "./stylesheet-address.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * The order of the cascade layers: in the page itself, because builds drop it from stylesheets, and
 * with a precedence of its own, rendered first, so that React puts it before every other style.
 */
export function LayerOrder() {
  return (
    <style href="layer-order" precedence="first">
      {"@layer reset, tokens, base, components, utilities;"}
    </style>
  );
}

/** Pages left as React Router makes them: while developing, and its fallback page, which is never served. */
function isFrameworkPage(framework: { isSpaMode: boolean } | undefined): boolean {
  return import.meta.env.DEV || framework?.isSpaMode === true;
}

/**
 * The stylesheets of the routes on screen: inlined while building, linked when the visitor moves to a route
 * whose styles the first page did not carry. entry.client.tsx takes the inlined ones out of the manifest.
 */
export function Styles() {
  const handOver = useContext(BuildContext)?.handOver;
  const framework = useContext(UNSAFE_FrameworkContext);
  const matches = useMatches();
  if (isFrameworkPage(framework)) return <Links />;

  const hrefs = new Set(matches.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? []));
  return [...hrefs].map((href) =>
    handOver ? (
      <style key={href} href={href} precedence="default">
        {handOver.stylesheets.get(stylesheetAddress(href))}
      </style>
    ) : (
      <link key={href} rel="stylesheet" href={href} precedence="default" />
    ),
  );
}

/** Decides between light and dark before anything is painted; the first thing in the body. */
export function BeforePaintScript() {
  return <InlineScript text={useContext(BuildContext)?.beforePaintScript} />;
}

/** Hands the page over to React: data first, then the script that waits for the right moment. */
export function BootScripts() {
  const handOver = useContext(BuildContext)?.handOver;
  const framework = useContext(UNSAFE_FrameworkContext);
  if (isFrameworkPage(framework)) return <Scripts />;
  return (
    <>
      <InlineScript id={BOOT_ELEMENT_ID} type="application/json" text={handOver?.boot} />
      <InlineScript text={handOver?.startScript} />
    </>
  );
}

interface InlineScriptProps {
  id?: string;
  type?: string;
  /** Known to the build only. */
  text: string | undefined;
}

/**
 * A script of the prerendered page. It has run when React takes over, and goes then: React may not make another one
 * in its place (docs/decisions/0016-trusted-types.md).
 */
function InlineScript({ id, type, text }: InlineScriptProps) {
  if (useHydrated()) return null;
  return (
    <script
      id={id}
      type={type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, or JSON made by the build with every "<" escaped
      dangerouslySetInnerHTML={{ __html: text ?? "" }}
    />
  );
}
