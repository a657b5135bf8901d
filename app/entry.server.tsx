import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { loadContent } from "./content.server/content.ts";
import { createBuildContext } from "./hydration/build-context.server.ts";
import { BuildContext } from "./hydration/build-context.ts";

// Once, before the first page is asked for (content.server/early-content.ts).
if (import.meta.env.PROD) loadContent();

/** Renders one page while building (and, with React Router's own scripts, while developing). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const isPrerendering = import.meta.env.PROD && !context.isSpaMode;
  const build = await createBuildContext(context, isPrerendering);
  if (isPrerendering) {
    // The boot data takes the place of React Router's stream of loader data.
    await context.serverHandoffStream?.cancel();
    delete context.serverHandoffStream;
  }
  const { prelude } = await prerender(
    <BuildContext value={build}>
      <ServerRouter context={context} url={request.url} />
    </BuildContext>,
    {
      signal: request.signal,
      // Whole pages, in their order: React would move what is large to the end, and back by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}
