import { allEntries } from "../pages/addresses.ts";
import type { ContentFolder } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { type Problem, problemAt } from "../read/problems.ts";
import { yamlFiles } from "../read/yaml-files.ts";
import { WORD_LIST_FILE } from "./language/word-list.ts";

/** Files that operating systems and editors create on their own. */
const BY_THEMSELVES = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)$/;

/** Returns the files of the texts, published or not, and of the data. */
export const textsAndData = (content: Content): string[] => [
  ...[...allEntries(content), ...content.unpublished].map(({ file }) => file),
  ...Object.keys(yamlFiles),
];

/** Reports files that nothing reads: a text with the extension .MD or .txt would silently be missing from the site. */
export function strayFiles(folder: ContentFolder, content: Content): Problem[] {
  const read = new Set([...textsAndData(content), WORD_LIST_FILE]);
  return folder
    .listFiles("")
    .filter((file) => !(read.has(file) || file.startsWith("images/")))
    .filter((file) => !BY_THEMSELVES.test(file))
    .map((file) =>
      problemAt(
        file,
        "nome del file",
        "un file che il sito non legge",
        "un testo che finisce in .md nella sua cartella, un’immagine in images/, o un file che la guida nomina",
      ),
    );
}
