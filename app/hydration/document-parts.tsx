import { useContext } from "react";
import { BOOT_ELEMENT_ID } from "./boot-data.ts";
import { BuildContext } from "./build-context.ts";
import { useHydrated } from "./use-hydrated.ts";

const JSON_LD = "application/ld+json";

/**
 * Declares the order of the cascade layers: inline, because builds drop it from stylesheets, and rendered first with a
 * precedence of its own, so that React puts it before every other style.
 */
export function LayerOrder() {
  return (
    <style href="layer-order" precedence="first">
      {"@layer reset, tokens, base, components, utilities;"}
    </style>
  );
}

/** Inlines the stylesheets of the page; those of a page opened later come with its script, through Vite. */
export function Styles() {
  const stylesheets = useContext(BuildContext)?.stylesheets ?? [];
  return stylesheets.map(({ address, text }) =>
    text === undefined ? (
      <link key={address} rel="stylesheet" href={address} precedence="default" />
    ) : (
      <style key={address} href={address} precedence="default">
        {text}
      </style>
    ),
  );
}

/** Renders the structured data for search engines: data needs no policy exception. React leaves it in the head as it is. */
export function StructuredData() {
  const text = useContext(BuildContext)?.structuredData;
  if (text === undefined) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by the build with every "<" escaped
    <script type={JSON_LD} dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/** Removes the structured data once the page that it describes is left. */
export function removeStructuredData(): void {
  document.querySelector(`script[type="${JSON_LD}"]`)?.remove();
}

/** Renders the script that chooses light or dark before the first paint; the first element in the body. */
export function BeforePaintScript() {
  return <InlineScript text={useContext(BuildContext)?.inlineScripts.beforePaint} />;
}

/** Hands the page over to React: data first, then the script that waits for the right moment. */
export function BootScripts() {
  const build = useContext(BuildContext);
  return (
    <>
      <InlineScript id={BOOT_ELEMENT_ID} type="application/json" text={build?.boot} />
      <InlineScript text={build?.inlineScripts.start} />
    </>
  );
}

interface InlineScriptProps {
  id?: string;
  type?: string;
  /** Known during the build only. */
  text: string | undefined;
}

/**
 * Renders an inline script of the prerendered page. It has run before hydration, and is removed then: React may not create
 * another one in its place (docs/decisions/0016-trusted-types.md).
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
