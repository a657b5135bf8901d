import { describe, expect, test } from "vitest";
import { leadAndRest } from "./lead.server.ts";

describe("the lead of a text", () => {
  test("ends where its first heading begins", () => {
    expect(leadAndRest('<p>Uno.</p>\n<p>Due.</p>\n<h2 id="a">A</h2>\n<p>Tre.</p>')).toEqual({
      lead: "<p>Uno.</p>\n<p>Due.</p>\n",
      rest: '<h2 id="a">A</h2>\n<p>Tre.</p>',
    });
  });

  test("is the whole of a text without headings", () => {
    expect(leadAndRest("<p>Uno.</p>")).toEqual({ lead: "<p>Uno.</p>", rest: "" });
  });

  test("is empty where a text begins with a heading", () => {
    expect(leadAndRest("<h2>A</h2><p>Uno.</p>")).toEqual({
      lead: "",
      rest: "<h2>A</h2><p>Uno.</p>",
    });
  });
});
