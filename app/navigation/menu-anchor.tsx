import type { ComponentProps } from "react";
import { useLocation } from "react-router";

interface MenuAnchorProps extends Omit<ComponentProps<"a">, "href"> {
  address: string;
}

/** A link of a menu, marked while its page, or one below it, is on screen. */
export function MenuAnchor({ address, ...rest }: MenuAnchorProps) {
  const { pathname } = useLocation();
  const isHere = pathname === address || pathname.startsWith(`${address}/`);
  return <a {...rest} href={address} aria-current={isHere ? "page" : undefined} />;
}
