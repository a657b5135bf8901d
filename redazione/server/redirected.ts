import { HOME_PAGE } from "../../domain/addresses.ts";
import { REDIRECTS_FILE } from "../../pipeline/checks/redirect-checks.ts";
import type { Draft, FilePath } from "../api.ts";
import { type Desk, sourceOf } from "./desk.ts";
import { addressesOf, addressOf } from "./file-kinds.ts";
import { listingOf } from "./listings.ts";
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
  return section?.find((page) => page !== address) ?? HOME_PAGE;
}

/**
 * Adds a redirect from a text that goes or moves, and retargets existing redirects to it.
 * @param to the address that it gets; none for an unpublished text
 */
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
