import { expect, test } from "vitest";
import { unsafeParts } from "./drawings.ts";

const drawing = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 16 10" ${attributes}>${inside}</svg>`;

test.each([
  ["<script>alert(1)</script>", ["<script>"]],
  ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="a"/>', ["<iframe>", "xmlns=", "src="]],
  ['<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="a"/>', ["<h:img>", "xmlns:h=", "src="]],
  ['<svg:path xmlns:svg="http://www.w3.org/1999/xhtml"/>', ["<svg:path>", "xmlns:svg="]],
  ['<path d="M0 0h9" onclick="alert(1)"/>', ['onclick="alert(1)"']],
  ['<g xml:base="https://altrove.example/"/>', ["xml:base="]],
  ['<image href="https://altrove.example/a.png"/>', ["<image>", "href="]],
  [
    '<filter><feGaussianBlur stdDeviation="5000"/></filter>',
    ["<filter>", "<feGaussianBlur>", "std"],
  ],
  ['<use xlink:href="//altrove.example/a.svg#b"/>', ['xlink:href="//altrove.example/a.svg#b"']],
  ['<a href=" javascript:alert(1)"/>', ["<a>", 'href=" javascript:alert(1)"']],
  ['<set attributeName="href" to="a"/>', ["<set>", "attributeName=", "to="]],
  ['<path fill="url(https://altrove.example/a#b)"/>', ['fill="url(https://altrove.example/a#b)"']],
  [`<path style="fill:url( 'a.svg#b' )"/>`, [`style="fill:url( 'a.svg#b' )"`]],
  [`<path style="fill:SRC('https://altrove.example/a')"/>`, ["style="]],
  [`<style>g{mask:-webkit-image-set("a" 1x)}</style>`, ["«g{mask"]],
  ["<style>@import 'a.css';</style>", ["«@import 'a.css';»"]],
  ["<style>@font-face{font-family:a;src:local(a)}</style>", ["«@font-face"]],
  ["<style><![CDATA[path{fill:url(a.svg#b)}]]></style>", ["«path{fill:url(a.svg#b)}»"]],
  ["<style>path{fill:u\\72l(a)}</style>", ["«path{fill:u\\72l(a)}»"]],
  ['<style>g{fill:url(#a)}</style><pattern id="a"/>', ["url(#a) in <style>"]],
])("a drawing with %s is refused", (inside, beginnings) => {
  const told = beginnings.map((beginning) => expect.stringContaining(beginning));
  expect(unsafeParts(drawing(inside))).toEqual(told);
});

test.each([
  ["a handler of its own", drawing("", 'onload="alert(1)"'), 'onload="alert(1)"'],
  ["a DTD", `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a">]>${drawing("")}`, "<!DOCTYPE>"],
  ["the style sheet of another file", `<?xml-stylesheet href="a.css"?>${drawing("")}`, "<?xml-"],
  [
    "letters that others read otherwise",
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${drawing("")}`,
    '<?xml version="1.0" encoding="ISO-2022-JP"?>',
  ],
  ["no namespace", "<svg/>", "un file che non è SVG"],
  ["an end that is missing", drawing("<g>"), "un file che non è SVG ("],
])("a file with %s is no drawing", (_name, svg, beginning) => {
  expect(unsafeParts(svg)).toEqual([expect.stringContaining(beginning)]);
});

/** Groups that use the one before ten times each. */
const tenfold = (times: number) =>
  Array.from(
    { length: times },
    (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`,
  ).join("");

test.each([
  ["a hundred million parts", `<path id="a0"/>${tenfold(8)}`],
  ["a part that uses itself", '<g id="a"><use href="#a"/></g>'],
  ["patterns that fill each other", '<pattern id="a"><path fill="url( #a )"/></pattern>'],
  ["parts one inside the other", "<g>".repeat(5_000) + "</g>".repeat(5_000)],
  ["parts side by side", "<g/>".repeat(1_000_000)],
  ["parts that were never ended", "<g>".repeat(1_000_000)],
])("a drawing of %s is refused in time", { timeout: 10_000 }, (_name, inside) => {
  expect(unsafeParts(drawing(inside))).toEqual([expect.stringMatching(/^più di 20000 parti/)]);
});

test("what drawing programs write is no reason to refuse a drawing", () => {
  const inside =
    '<view id="c" viewBox="1 2 3 4"/><defs><linearGradient id="a"/></defs><style>path{fill:url(#a)}</style><title>Un url(o)</title>' +
    `<g id="b" data-name="Livello 1" transform="rotate(9)"/><use xlink:href="#b"/>` +
    `<path d="M0 0h9" fill="url(#a)" style="stroke:url( '#a');color:rgb(0 0 0)"/>`;
  expect(
    unsafeParts(`<?xml version="1.0" encoding="UTF-8"?><!-- a program -->${drawing(inside)}`),
  ).toEqual([]);
});
