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
  return withRedirects(desk, changes, (redirects) => [
    ...redirects.map(({ da, a }) => ({ da, a: a === address ? to : a })),
    { da: address, a: to },
  ]);
}

/** Removes the redirects of texts that some changes add. */
export function withoutRedirects(desk: Desk, changes: Changes): Changes {
  const come = [...changes].flatMap(([path, bytes]) => {
    const draft =
      bytes && path.endsWith(".md") ? readDraft(path, bytes.toString("utf8")) : undefined;
    return draft ? [addressOf(path, draft)] : [];
  });
  return withRedirects(desk, changes, (redirects) =>
    redirects.filter(({ da }) => !come.includes(da)),
  );
}

function withRedirects(
  desk: Desk,
  changes: Changes,
  change: (redirects: Redirects) => Redirects,
): Changes {
  const source = changes.get(REDIRECTS_FILE)?.toString("utf8") ?? sourceOf(desk, REDIRECTS_FILE);
  const edited = editYaml(source, change((readYaml(source) ?? []) as Redirects));
  return edited === source ? changes : new Map([...changes, [REDIRECTS_FILE, Buffer.from(edited)]]);
}

/** A titled list of texts: a section with its pages, or a group with its texts. */
interface Group {
  titolo: string;
  [list: string]: Value;
}

/** Where texts of a collection are listed: a file, its field with the groups, and the field of a group that lists. */
const LISTINGS: Readonly<Record<string, { file: FilePath; field?: string; list: string }>> = {
  pages: { file: "sections.yaml", list: "pagine" },
  hymns: { file: "verse-groups.yaml", field: "inni", list: "testi" },
  prayers: { file: "verse-groups.yaml", field: "preghiere", list: "testi" },
};

/** Reads the listing that has to name a text, and the name it uses; undefined if it needs none. */
export function listingOf(desk: Desk, path: FilePath) {
  const listing = LISTINGS[collectionOf(path) ?? ""];
  if (!listing) return undefined;
  const { file, field, list } = listing;
  const source = sourceOf(desk, file);
  const fields = readYaml(source) ?? {};
  const groups = (field ? (fields as Record<string, unknown>)[field] : fields) as Group[];
  return { file, source, fields, groups, list, name: field ? slugOf(path) : addressOf(path) };
}

/** The addresses that the program knows by name, and those of the specification. */
const KNOWN = new Set([
  ...Object.values(known),
  ...Object.keys({ ...topTree, ...appTree }),
  ...specifiedAddresses,
]);

const FIXED =
  "Questo indirizzo è stabilito con il sito: altri siti portano qui, e il programma lo conosce per nome. Non si cambia.";

/** Returns the reason why the address of a text cannot be changed. */
export const whyFixed = (path: FilePath, draft: Draft): string | undefined =>
  KNOWN.has(addressOf(path, draft)) || !freshName(path) ? FIXED : undefined;
