import { expect, test } from "vitest";
import { hrefOf, type Route, readRoute } from "./route.ts";

const routes: Route[] = [
  { page: "today" },
  { page: "list", purpose: undefined },
  { page: "list", purpose: "fotografia" },
  { page: "file", path: "road.yaml", add: "", isNew: false },
  { page: "file", path: "pages/info/home.md", field: "periodi.0.al", question: 2, isNew: true },
  { page: "file", path: "hours.yaml", question: 0, askedBy: "pages/orari.md", isNew: false },
  { page: "new", kind: "hymns" },
  { page: "history" },
  { page: "publish" },
];

test.each(routes)("the address of %o leads back to it", (route) => {
  expect(readRoute(hrefOf(route))).toEqual(route);
});

test("an unknown address leads to the first page", () => {
  for (const hash of ["", "#", "#/altro", "#/apri/"]) {
    expect(readRoute(hash)).toEqual({ page: "today" });
  }
});
