/** The link to another page of this site that holds an element, which React can open without reloading. */
export function softLinkAround(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && isSoft(link) ? link : undefined;
}

/** Pages of this site; anchors of the same page are left to the browser. */
function isSoft(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    link.target === "" &&
    !link.hasAttribute("download") &&
    (link.pathname === "/" || link.pathname.startsWith("/app/")) &&
    (link.pathname !== window.location.pathname || link.hash === "")
  );
}
