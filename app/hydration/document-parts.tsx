import { useContext } from "react";
import { BOOT_ELEMENT_ID } from "./boot-element.ts";
import { BuildContext } from "./build-context.ts";
import { useHydrated } from "./use-hydrated.ts";

const JSON_LD = "application/ld+json";

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

/**
 * The stylesheets of the page, in the page itself. Those of a page that is opened later come with its script, as
 * Vite does it (entry.client.tsx).
 */
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

/** What search engines are told of the page: data, which no policy has to allow. React leaves it in the head as it finds it. */
export function StructuredData() {
  const text = useContext(BuildContext)?.structuredData;
  if (text === undefined) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made by the build with every "<" escaped
    <script type={JSON_LD} dangerouslySetInnerHTML={{ __html: text }} />
  );
}

/** Removes what search engines are told, once the page that it tells of is left. */
export function removeStructuredData(): void {
  document.querySelector(`script[type="${JSON_LD}"]`)?.remove();
}

/** Decides between light and dark before anything is painted; the first thing in the body. */
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
