import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createClientRoutes as createClientRoutes,
  matchRoutes,
} from "react-router";
import { HydratedRouter } from "react-router/dom";
import { type BootData, readBootData } from "./hydration/boot-data.ts";
import { stylesheetAddress } from "./hydration/stylesheet-address.ts";

/** The names under which React Router's client looks for what its own inline scripts would set. */
interface ReactRouterGlobals {
  __reactRouterContext?: unknown;
  __reactRouterManifest?: AssetsManifest;
  __reactRouterRouteModules?: Record<string, unknown>;
}

async function prepare(boot: BootData): Promise<void> {
  const globals = window as unknown as ReactRouterGlobals;
  await import(/* @vite-ignore */ boot.manifest);
  const manifest = globals.__reactRouterManifest;
  if (!manifest) throw new Error("The manifest of the routes did not load.");
  forgetInlinedStyles(manifest);
  globals.__reactRouterRouteModules = await loadMatchedModules(manifest);
  globals.__reactRouterContext = { ...boot.context, stream: streamOf(boot.state) };
}

/**
 * Stylesheets that this page holds need no request any more: the manifest's are taken out, and for chunks that come
 * later, which look for a link before they fetch one, there is a link that is switched off.
 */
function forgetInlinedStyles(manifest: AssetsManifest): void {
  const inlined = new Set(
    [...document.querySelectorAll<HTMLElement>("style[data-href]")].flatMap(
      (style) => style.dataset.href?.split(" ") ?? [],
    ),
  );
  for (const route of Object.values(manifest.routes)) {
    if (route?.css) route.css = route.css.filter((href) => !inlined.has(href));
  }
  for (const href of inlined) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.disabled = true;
    link.setAttribute("href", stylesheetAddress(href));
    document.head.append(link);
  }
}

/** The modules of the routes that match this address; on a not-found page they are not those of the build. */
async function loadMatchedModules(manifest: AssetsManifest): Promise<Record<string, unknown>> {
  const routes = createClientRoutes(manifest.routes, {}, null, false, false);
  const ids = (matchRoutes(routes, window.location) ?? []).map((match) => match.route.id ?? "");
  const modules = await Promise.all(
    ids.map((id) => import(/* @vite-ignore */ manifest.routes[id]?.module ?? "")),
  );
  return Object.fromEntries(ids.map((id, position) => [id, modules[position]]));
}

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });
}

async function hydrate(): Promise<void> {
  if (import.meta.env.PROD) await prepare(readBootData());
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void hydrate();
