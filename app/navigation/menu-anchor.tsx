import type { ComponentProps } from "react";
import { useLocation } from "react-router";

interface MenuAnchorProps extends Omit<ComponentProps<"a">, "href"> {
  path: string;
}

/** A link of a menu, marked while its page, or one below it, is on screen. */
export function MenuAnchor({ path, ...rest }: MenuAnchorProps) {
  const { pathname } = useLocation();
  const isHere = pathname === path || pathname.startsWith(`${path}/`);
  const { children } = rest;
  // Found by the apostrophe that keyboards have, too.
  const name =
    typeof children === "string" && children.includes("’")
      ? children.replaceAll("’", "'")
      : undefined;
  return <a aria-label={name} {...rest} href={path} aria-current={isHere ? "page" : undefined} />;
}
