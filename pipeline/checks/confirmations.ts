import { toString as plainText } from "mdast-util-to-string";
import { parseMarkdown } from "../markdown/markdown.ts";
import { allEntries } from "../pages/addresses.ts";
import type { Content } from "../read/model.ts";
import type { Source } from "../schemas/shared.ts";

/** The open questions of one page, or of one data file. */
export interface Confirmations {
  /** The title by which visitors, and the rector, know it. */
  title: string;
  /** The file to edit, relative to the content folder. */
  file: string;
  /** The questions for the shrine. */
  questions: string[];
  /** The sources that the site relies on although others are silent or contradict them. */
  doubts: Pick<Source, "text" | "certainty">[];
}

export type ConfirmationSheet = ReturnType<typeof openConfirmations>;

/** Collects everything still to be confirmed, in the order of content/foglio.yaml, then the fewest questions first. */
export function openConfirmations(content: Content) {
  const { first, appendix } = content.sheetOrder;
  const all = allConfirmations(content);
  const asked = all.filter(({ questions }) => questions.length > 0);
  const isLast = ({ file }: Confirmations) => appendix.some((name) => isIn(file, name));
  const rank = ({ file }: Confirmations) => {
    const place = first.findIndex((name) => isIn(file, name));
    return place < 0 ? first.length : place;
  };
  const main = asked
    .filter((page) => !isLast(page))
    .sort((one, other) => rank(one) - rank(other) || one.questions.length - other.questions.length);
  return {
    main,
    /** Questions that affect no visitor. */
    appendix: asked.filter(isLast),
    doubtful: all.filter(({ doubts }) => doubts.length > 0),
  };
}

/** Checks whether a file is the named one, or lies in the named folder. */
export const isIn = (file: string, name: string) => file === name || file.startsWith(`${name}/`);

const isDoubtful = ({ certainty }: Pick<Source, "certainty">) => certainty !== "certo";

/** Collects the entries in the order of their collections, the unpublished ones, and the data shared by many pages. */
function allConfirmations(content: Content): Confirmations[] {
  const { timeline, site, toConfirm } = content;
  return [
    ...[...allEntries(content), ...content.unpublished]
      // English texts only translate the Italian ones.
      .filter(({ fields }) => fields.language !== "en")
      .map(({ file, fields }) => ({
        title: fields.title,
        file,
        questions: fields.toConfirm,
        doubts: (fields.sources ?? []).filter(isDoubtful),
      })),
    {
      title: "Cronologia",
      file: "timeline.yaml",
      questions: [],
      doubts: timeline
        .flatMap(({ events }) => events.filter(isDoubtful))
        .map(({ when, event, source, certainty }) => ({
          text: `${when}: ${plainText(parseMarkdown(event))} (${source})`,
          certainty,
        })),
    },
    {
      title: "Pagine sociali",
      file: "site.yaml",
      questions: site.social
        .filter(({ confirmed }) => !confirmed)
        .map(({ name }) => `Il santuario ha una pagina ${name}? A quale indirizzo?`),
      doubts: [],
    },
    ...toConfirm.map(({ subject, questions }) => ({
      title: subject,
      file: "to-confirm.yaml",
      questions,
      doubts: [],
    })),
  ];
}
