import { isDeepStrictEqual } from "node:util";
import { collectionNamed } from "../../../pipeline/read/collections.ts";
import type { Value } from "../../api.ts";
import { collectionOf, titleOfSingle } from "../file-kinds.ts";
import { readDraft } from "./file-text.ts";

/** What a text was and is, of a picture its blob's id; null where there is none. */
export interface Difference {
  before: Buffer | null;
  after: Buffer | null;
  /** Whether it had another path. */
  isRenamed?: boolean;
}

/** A noun with the ending that its participle takes. */
interface Noun {
  noun: string;
  ending: "o" | "a" | "i";
}

/** Lists of named items: their file, their field, and the field with the item's name. */
const LISTS: Readonly<Record<string, Noun & { field?: string; name: string }>> = {
  "news.yaml": { noun: "Avviso", ending: "o", name: "titolo" },
  "road.yaml": { noun: "Bollettino", ending: "o", name: "testo" },
  "hours.yaml": { field: "periodi", noun: "Orari", ending: "i", name: "nome" },
  "calendar.yaml": { field: "feste", noun: "Festa", ending: "a", name: "nome" },
};

type Change = "aggiunt" | "cambiat" | "rinominat" | "tolt";

const said = ({ noun, ending }: Noun, name: string, change: Change) =>
  `${noun} «${name}»: ${change}${ending}`;

/** Describes the changes of a file in plain words: "Avviso «Strada chiusa»: aggiunto". */
export function describeChange(path: string, { before, after, isRenamed }: Difference): string[] {
  const kept: Change = isRenamed ? "rinominat" : "cambiat";
  const change: Change = !before ? "aggiunt" : !after ? "tolt" : kept;
  if (path.startsWith("images/")) {
    return [said({ noun: "Immagine", ending: "a" }, path.slice("images/".length), change)];
  }
  const collection = collectionOf(path);
  if (collection) {
    const { one, ending } = collectionNamed(collection).words;
    return [said({ noun: one, ending }, titleIn(path, after ?? before), change)];
  }
  const items = before && after ? changedItems(path, before, after) : [];
  return items.length > 0 ? items : [`${titleOfSingle(path) ?? path}: modifiche`];
}

function titleIn(path: string, bytes: Buffer | null): string {
  const fields = bytes && readDraft(path, bytes.toString("utf8"))?.fields;
  const { titolo } = (fields ?? {}) as { titolo?: unknown };
  return typeof titolo === "string" && titolo !== "" ? titolo : path;
}

function changedItems(path: string, before: Buffer, after: Buffer): string[] {
  const list = LISTS[path];
  if (!list) return [];
  const [old, now] = [before, after].map((bytes) => itemsIn(path, bytes)) as [Items, Items];
  return [
    ...[...now].flatMap(([name, item]) => {
      if (!old.has(name)) return [said(list, name, "aggiunt")];
      return isDeepStrictEqual(old.get(name), item) ? [] : [said(list, name, "cambiat")];
    }),
    ...[...old.keys()].filter((name) => !now.has(name)).map((name) => said(list, name, "tolt")),
  ];
}

type Items = Map<string, Value>;

function itemsIn(path: string, bytes: Buffer): Items {
  const { field, name = "" } = LISTS[path] ?? {};
  const fields = readDraft(path, bytes.toString("utf8"))?.fields;
  const items = field ? (fields as Record<string, Value> | undefined)?.[field] : fields;
  const named = (item: Value) => String((item as Record<string, Value> | null)?.[name]);
  return new Map((Array.isArray(items) ? items : []).map((item) => [named(item), item]));
}
