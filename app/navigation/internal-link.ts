import { parseUrl } from "../security/own-address.ts";

/** Finds the link around an element that the router can follow: anchors of the same page are left to the browser. */
export function internalLinkAround(target: EventTarget | null) {
  const element = target instanceof Element && target.closest("a[href]:not([target], [download])");
  // As text: in SVG the property of a link is an object.
  const url = element && parseUrl(element.getAttribute("href") ?? "", document.baseURI);
  if (!element || !url) return undefined;
  const { location } = window;
  const isOfTheSite = url.origin === location.origin && /^\/(app\/.+)?$/.test(url.pathname);
  const isAnchor = url.hash !== "" && url.pathname === location.pathname;
  return isOfTheSite && !isAnchor ? { element, url } : undefined;
}
