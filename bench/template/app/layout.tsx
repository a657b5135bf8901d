import { createElement, type ReactNode } from "react";
import { Link, Outlet } from "react-router";
import type { Piece } from "./content.ts";
import { surroundings } from "./surroundings.ts";

export default function Layout() {
  return render(surroundings, "layout");
}

/** The surroundings as the elements that a component would make, links within the site as <Link>. */
function render(piece: Piece, key: string): ReactNode {
  if (typeof piece === "string") return piece;
  const [tag, { href, ...attributes }, pieces] = piece;
  const children = pieces.map((child, position) => render(child, `${key}.${position}`));
  if (tag === "main") {
    return (
      <main key={key} {...attributes}>
        <Outlet />
      </main>
    );
  }
  if (tag === "a" && href?.startsWith("/app/")) {
    return (
      <Link key={key} to={href} {...attributes}>
        {children}
      </Link>
    );
  }
  return createElement(tag, { key, ...(href && { href }), ...attributes }, ...children);
}
