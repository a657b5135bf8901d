import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PageNotes } from "./page-notes.tsx";

const html = renderToStaticMarkup(
  <PageNotes
    sources={[
      { text: "Diocesi", url: "https://www.esempio.it/", certainty: "certo" },
      { text: "Un quaderno", url: undefined, certainty: "una fonte" },
      { text: "Due guide", url: undefined, certainty: "contrastante" },
    ]}
  />,
);

test("two words say which source stands alone, and which disagree", () => {
  expect(html.match(/<li>.*?<\/li>/g)).toEqual([
    '<li><a href="https://www.esempio.it/">Diocesi</a></li>',
    "<li>Un quaderno (fonte unica)</li>",
    "<li>Due guide (fonti discordi)</li>",
  ]);
});
