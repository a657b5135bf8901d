import { allEntries } from "../pages/addresses.ts";
import type { ContentFolder } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { type Problem, problemAt } from "../read/problems.ts";
import { yamlFiles } from "../read/yaml-files.ts";
import { VOICE_FILE } from "./language/voice-rules.ts";
import { WORD_LIST_FILE } from "./language/word-list.ts";
import { SHEET_ORDER_FILE } from "./sheet-order.ts";

/** Files that are read by name. */
const DATA_FILES = new Set([
  ...Object.keys(yamlFiles),
  SHEET_ORDER_FILE,
  VOICE_FILE,
  WORD_LIST_FILE,
]);

/** Files that operating systems and editors create on their own. */
const BY_THEMSELVES = /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini|[^/]*~)$/;

/** Reports files that nothing reads: a text with the extension .MD or .txt would silently be missing from the site. */
export function strayFiles(folder: ContentFolder, content: Content): Problem[] {
  const texts = new Set([...allEntries(content), ...content.unpublished].map(({ file }) => file));
  return folder
    .listFiles("")
    .filter((file) => !(texts.has(file) || DATA_FILES.has(file) || file.startsWith("images/")))
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
