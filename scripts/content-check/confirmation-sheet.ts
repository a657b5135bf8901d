import type { Element } from "hast";
import { h } from "hastscript";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import type { ConfirmationSection, Confirmations, DoubtfulSource } from "./confirmations.ts";

/** An answer stands beside its question where there is room to write, otherwise under it. */
const STYLE = `
@page { size: A4; margin: 14mm 15mm 16mm; @bottom-center { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
body { max-width: 180mm; margin: 0 auto; color: #000; background: #fff; font: 10.5pt/1.3 sans-serif; }
h1, h2 { font-family: serif; font-weight: normal; }
h1 { margin: 0; font-size: 22pt; }
h2 { margin: 6mm 0 1mm; border-bottom: 0.3mm solid; font-size: 16pt; break-after: avoid; }
h3 { margin: 3mm 0 0; font-size: 10.5pt; break-after: avoid; }
h3 small { margin-left: 2mm; font-weight: normal; }
p { margin: 1.5mm 0; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; position: relative; flex-wrap: wrap; align-items: end; column-gap: 3mm; padding-left: 6mm; break-inside: avoid; }
li::before { position: absolute; top: 2.3mm; left: 0; width: 3mm; height: 3mm; border: 0.3mm solid; content: ""; }
.question { padding-top: 1.8mm; }
.answer { flex: 1 0 60mm; height: 6mm; border-bottom: 0.2mm dotted; }
.doubts { margin: 1.5mm 0 0; font-size: 8.5pt; }
.doubts ul { columns: 2; column-gap: 5mm; }
.doubts li { display: block; }
.doubts li::before { top: 0.6mm; width: 2.4mm; height: 2.4mm; }
.doubts h4 { margin: 0; font: inherit; font-style: italic; break-after: avoid; }
.doubts .answer { display: block; }
.signature { display: flex; gap: 6mm; margin: 4mm 0; }
.signature span { flex: 1; border-bottom: 0.2mm dotted; }
`;

/**
 * The sheet on which the rector answers, as a page to print on A4 that needs no other file.
 * @param sections What is open.
 * @param printedOn The day that is written on it.
 */
export function confirmationSheet(sections: ConfirmationSection[], printedOn: Date): string {
  const day = new Intl.DateTimeFormat("it-IT", { dateStyle: "long", timeZone: "Europe/Rome" });
  const page = h("html", { lang: "it" }, [
    h("head", [
      h("meta", { charset: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("title", "Da confermare"),
      h("style", STYLE),
    ]),
    h("body", [
      h("h1", "Da confermare"),
      h("p", `Il sito del santuario al ${day.format(printedOn)} (${countInWords(sections)}).`),
      h("p", [
        "Si barra la casella quando ciò che c’è scritto sul sito è giusto, e sulla riga si scrive la risposta o la ",
        "correzione. Le fonti incerte sono quelle che dicono da sole una cosa, o che altre contraddicono: si barrano ",
        "quelle che hanno ragione. Ciò che resta in bianco resta sul sito fra le cose da confermare.",
      ]),
      h("div.signature", ["Ha risposto", h("span"), "il giorno", h("span")]),
      ...sections.flatMap(({ title, pages }) => [h("h2", title), ...pages.map(pageElement)]),
    ]),
  ]);
  return `<!doctype html>\n${unified()
    .use(rehypeStringify)
    .stringify({ type: "root", children: [page] })}\n`;
}

function pageElement({ title, address, file, questions, doubts }: Confirmations): Element {
  return h("section", [
    h("h3", [title, h("small", address ?? file)]),
    h(
      "ul",
      questions.map((question) => h("li", [h("span.question", question), h("span.answer")])),
    ),
    ...doubtsElements(doubts),
  ]);
}

function doubtsElements(doubts: DoubtfulSource[]): Element[] {
  if (doubts.length === 0) return [];
  return [
    h("div.doubts", [
      h("h4", "Fonti incerte"),
      h(
        "ul",
        doubts.map(({ text, certainty }) => h("li", [`${text} `, h("em", `(${certainty})`)])),
      ),
      h("span.answer"),
    ]),
  ];
}

/** "cose da confermare: 430; fonti incerte: 180; pagine: 140". */
export function countInWords(sections: ConfirmationSection[]): string {
  const pages = sections.flatMap((section) => section.pages);
  const questions = pages.reduce((count, page) => count + page.questions.length, 0);
  const doubts = pages.reduce((count, page) => count + page.doubts.length, 0);
  return `cose da confermare: ${questions}; fonti incerte: ${doubts}; pagine: ${pages.length}`;
}
