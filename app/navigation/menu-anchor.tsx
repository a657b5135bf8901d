import type { ComponentProps } from "react";
import { useLocation } from "react-router";

/** Renders a link of a menu, marked while its page, or one below it, is shown. */
export function MenuAnchor({ path, ...rest }: ComponentProps<"a"> & { path: string }) {
  const { pathname } = useLocation();
  const isHere = pathname === path || pathname.startsWith(`${path}/`);
  const { children } = rest;
  // Named with the straight apostrophe of keyboards, to be found by it too.
  const name =
    typeof children === "string" && children.includes("’")
      ? children.replaceAll("’", "'")
      : undefined;
  return <a aria-label={name} {...rest} href={path} aria-current={isHere ? "page" : undefined} />;
}
