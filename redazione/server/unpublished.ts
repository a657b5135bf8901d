import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Changes } from "./changes.ts";
import { describeChange } from "./described-changes.ts";
import type { Desk } from "./desk.ts";
import { versionOf } from "./versions.ts";

const FILE = "pubblicato.json";

/** When the site was last published from this desk, as an ISO date; undefined if it never was. */
export function lastPublished(state: string): string | undefined {
  const file = join(state, FILE);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as { at: string }).at
    : undefined;
}

export function notePublished(state: string, now: number): void {
  writeFileSync(join(state, FILE), JSON.stringify({ at: new Date(now).toISOString() }));
}

/** What the files that were saved since the site was last published were before, for those that are different now. */
export function savedSince({ history, content }: Desk, published: string | undefined): Changes {
  const before = new Map<string, Buffer | null>();
  for (const save of history.records().reverse()) {
    if (published !== undefined && save.at <= published) continue;
    for (const [path, bytes] of history.before(save)) {
      if (!before.has(path)) before.set(path, bytes);
    }
  }
  for (const [path, bytes] of before) {
    const now = bytesOf(content, path);
    if ((now && versionOf(now)) === (bytes && versionOf(bytes))) before.delete(path);
  }
  return before;
}

/** What changed, in plain words. @param before the files as they were */
export function inWords({ content }: Desk, before: Changes): string[] {
  return [...before].flatMap(([path, bytes]) =>
    describeChange(path, bytes, bytesOf(content, path)),
  );
}

function bytesOf(content: string, path: string): Buffer | null {
  const file = join(content, path);
  return existsSync(file) ? readFileSync(file) : null;
}
