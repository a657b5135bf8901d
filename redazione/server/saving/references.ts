import { SHEET_ORDER_FILE } from "../../../pipeline/checks/sheet-order.ts";
import type { Draft, FileInList, FilePath, Value } from "../../api.ts";
import { type Desk, sourceOf } from "../desk.ts";
import { addressOf, slugOf } from "../file-kinds.ts";
import { listingOf } from "../listings.ts";
import { listFiles } from "../open-files.ts";
import { editYaml } from "./edit-yaml.ts";
import { readDraft, writeDraft } from "./file-text.ts";
import type { Changes } from "./write-files.ts";

/** Returns the titles of the groups that may list a text. */
export function placesFor(desk: Desk, path: FilePath): string[] {
  return listingOf(desk, path)?.groups.map(({ titolo }) => titolo) ?? [];
}

/** Adds a text to the end of a group in its listing. */
export function named(desk: Desk, path: FilePath, place: string | undefined): Changes {
  const listing = listingOf(desk, path);
  if (!listing) return new Map();
  const { file, source, fields, groups, list, name } = listing;
  for (const group of groups) {
    if (group.titolo === place) group[list] = [...(group[list] as Value[]), name];
  }
  const edited = editYaml(source, fields);
  return edited === source ? new Map() : new Map([[file, Buffer.from(edited)]]);
}

/** The names by which other files refer to a text. */
interface Names {
  path: FilePath;
  slug: string;
  address: string;
}

const namesOf = (path: FilePath, draft: Draft): Names => ({
  path,
  slug: slugOf(path),
  address: addressOf(path, draft),
});

/** The fields that name the texts of a collection by their files. */
const BY_SLUG: { readonly [collection: string]: readonly string[] | undefined } = {
  hymns: ["inni.testi", "inno"],
  prayers: ["preghiere.testi", "preghiera"],
  companies: ["vicine"],
};

/** Changes the names of one text in the values of other files. */
class Renaming {
  private readonly from: Names;
  private readonly to: Names | undefined;
  private readonly link: RegExp;

  /** @param to undefined for a text that goes: it is taken out of lists, and links to it stay */
  constructor(from: Names, to: Names | undefined) {
    this.from = from;
    this.to = to;
    this.link = new RegExp(`${from.address}(?![\\w/-]|\\.\\w)`, "g");
  }

  text(text: string): string {
    return this.to ? text.replace(this.link, this.to.address) : text;
  }

  draft({ fields, text }: Draft): Draft {
    return { fields: this.value(fields), ...(text !== undefined && { text: this.text(text) }) };
  }

  /** @param at the names of the fields around the value, as "inni.testi" */
  value(value: Value, at = ""): Value {
    if (typeof value === "string") {
      if (!this.to || !this.isName(value, at)) return this.text(value);
      return value === this.from.path ? this.to.path : value.replace(this.from.slug, this.to.slug);
    }
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const kept = this.to ? value : value.filter((item) => !this.isName(item, at));
      return kept.map((item) => this.value(item, at)).filter((item) => !isEmptied(item));
    }
    const fields = Object.entries(value).map(
      ([name, item]) => [name, this.value(item, at ? `${at}.${name}` : name)] as const,
    );
    return Object.fromEntries(fields.filter(([name, item]) => name !== "vicine" || !isEmpty(item)));
  }

  private isName(value: Value, at: string): boolean {
    const { path, slug, address } = this.from;
    const [collection = ""] = path.split("/");
    return (
      value === path ||
      (value === slug && BY_SLUG[collection]?.includes(at) === true) ||
      (value === address && at === "pagine")
    );
  }
}

const isEmpty = (value: Value | undefined) => Array.isArray(value) && value.length === 0;

/** Tells whether a group has lost its last text: the schema rejects it. */
const isEmptied = (value: Value) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  (isEmpty(value.pagine) || isEmpty(value.testi));

/** Changes every mention of a text in other files. @param to its new path; undefined if it is deleted */
export function renamed(desk: Desk, path: FilePath, draft: Draft, to?: FilePath): Changes {
  const renaming = new Renaming(
    namesOf(path, draft),
    to === undefined ? undefined : namesOf(to, draft),
  );
  return new Map(
    listFiles(desk).flatMap((file): [string, Buffer][] => {
      if (file.path === path || file.path.endsWith(".txt")) return [];
      const source = sourceOf(desk, file.path);
      const before = readDraft(file.path, source);
      if (!before) return [];
      const edited = writeDraft(file.path, source, renaming.draft(before));
      return edited === source ? [] : [[file.path, Buffer.from(edited)]];
    }),
  );
}

/** Returns a text under its new name, with the links to itself. */
export function withNewName(path: FilePath, draft: Draft, to: FilePath, source: string): string {
  const renaming = new Renaming(namesOf(path, draft), namesOf(to, draft));
  return writeDraft(to, source, renaming.draft(draft));
}

/** Lists the files that lead to a text, or name it. */
export function leadingTo(desk: Desk, path: FilePath, draft: Draft): FileInList[] {
  const changes = renamed(desk, path, draft, path.replace(".md", "-.md"));
  return listFiles(desk).filter((file) => changes.has(file.path) && file.path !== SHEET_ORDER_FILE);
}
