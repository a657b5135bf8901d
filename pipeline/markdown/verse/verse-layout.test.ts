import { describe, expect, test } from "vitest";
import { loadContent } from "../../read/content.ts";
import { renderVerse } from "../markdown.ts";

const html = (markdown: string) => renderVerse(markdown).html;

describe("two languages", () => {
  test("with as many strophes each become a pair of columns", () => {
    expect(html("## Latino\n\nAve\n\nSalve\n\n## Italiano\n\nTi saluto\n\nSalute a te")).toBe(
      '<div class="parallel">' +
        '<div class="column"><h2 id="latino">Latino</h2><p lang="la" translate="no">Ave</p><p lang="la" translate="no">Salve</p></div>' +
        '<div class="column"><h2 id="italiano">Italiano</h2><p lang="it">Ti saluto</p><p lang="it">Salute a te</p></div>' +
        "</div>",
    );
  });

  test("with a different number of strophes follow one another", () => {
    const text = html("## Latino\n\nAve\n\nSalve\n\n## Italiano\n\nTi saluto");
    expect(text).not.toContain("parallel");
    expect(text).toContain('<h2 id="latino">Latino</h2>\n<p lang="la" translate="no">Ave</p>');
    expect(text).toContain('<h2 id="italiano">Italiano</h2>\n<p lang="it">Ti saluto</p>');
  });

  test("keep their order, and leave what stands before and after them where it is", () => {
    expect(html("Prima\n\n## Italiano\n\nSì\n\n## Latino\n\nIta\n\n## Nota\n\nDopo")).toMatch(
      /^<p>Prima<\/p>\s*<div class="parallel">.*Sì.*Ita.*<\/div><h2 id="nota">Nota<\/h2>\s*<p>Dopo<\/p>$/s,
    );
  });
});

test("a litany in two languages stands line by line, where each strophe has as many lines", () => {
  const italian = "## Italiano\n\nRosa mistica, *prega per noi.*\\\nCasa d’oro, *prega per noi.*";
  const latin = "## Latino\n\nRosa mystica, *ora pro nobis.*";
  expect(html(`${italian}\n\n${latin}\\\nDomus aurea, *ora pro nobis.*`)).toMatch(
    /^<div class="parallel by-line">/,
  );
  expect(html(`${italian}\n\n${latin}`)).toMatch(/^<div class="parallel">/);
  expect(html("## Italiano\n\nUno\\\ndue\n\n## Latino\n\nUnus\\\nduo")).toMatch(
    /^<div class="parallel">/,
  );
});

test("one section alone is not a pair", () => {
  expect(html("## Latino\n\nAve")).toBe(
    '<h2 id="latino">Latino</h2>\n<p lang="la" translate="no">Ave</p>',
  );
  expect(html("## Misteri della luce\n\nSì\n\n## Misteri della gioia\n\nSì")).not.toContain("div");
});

test("each line of a strophe is an element and keeps its break", () => {
  expect(html("*Ave, maris stella,*\\\nDei Mater alma")).toBe(
    '<p data-strophe="1"><span class="line"><em>Ave, maris stella,</em><br></span>' +
      '<span class="line">Dei Mater alma</span></p>',
  );
});

test("the marks of the versicles are told from other bold words, and so are the lines that answer", () => {
  expect(html("**V.** Prega per noi.\\\n**R.** **Affinché** siamo degni.")).toBe(
    '<p data-strophe="1"><span class="line"><abbr class="versicle" title="Versetto">V.</abbr> Prega per noi.<br></span>' +
      '<span class="line response"><abbr class="versicle" title="Risposta">R.</abbr> <strong>Affinché</strong> siamo degni.</span></p>',
  );
});

test("what is answered to an invocation is told from the invocation", () => {
  expect(html("Santa Maria, *prega per noi.*\\\nMadre di Cristo, *prega per noi.*")).toContain(
    '<span class="line answered">Madre di Cristo, <em>prega per noi.</em></span>',
  );
});

test("a strophe in italics is a refrain, one line of it is not", () => {
  expect(html("*Evviva Maria*\\\n*e chi la creò*")).toMatch(/^<p class="refrain"><span/);
  expect(html("Ora pro nobis.\\\n*Intercede pro nobis*")).not.toContain("refrain");
});

test("strophes are numbered in each language, refrains and prose are not", () => {
  const song = "*Evviva*\\\n*Maria*\n\nUno\\\ndue\n\nProsa\n\nTre\\\nquattro";
  const text = html(`## Latino\n\n${song}\n\n## Italiano\n\n${song}`);
  const numbers = [...text.matchAll(/data-strophe="(\d)"/g)].map(([, number]) => number);
  expect(numbers).toEqual(["1", "2", "1", "2"]);
  expect(text).toContain('<p lang="la" translate="no" class="refrain">');
});

test("a paragraph of one line in italics is a direction", () => {
  expect(html("*Preghiamo.*")).toBe('<p class="rubric"><em>Preghiamo.</em></p>');
  expect(html("*Preghiamo.* O Dio")).toBe("<p><em>Preghiamo.</em> O Dio</p>");
  expect(html("Concedi a noi tuoi servi")).toBe("<p>Concedi a noi tuoi servi</p>");
});

test("every hymn and prayer with both sections stands in parallel columns, but for stations", () => {
  const { hymns, prayers } = loadContent();
  const inBoth = [...hymns, ...prayers].filter(
    ({ prose }) => prose.ids.includes("latino") && !prose.ids.includes("stazioni"),
  );
  expect(inBoth.length).toBeGreaterThan(0);
  const inOrder = inBoth.filter(({ prose }) => !/<div class="parallel[ "]/.test(prose.html));
  expect(inOrder.map(({ slug }) => slug)).toEqual([]);
});
