import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeProblem } from "../../app/content.server/problems.ts";
import { checkDrawings } from "./check-drawings.ts";
import { unsafeParts } from "./unsafe-svg.ts";

const drawing = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 16 10" ${attributes}>${inside}</svg>`;

test.each([
  ["<script>alert(1)</script>", ["<script>"]],
  ['<script href="#a"/>', ["<script>"]],
  ["<foreignObject><p>Testo</p></foreignObject>", ["<foreignObject>"]],
  ['<path d="M0 0h9" onclick="alert(1)"/>', ['onclick="alert(1)"']],
  ['<path d="M0 0h9" ONMOUSEOVER="alert(1)"/>', ['ONMOUSEOVER="alert(1)"']],
  ['<image href="https://altrove.example/a.png"/>', ['href="https://altrove.example/a.png"']],
  ['<image href="foto.png"/>', ['href="foto.png"']],
  ['<use xlink:href="//altrove.example/a.svg#b"/>', ['xlink:href="//altrove.example/a.svg#b"']],
  ['<a href=" javascript:alert(1)"><path d="M0 0h9"/></a>', ['href=" javascript:alert(1)"']],
  ['<a><animate attributeName="href" to="a"/></a>', ['attributeName="href"']],
  ['<path fill="url(https://altrove.example/a#b)"/>', ['fill="url(https://altrove.example/a#b)"']],
  [`<path style="fill:url( 'a.svg#b' )"/>`, [`style="fill:url( 'a.svg#b' )"`]],
  ["<style>@import 'a.css';</style>", ["«@import 'a.css';»"]],
  ["<style><![CDATA[path{fill:url(a.svg#b)}]]></style>", ["«path{fill:url(a.svg#b)}»"]],
  ["<style>path{fill:u\\72l(a)}</style>", ["«path{fill:u\\72l(a)}»"]],
])("a drawing with %s is refused", (inside, found) => {
  expect(unsafeParts(drawing(inside))).toEqual(found);
});

test("a handler of the whole drawing, a name that an entity hides and a style sheet of another file are found", () => {
  expect(unsafeParts(drawing("", 'onload="alert(1)"'))).toEqual(['onload="alert(1)"']);
  expect(
    unsafeParts(
      `<!DOCTYPE svg [<!ENTITY a "https://altrove.example">]>${drawing('<image href="&a;/a.png"/>')}`,
    ),
  ).toEqual(['href="https://altrove.example/a.png"']);
  expect(unsafeParts(`<?xml-stylesheet href="a.css"?>${drawing("")}`)).toEqual([
    "<?xml-stylesheet?>",
  ]);
});

test("what drawing programs write is no reason to refuse a drawing", () => {
  const inside =
    '<defs><linearGradient id="a"/></defs><style>path{fill:url(#a)}</style><title>Un url</title>' +
    `<use xlink:href="#a"/><path d="M0 0h9" fill="url(#a)" style="stroke:url( '#a')"/>`;
  expect(
    unsafeParts(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing(inside)}`,
    ),
  ).toEqual([]);
});

test("the editor is told which file, and what was found in it", () => {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    mkdirSync(join(root, "images", "chiesa"), { recursive: true });
    writeFileSync(join(root, "images", "chiesa", "a.svg"), drawing("<script/>"));
    writeFileSync(join(root, "images", "b.svg"), drawing("<path/>"));
    writeFileSync(join(root, "images", "c.svg"), "<svg><path></svg>");
    expect(checkDrawings(root).map(describeProblem)).toEqual([
      expect.stringMatching(/^images\/c\.svg, «disegno»: trovato un file che non è SVG/),
      "images/chiesa/a.svg, «disegno»: trovato <script>; " +
        "atteso un disegno soltanto: niente programmi, e niente preso da altri file.",
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test("the drawings of the site are safe", () => {
  expect(checkDrawings("content")).toEqual([]);
});
