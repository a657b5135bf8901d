import { fold } from "../../domain/search/words.ts";
import type { FileInList } from "../api.ts";
import { type Desk, sourceOf } from "./desk.ts";
import { listFiles } from "./open-files.ts";

/** Maximum number of results: enough to show that the search is too broad. */
const MOST = 50;

/** Characters of context on each side of a match. */
const AROUND = 60;

/** Finds the files that contain a phrase, ignoring accents, or whose page has the given address. */
export function findTexts(desk: Desk, sought: string): (FileInList & { excerpt: string })[] {
  const words = fold(sought.trim());
  const address = /^(?:https?:\/\/)?[^/\s]*(\/[^?#]*?)\/?(?:[?#].*)?$/.exec(sought.trim())?.[1];
  const isPage = (file: FileInList) => address !== undefined && file.address === address;
  return listFiles(desk)
    .flatMap((file) => {
      if (isPage(file)) return [{ ...file, excerpt: file.address ?? "" }];
      // Per character, so that offsets are the same in both.
      const text = [...sourceOf(desk, file.path).normalize("NFC")];
      const folded = text.map((letter) => fold(letter)[0] ?? " ");
      const at = folded.join("").indexOf(words);
      if (words === "" || at < 0) return [];
      const part = (from: number, to: number) => text.slice(Math.max(0, from), to).join("");
      const end = at + words.length;
      // Whole words only.
      const before = part(at - AROUND, at).replace(/^\S*/, "…");
      const after = part(end, end + AROUND).replace(/\S*$/, "…");
      const excerpt = (before + part(at, end) + after).replace(/\s+/g, " ");
      return [{ ...file, excerpt }];
    })
    .sort((one, other) => Number(isPage(other)) - Number(isPage(one)))
    .slice(0, MOST);
}
