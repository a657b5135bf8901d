import { appTree, topTree } from "../../app/site-map.ts";
import * as known from "../../domain/addresses.ts";
import { REDIRECTS_FILE } from "../../pipeline/checks/redirect-checks.ts";
import { specifiedAddresses } from "../../pipeline/read/specified-addresses.ts";
import type { Draft, FilePath, Value } from "../api.ts";
import { type Desk, sourceOf } from "./desk.ts";
import { addressesOf, addressOf, collectionOf, freshName, slugOf } from "./file-kinds.ts";
import { editYaml, readYaml } from "./saving/edit-yaml.ts";
import { readDraft } from "./saving/file-text.ts";
import type { Changes } from "./saving/write-files.ts";

type Redirects = { da: string; a: string }[];

/**
 * Returns the address that a removed text redirects to: its index, the first page of its section, or the main page;
 * undefined for an unpublished text.
 */
export function successorOf(desk: Desk, path: FilePath, draft: Draft): string | undefined {
  const [address, index] = addressesOf(path, draft);
  if (!address || index) return index;
  const lists = listingOf(desk, path)?.groups.map(({ pagine }) => pagine as string[]) ?? [];
  const section = lists.find((pages) => pages.includes(address));
  return section?.find((page) => page !== address) ?? known.HOME_PAGE;
}

/** Adds a redirect from a text that goes or moves, and retargets those to it. @param to none for an unpublished text */
export function redirected(
  desk: Desk,
  changes: Changes,
  address: string,
  to: string | undefined,
): Changes {
  if (!to) return changes;
  const redirects = changed(desk, changes, (redirects) => [
    ...redirects.map(({ da, a }) => ({ da, a: a === address ? to : a })),
    { da: address, a: to },
  ]);
  return new Map([...changes, ...redirects]);
}

/** Removes the redirects of texts that some changes add. */
export function withoutRedirects(desk: Desk, changes: Changes): Changes {
  const come = [...changes].flatMap(([path, bytes]) => {
    const draft =
      bytes && path.endsWith(".md") ? readDraft(path, bytes.toString("utf8")) : undefined;
    return draft ? [addressOf(path, draft)] : [];
  });
  const kept = changed(desk, changes, (redirects) =>
    redirects.filter(({ da }) => !come.includes(da)),
  );
  return new Map([...changes, ...kept]);
}

function changed(
  desk: Desk,
  changes: Changes,
  change: (redirects: Redirects) => Redirects,
): Changes {
  const source = changes.get(REDIRECTS_FILE)?.toString("utf8") ?? sourceOf(desk, REDIRECTS_FILE);
  const edited = editYaml(source, change((readYaml(source) ?? []) as Redirects));
  return edited === source ? new Map() : new Map([[REDIRECTS_FILE, Buffer.from(edited)]]);
}

/** A titled list of texts: a section with its pages, or a group with its texts. */
export interface Group {
  titolo: string;
  [list: string]: Value;
}

/** The file that has to name the texts of a collection, and the name it uses. */
interface Listing {
  file: FilePath;
  source: string;
  fields: Value;
  /** The groups, parts of the fields. */
  groups: Group[];
  /** The field of a group that lists its texts. */
  list: "pagine" | "testi";
  name: string;
}

const LISTS = { hymns: "inni", prayers: "preghiere" } as const;

/** Reads the listing that has to name a text; undefined if it needs none. */
export function listingOf(desk: Desk, path: FilePath): Listing | undefined {
  const collection = collectionOf(path);
  const read = (file: FilePath) => {
    const source = sourceOf(desk, file);
    return { file, source, fields: readYaml(source) ?? {} };
  };
  if (collection === "pages") {
    const found = read("sections.yaml");
    const groups = found.fields as unknown as Group[];
    return { ...found, groups, list: "pagine", name: addressOf(path) };
  }
  if (collection === "hymns" || collection === "prayers") {
    const found = read("verse-groups.yaml");
    const groups = (found.fields as Record<string, unknown>)[LISTS[collection]] as Group[];
    return { ...found, groups, list: "testi", name: slugOf(path) };
  }
  return undefined;
}

/** The addresses that the program knows by name, and those of the specification. */
const KNOWN = new Set([
  ...Object.values(known),
  ...Object.keys({ ...topTree, ...appTree }),
  ...specifiedAddresses,
]);

export const FIXED =
  "Questo indirizzo è stabilito con il sito: altri siti portano qui, e il programma lo conosce per nome. Non si cambia.";

/** Tells whether the address of a text cannot be changed. */
export const isFixed = (path: FilePath, address: string): boolean =>
  KNOWN.has(address) || !freshName(path);
