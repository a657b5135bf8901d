import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FilePath, Value } from "../../api.ts";
import type { Desk } from "../desk.ts";
import { collectionOf } from "../file-kinds.ts";
import { type Group, listingOf } from "../listings.ts";
import { listFiles } from "../open-files.ts";
import type { Changes } from "./changes.ts";
import { editYaml, readYaml } from "./edit-yaml.ts";
import { readDraft, writeDraft } from "./file-text.ts";

const sourceOf = (desk: Desk, path: FilePath) => readFileSync(join(desk.content, path), "utf8");

/** Returns the titles of the groups that may list a text. */
export function placesFor(desk: Desk, path: FilePath): string[] {
  const listing = listingOf(path);
  const fields = listing && readYaml(sourceOf(desk, listing.file));
  return listing && fields !== undefined ? listing.groups(fields).map(({ titolo }) => titolo) : [];
}

/** Adds a text to the end of a group in its listing. */
export function named(desk: Desk, path: FilePath, place: string | undefined): Changes {
  return changedListing(desk, path, (group, list, name) => {
    if (group.titolo === place) group[list] = [...(group[list] as Value[]), name];
  });
}

/** Removes every mention of a deleted text from the content. */
export function unnamed(desk: Desk, path: FilePath): Changes {
  const listing = changedListing(desk, path, (group, list, name) => {
    group[list] = (group[list] as Value[]).filter((item) => item !== name);
  });
  return new Map([...listing, ...withoutNeighbour(desk, path), ...withoutOrder(desk, path)]);
}

function changedListing(
  desk: Desk,
  path: FilePath,
  change: (group: Group, list: string, name: string) => void,
): Changes {
  const listing = listingOf(path);
  if (!listing) return new Map();
  const source = sourceOf(desk, listing.file);
  const fields = structuredClone(readYaml(source) ?? {});
  const groups = listing.groups(fields);
  for (const group of groups) change(group, listing.list, listing.name);
  // Removed, since the schema rejects a group without texts.
  const empty = groups.findIndex((group) => (group[listing.list] as Value[]).length === 0);
  if (empty >= 0) groups.splice(empty, 1);
  const edited = editYaml(source, fields);
  return edited === source ? new Map() : new Map([[listing.file, Buffer.from(edited)]]);
}

/** Removes a deleted company from the neighbours of others. */
function withoutNeighbour(desk: Desk, path: FilePath): Changes {
  if (collectionOf(path) !== "companies") return new Map();
  const slug = path.slice("companies/".length).replace(/\.md$/, "");
  const others = listFiles(desk).filter((file) => file.kind === "companies" && file.path !== path);
  return new Map(
    others.flatMap((file): [string, Buffer][] => {
      const source = sourceOf(desk, file.path);
      const draft = readDraft(file.path, source);
      const fields = draft?.fields as { vicine?: Value[] } | undefined;
      if (!draft || !fields?.vicine?.includes(slug)) return [];
      const vicine = fields.vicine.filter((name) => name !== slug);
      const { vicine: _before, ...rest } = fields;
      const edited = { ...draft, fields: { ...rest, ...(vicine.length > 0 && { vicine }) } };
      return [[file.path, Buffer.from(writeDraft(file.path, source, edited))]];
    }),
  );
}

const ORDER_FILE = "foglio.yaml";

/** Removes a deleted file from the order of the rector's questions. */
function withoutOrder(desk: Desk, path: FilePath): Changes {
  const source = sourceOf(desk, ORDER_FILE);
  const fields = readYaml(source) as { [list: string]: Value[] };
  const edited = editYaml(
    source,
    Object.fromEntries(
      Object.entries(fields).map(([list, names]) => [list, names.filter((name) => name !== path)]),
    ),
  );
  return edited === source ? new Map() : new Map([[ORDER_FILE, Buffer.from(edited)]]);
}
