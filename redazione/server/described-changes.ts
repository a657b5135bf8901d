import type { Value } from "../api.ts";
import { singleFile } from "./file-kinds.ts";
import { readDraft } from "./file-text.ts";
import { isSame } from "./same-value.ts";

/** Lists of things that have a name of their own: where they are, what they are called, and by which field. */
const LISTS: Readonly<Record<string, { field?: string; thing: string; name: string }>> = {
  "news.yaml": { thing: "Avviso", name: "titolo" },
  "road.yaml": { thing: "Bollettino della strada", name: "testo" },
  "hours.yaml": { field: "periodi", thing: "Orari", name: "nome" },
  "calendar.yaml": { field: "feste", thing: "Festa", name: "nome" },
};

/** What has changed in a file, in plain words: "Orari: cambiato", "Avviso «Strada chiusa»: aggiunto". */
export function describeChange(
  path: string,
  before: Buffer | null,
  after: Buffer | null,
): string[] {
  if (!before || !after)
    return [`${nameOf(path, after ?? before)}: ${after ? "aggiunto" : "tolto"}`];
  const items = changedItems(path, before, after);
  return items.length > 0 ? items : [`${nameOf(path, after)}: cambiato`];
}

function nameOf(path: string, bytes: Buffer | null): string {
  if (path.startsWith("images/")) return `Immagine ${path.slice("images/".length)}`;
  const fields = bytes && readDraft(path, bytes.toString("utf8"))?.fields;
  const { titolo } = (fields ?? {}) as { titolo?: unknown };
  return singleFile(path)?.title ?? (typeof titolo === "string" ? titolo : path);
}

function changedItems(path: string, before: Buffer, after: Buffer): string[] {
  const list = LISTS[path];
  if (!list) return [];
  const { field, thing, name } = list;
  const itemsOf = (bytes: Buffer) => {
    const fields = readDraft(path, bytes.toString("utf8"))?.fields as Value | undefined;
    const items = field ? (fields as Record<string, Value> | undefined)?.[field] : fields;
    return new Map(
      (Array.isArray(items) ? items : []).map((item) => [
        String((item as Record<string, Value>)?.[name]),
        item,
      ]),
    );
  };
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const said = (title: string, what: string) => `${thing} «${title}»: ${what}`;
  return [
    ...[...now].flatMap(([title, item]) =>
      !old.has(title)
        ? [said(title, "aggiunto")]
        : isSame(old.get(title), item)
          ? []
          : [said(title, "cambiato")],
    ),
    ...[...old.keys()].filter((title) => !now.has(title)).map((title) => said(title, "tolto")),
  ];
}
