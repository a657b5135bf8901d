import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

test("the last paragraph of a quotation says whose words they are, if it begins with a dash", () => {
  expect(renderMarkdown("> Non c’è nulla.\n>\n> – Un prelato, *1978*").html).toContain(
    '<p class="attribution">Un prelato, ',
  );
});

test.each(["> – Tre righe.", "> Uno.\n>\n> Due.", "– Uno.\n\n– Due."])(
  "other words stay as they are: %j",
  (markdown) => {
    expect(renderMarkdown(markdown).html).not.toContain("attribution");
  },
);
