import { xmlText } from "../outputs/seo/xml-text.ts";
import type { ConfirmationSheet, Confirmations } from "./confirmations.ts";

/** Two columns of questions, each with a line to write on; the appendix is set smaller, on separate sheets. */
const STYLE = `
@page { size: A4; margin: 13mm 14mm 15mm; @bottom-center { content: counter(page) " / " counter(pages); font: 9pt sans-serif; } }
body { max-width: 182mm; margin: 0 auto; color: #000; background: #fff; font: 10.5pt/1.28 "Liberation Sans", Arial, sans-serif; hyphens: auto; }
h1, h2 { margin: 0; font-family: serif; font-weight: normal; }
h1 { font-size: 22pt; }
h2 { font-size: 16pt; }
h3 { margin: 0; padding-bottom: 0.6mm; border-bottom: 0.3mm solid; font-size: 11pt; hyphens: none; break-after: avoid; }
p { margin: 1.5mm 0; }
ol { margin: 0; padding: 0; list-style: none; }
.columns { columns: 2; column-gap: 8mm; margin-top: 4mm; }
.page { margin-bottom: 5mm; }
.page li { padding-top: 1.6mm; break-inside: avoid; }
.answer { display: block; height: 7mm; border-bottom: 0.2mm solid #888; }
.signature { display: flex; gap: 6mm; margin: 4mm 0 0; }
.signature span { flex: 1; border-bottom: 0.2mm solid #888; }
.appendix { break-before: page; font-size: 9pt; }
.appendix h3 { font-size: 9.5pt; }
.appendix .page { margin-bottom: 3.5mm; }
.appendix .answer { height: 5.5mm; }
.sources { font-size: 8pt; }
.sources h3 { font-size: 8.5pt; border: 0; }
.sources .page { margin-bottom: 2mm; }
.sources .page li { padding-top: 0.4mm; }
`;

/** Renders the rector's question sheet as a self-contained HTML page for printing on A4. */
export function confirmationSheet(sheet: ConfirmationSheet, printedOn: Date): string {
  const day = new Intl.DateTimeFormat("it-IT", { dateStyle: "long", timeZone: "Europe/Rome" });
  const appendix = columns(sheet.appendix, asked);
  const doubtful = columns(sheet.doubtful, doubted);
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Domande al rettore</title><style>${STYLE}</style></head><body>
<h1>Domande al rettore</h1>
<p>Per il sito del santuario, ${day.format(printedOn)}. Prima ciò che i pellegrini chiedono di più. Basta una
parola per riga: «sì», «no», o la risposta. Ciò che resta in bianco non compare sul sito.</p>
<div class="signature">Ha risposto<span></span>il giorno<span></span></div>
<div class="columns">${columns(sheet.main, asked)}</div>
${appendix && `<section class="appendix"><h2>Appendice</h2><p>Domande che nessun visitatore aspetta: quando c’è tempo.</p><div class="columns">${appendix}</div></section>`}
${doubtful && `<section class="appendix sources"><h2>Fonti da riscontrare</h2><p>Dicono da sole una cosa, o altre le contraddicono. Chi sa quale ha ragione la sottolinea.</p><div class="columns">${doubtful}</div></section>`}
</body></html>
`;
}

const columns = (pages: Confirmations[], itemsOf: (page: Confirmations) => string[]) =>
  pages
    .map((page) => {
      const items = itemsOf(page).map((item) => `<li>${item}</li>`);
      return `<section class="page"><h3>${xmlText(page.title)}</h3><ol>${items.join("")}</ol></section>`;
    })
    .join("");

const asked = ({ questions }: Confirmations) =>
  questions.map((question) => `${xmlText(question)}<span class="answer"></span>`);

const doubted = ({ doubts }: Confirmations) =>
  doubts.map(({ text, certainty }) => `${xmlText(text)} <em>(${certainty})</em>`);

/** Formats the totals: "Domande al rettore: 160, e 270 in appendice. Fonti da riscontrare: 180." */
export function countInWords({ main, appendix, doubtful }: ConfirmationSheet): string {
  const count = (pages: Confirmations[], of: "questions" | "doubts") =>
    pages.reduce((sum, page) => sum + page[of].length, 0);
  return `Domande al rettore: ${count(main, "questions")}, e ${count(appendix, "questions")} in appendice. Fonti da riscontrare: ${count(doubtful, "doubts")}.`;
}
