import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { IS_UNDER_MAINTENANCE } from "./is-under-maintenance.ts";
import Maintenance from "./maintenance.tsx";

test("the flag is off, so the screen is never shown", () => {
  expect(IS_UNDER_MAINTENANCE).toBe(false);
});

test("the screen has the mark, a moving picture and the telephone", () => {
  const html = renderToStaticMarkup(<Maintenance />);
  expect(html).toMatch(/<img [^>]*src="[^"]+"/);
  expect(html).toContain("<svg");
  expect(html).toContain("<h1>Il sito torna fra poco</h1>");
  expect(html).toMatch(/<a href="tel:\+\d+">/);
});
