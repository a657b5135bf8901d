import type {
  Answer,
  Draft,
  EmptyFile,
  FileInList,
  FileKind,
  FilePath,
  FoundText,
  LinkTarget,
  NewFile,
  OpenFile,
  PictureFile,
  Preview,
  Publishing,
  PublishingLine,
  PublishingWish,
  Saved,
  SaveInHistory,
  Today,
  UnknownWords,
  Version,
  Visitors,
  Written,
} from "../../api.ts";
import { ask, askJson } from "./request.ts";

const at = (path: FilePath) => path.split("/").map(encodeURIComponent).join("/");

/** The calls to the server. All reject with Refused, whose message is a sentence for editors. */
export const api = {
  today: () => askJson<Today>("GET", "today"),
  visitors: () => askJson<Visitors>("GET", "visitors"),
  files: () => askJson<FileInList[]>("GET", "files"),
  found: (words: string) => askJson<FoundText[]>("GET", `found?q=${encodeURIComponent(words)}`),
  open: (path: FilePath) => askJson<OpenFile>("GET", `files/${at(path)}`),
  save: (path: FilePath, version: string, draft: Draft, words: readonly string[]) =>
    askJson<Saved>("PUT", `files/${at(path)}`, { version, draft, words }),
  remove: (path: FilePath, version: string) =>
    askJson<Saved>("DELETE", `files/${at(path)}`, { version }),
  rename: (path: FilePath, version: string, name: string) =>
    askJson<Saved & { path: FilePath }>("POST", `renamed/${at(path)}`, { version, name }),
  leading: (path: FilePath) => askJson<FileInList[]>("GET", `leading/${at(path)}`),
  versions: (path: FilePath) => askJson<Version[]>("GET", `versions/${at(path)}`),
  draftOf: (path: FilePath, id: string) => askJson<Draft>("POST", `versions/${at(path)}`, { id }),
  empty: (kind: FileKind) => askJson<EmptyFile>("GET", `new/${at(kind)}`),
  create: (file: NewFile) => askJson<Saved & { path: FilePath }>("POST", "files", file),
  preview: (written: Written) => askJson<Preview>("POST", "previews", written),
  answer: (answer: Answer) => askJson<Saved>("POST", "answers", answer),
  pages: () => askJson<LinkTarget[]>("GET", "pages"),
  pictures: () => askJson<PictureFile[]>("GET", "pictures"),
  addPicture: (folder: string, name: string, bytes: Blob) =>
    askJson<PictureFile>("POST", `pictures?${new URLSearchParams({ folder, name })}`, bytes),
  spelling: (text: string) => askJson<UnknownWords>("POST", "spelling", { text }),
  history: () => askJson<SaveInHistory[]>("GET", "history"),
  undo: (id: string) => askJson<Saved>("POST", `history/${encodeURIComponent(id)}/undo`),
  publishing: () => askJson<Publishing>("GET", "publishing"),

  /**
   * Publishes, and reports each step as it begins and ends.
   * @throws Refused, or the browser's error if the response is cut off
   */
  async publish(wish: PublishingWish, tell: (line: PublishingLine) => void): Promise<void> {
    const { body } = await ask("POST", "publishing", wish);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let hasEnded = false;
    let rest = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const text of lines) {
        const line: PublishingLine = JSON.parse(text);
        hasEnded ||= "result" in line;
        tell(line);
      }
    }
    if (!hasEnded) throw new Error("The answer was cut off.");
  },
};
