import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import Maintenance from "./maintenance.tsx";

test("the screen has the mark, a moving picture and the telephone", () => {
  const html = renderToStaticMarkup(<Maintenance />);
  expect(html).toMatch(/<img [^>]*src="[^"]+"/);
  expect(html).toContain("<svg");
  expect(html).toContain("<h1>Il sito torna fra poco</h1>");
  expect(html).toMatch(/<a href="tel:\+\d+">/);
});
