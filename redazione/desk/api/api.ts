import type * as Api from "../../api.ts";
import { ask, askJson } from "./request.ts";

const at = (path: Api.FilePath) => path.split("/").map(encodeURIComponent).join("/");

/** The calls to the server. All reject with Refused, whose message is a sentence for editors. */
export const api = {
  today: () => askJson<Api.Today>("GET", "today"),
  visitors: () => askJson<Api.Visitors>("GET", "visitors"),
  files: () => askJson<Api.FileInList[]>("GET", "files"),
  found: (words: string) => askJson<Api.FoundText[]>("GET", `found?q=${encodeURIComponent(words)}`),
  open: (path: Api.FilePath) => askJson<Api.OpenFile>("GET", `files/${at(path)}`),
  save: (path: Api.FilePath, version: string, draft: Api.Draft, words: readonly string[]) =>
    askJson<Api.Saved>("PUT", `files/${at(path)}`, { version, draft, words }),
  remove: (path: Api.FilePath, version: string) =>
    askJson<Api.Saved>("DELETE", `files/${at(path)}`, { version }),
  rename: (path: Api.FilePath, version: string, name: string) =>
    askJson<Api.Saved & { path: Api.FilePath }>("POST", `renamed/${at(path)}`, { version, name }),
  leading: (path: Api.FilePath) => askJson<Api.FileInList[]>("GET", `leading/${at(path)}`),
  versions: (path: Api.FilePath) => askJson<Api.Version[]>("GET", `versions/${at(path)}`),
  draftOf: (path: Api.FilePath, id: string) =>
    askJson<Api.Draft>("POST", `versions/${at(path)}`, { id }),
  empty: (kind: Api.FileKind) => askJson<Api.EmptyFile>("GET", `new/${at(kind)}`),
  create: (file: Api.NewFile) => askJson<Api.Saved & { path: Api.FilePath }>("POST", "files", file),
  preview: (written: Api.Written) => askJson<Api.Preview>("POST", "previews", written),
  answer: (answer: Api.Answer) => askJson<Api.Saved>("POST", "answers", answer),
  pages: () => askJson<Api.LinkTarget[]>("GET", "pages"),
  pictures: () => askJson<Api.PictureFile[]>("GET", "pictures"),
  addPicture: (folder: string, name: string, bytes: Blob) =>
    askJson<Api.PictureFile>("POST", `pictures?${new URLSearchParams({ folder, name })}`, bytes),
  spelling: (text: string) => askJson<Api.UnknownWords>("POST", "spelling", { text }),
  history: () => askJson<Api.SaveInHistory[]>("GET", "history"),
  undo: (id: string) => askJson<Api.Saved>("POST", `history/${encodeURIComponent(id)}/undo`),
  publishing: () => askJson<Api.Publishing>("GET", "publishing"),

  /**
   * Publishes, and reports each step as it begins and ends.
   * @throws Refused, or the browser's error if the response is cut off
   */
  async publish(wish: Api.PublishingWish, tell: (line: Api.PublishingLine) => void): Promise<void> {
    const { body } = await ask("POST", "publishing", wish);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let hasEnded = false;
    let rest = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const text of lines) {
        const line: Api.PublishingLine = JSON.parse(text);
        hasEnded ||= "result" in line;
        tell(line);
      }
    }
    if (!hasEnded) throw new Error("The answer was cut off.");
  },
};
