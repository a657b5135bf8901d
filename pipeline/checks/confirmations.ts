import { toString as plainText } from "mdast-util-to-string";
import { parseMarkdown } from "../markdown/markdown.ts";
import { allEntries } from "../pages/addresses.ts";
import type { AnyEntry } from "../read/entry.ts";
import type { Content } from "../read/model.ts";
import type { Source } from "../schemas/shared.ts";
import type { SheetOrder } from "./sheet-order.ts";

/** A source on which the site leans although others are silent or say otherwise. */
interface DoubtfulSource {
  text: string;
  certainty: "una fonte" | "contrastante";
}

/** What one page, or one data file, still has to be told. */
export interface Confirmations {
  /** What visitors, and the rector, know it by. */
  title: string;
  /** Where an editor changes it, relative to the content folder. */
  file: string;
  /** What the shrine is asked to confirm. */
  questions: string[];
  doubts: DoubtfulSource[];
}

/** What is open, in the order in which the rector reads it. */
export interface ConfirmationSheet {
  /** What visitors wait for: the pages that people come for, then the others, those with fewest questions first. */
  main: Confirmations[];
  /** What no visitor waits for. */
  appendix: Confirmations[];
  /** All that has sources in doubt. */
  doubtful: Confirmations[];
}

/**
 * Everything still to be confirmed.
 * @param order What comes first, and what is in the appendix: content/foglio.yaml.
 */
export function openConfirmations(content: Content, order: SheetOrder): ConfirmationSheet {
  const all = allConfirmations(content);
  const asked = all.filter(({ questions }) => questions.length > 0);
  const isLast = ({ file }: Confirmations) => order.appendix.some((name) => isIn(file, name));
  const rank = ({ file }: Confirmations) => {
    const place = order.first.findIndex((name) => isIn(file, name));
    return place < 0 ? order.first.length : place;
  };
  const main = asked
    .filter((page) => !isLast(page))
    .sort((one, other) => rank(one) - rank(other) || one.questions.length - other.questions.length);
  return {
    main,
    appendix: asked.filter(isLast),
    doubtful: all.filter(({ doubts }) => doubts.length > 0),
  };
}

/** Whether a file is the one that is named, or in the folder that is named. */
export const isIn = (file: string, name: string) => file === name || file.startsWith(`${name}/`);

/** The texts in the order of their collections, those that are kept back, and the data of many pages. */
function allConfirmations(content: Content): Confirmations[] {
  return [
    ...[...allEntries(content), ...content.unpublished].filter(isAsked).map(ofEntry),
    ofTimeline(content),
    ofSocialPages(content),
    ...ofRemainder(content),
  ];
}

/** A text in English says the same as the Italian one. */
const isAsked = ({ fields }: AnyEntry) => fields.language !== "en";

const ofEntry = ({ file, fields }: AnyEntry): Confirmations => ({
  title: fields.title,
  file,
  questions: fields.toConfirm,
  doubts: (fields.sources ?? []).flatMap(({ text, certainty }) => doubt(text, certainty)),
});

function ofTimeline({ timeline }: Content): Confirmations {
  return {
    title: "Cronologia",
    file: "timeline.yaml",
    questions: [],
    doubts: timeline
      .flatMap(({ events }) => events)
      .flatMap(({ when, event, source, certainty }) =>
        doubt(`${when}: ${plainText(parseMarkdown(event))} (${source})`, certainty),
      ),
  };
}

function ofSocialPages({ site }: Content): Confirmations {
  return {
    title: "Pagine sociali",
    file: "site.yaml",
    questions: site.social
      .filter(({ confirmed }) => !confirmed)
      .map(({ name }) => `Il santuario ha una pagina ${name}? A quale indirizzo?`),
    doubts: [],
  };
}

function ofRemainder({ toConfirm }: Content): Confirmations[] {
  return toConfirm.map(({ subject, questions }) => ({
    title: subject,
    file: "to-confirm.yaml",
    questions,
    doubts: [],
  }));
}

function doubt(text: string, certainty: Source["certainty"]): DoubtfulSource[] {
  return certainty === "certo" ? [] : [{ text, certainty }];
}
