import { useHydrated } from "./use-hydrated.ts";

interface InlineScriptProps {
  id?: string;
  type?: string;
  /** Known during the build only. */
  text: string | undefined;
}

/** Renders an inline script of the prerendered page, removed by hydration (docs/decisions/0016-trusted-types.md). */
export function InlineScript({ id, type, text }: InlineScriptProps) {
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
