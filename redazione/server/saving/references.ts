import type { Draft, FileInList, FilePath, Value } from "../../api.ts";
import { type Desk, sourceOf } from "../desk.ts";
import { addressOf, slugOf } from "../file-kinds.ts";
import { listFiles } from "../open-files.ts";
import { listingOf } from "../redirected.ts";
import { editYaml } from "./edit-yaml.ts";
import { readDraft, writeDraft } from "./file-text.ts";
import type { Changes } from "./write-files.ts";

/** Adds a text to the end of a group in its listing. */
export function named(desk: Desk, path: FilePath, place: Value | undefined): Changes {
  const listing = listingOf(desk, path);
  if (!listing) return new Map();
  const { file, source, fields, groups, list, name } = listing;
  for (const group of groups) {
    if (group.titolo === place) group[list] = [...(group[list] as Value[]), name];
  }
  return new Map([[file, Buffer.from(editYaml(source, fields))]]);
}

/** The names by which files refer to a text. */
const namesOf = (path: FilePath, draft: Draft) => ({
  path,
  slug: slugOf(path),
  address: addressOf(path, draft),
});

type Names = ReturnType<typeof namesOf>;

/** The fields that name the texts of a collection by their files. */
const BY_SLUG: { readonly [collection: string]: readonly string[] | undefined } = {
  hymns: ["inni.testi", "inno"],
  prayers: ["preghiere.testi", "preghiera"],
  companies: ["vicine"],
};

/** Changes a string of some fields; undefined takes it out of its list. @param at its fields, as "inni.testi" */
type Change = (text: string, at: string) => string | undefined;

/** Returns the change of a text's names. @param to undefined for one that goes: lists lose it, and links to it stay */
function renaming(from: Names, to: Names | undefined): Change {
  const [collection = ""] = from.path.split("/");
  const link = new RegExp(`${from.address}(?![\\w/-]|\\.\\w)`, "g");
  return (text, at) => {
    if (text === from.path) return to?.path;
    if (text === from.slug && BY_SLUG[collection]?.includes(at)) return to?.slug;
    if (text === from.address && at === "pagine") return to?.address;
    return to ? text.replace(link, to.address) : text;
  };
}

const changedDraft = ({ fields, text }: Draft, change: Change): Draft => ({
  fields: changedValue(fields, change) ?? fields,
  ...(text !== undefined && { text: change(text, "") ?? text }),
});

function changedValue(value: Value, change: Change, at = ""): Value | undefined {
  if (typeof value === "string") return change(value, at);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => changedValue(item, change, at));
    return items.filter((item) => item !== undefined && !isEmptied(item)) as Value[];
  }
  const fields = Object.entries(value).map(([name, item]) => {
    const changed = changedValue(item, change, at ? `${at}.${name}` : name);
    return [name, changed ?? item] as const;
  });
  return Object.fromEntries(fields.filter(([name, item]) => name !== "vicine" || !isEmpty(item)));
}

const isEmpty = (value: Value | undefined) => Array.isArray(value) && value.length === 0;

/** Tells whether a group has lost its last text: the schema rejects it. */
const isEmptied = (value: Value) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  (isEmpty(value.pagine) || isEmpty(value.testi));

/** Moves a text, or takes it away, and changes every mention of it. @param to its new path; undefined if it goes */
export function renamed(desk: Desk, path: FilePath, draft: Draft, to?: FilePath): Changes {
  const change = renaming(namesOf(path, draft), to === undefined ? to : namesOf(to, draft));
  const changes = new Map<FilePath, Buffer | null>([[path, null]]);
  for (const file of listFiles(desk).filter((file) => !file.path.endsWith(".txt"))) {
    const source = sourceOf(desk, file.path);
    const before = readDraft(file.path, source);
    const place = file.path === path ? to : file.path;
    if (!before || !place) continue;
    const edited = writeDraft(place, source, changedDraft(before, change));
    if (place === to || edited !== source) changes.set(place, Buffer.from(edited));
  }
  return changes;
}

/** Lists the other files that lead to a text, or name it. */
export function leadingTo(desk: Desk, path: FilePath, draft: Draft): FileInList[] {
  const changes = renamed(desk, path, draft, path.replace(".md", "-.md"));
  return listFiles(desk).filter((file) => changes.get(file.path) && file.path !== "foglio.yaml");
}
