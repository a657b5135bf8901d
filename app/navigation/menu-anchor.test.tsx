import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { MenuAnchor } from "./menu-anchor.tsx";

test("the names of links have the apostrophe of keyboards", () => {
  const link = <MenuAnchor path="/app/statue/sant-anna">Sant’Anna</MenuAnchor>;
  expect(renderToStaticMarkup(<MemoryRouter>{link}</MemoryRouter>)).toBe(
    '<a aria-label="Sant&#x27;Anna" href="/app/statue/sant-anna">Sant’Anna</a>',
  );
});
