import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ExternalSaint, parseSaints, SourceError } from "./fetch-saints.ts";

const HOUR = 3_600_000;

/** The pause after a failure, so that visitors do not each wait for the source in turn. */
const PAUSE = 60_000;

interface KeptList {
  saints: ExternalSaint[];
  /** The time of the fetch, in milliseconds since the epoch. */
  fetchedAt: number;
}

interface SaintsListOptions {
  /** Fetches from the source; undefined when it is switched off. */
  fetchList?: (() => Promise<ExternalSaint[]>) | undefined;
  /** The folder in which the list survives a restart. */
  folder?: string | undefined;
  now?: () => number;
}

/** The cached external list of saints (docs/public-names.md, "Server"). */
export type SaintsList = ReturnType<typeof createSaintsList>;

/** Creates the cached list, fetched by one request at a time however many visitors wait for it. */
export function createSaintsList({ fetchList, folder, now = Date.now }: SaintsListOptions) {
  let kept: KeptList | undefined;
  let restoring: Promise<void> | undefined;
  let fetching: Promise<void> | undefined;
  let failedAt: number | undefined;
  const metrics = { fetched: 0, failed: 0, lastError: null as string | null };
  const write = folder ? writerInto(folder) : undefined;

  async function restore(): Promise<void> {
    kept = folder ? await readFrom(folder) : undefined;
  }

  async function refresh(ask: () => Promise<ExternalSaint[]>): Promise<void> {
    try {
      kept = { saints: await ask(), fetchedAt: now() };
      metrics.fetched += 1;
      failedAt = undefined;
      metrics.lastError = null;
      await write?.(kept);
    } catch (error) {
      metrics.failed += 1;
      failedAt = now();
      metrics.lastError = error instanceof SourceError ? error.message : "The list cannot be had.";
    }
  }

  /** Checks whether an instant is less than a duration ago; one to come is not, after a change of the clock. */
  function isWithin(instant: number | undefined, duration: number): boolean {
    return instant !== undefined && now() >= instant && now() - instant < duration;
  }

  return {
    /** Returns the list, refetched if older than an hour, stale if the source is down; undefined if never reached. */
    async get(): Promise<KeptList | undefined> {
      if (!fetchList) return undefined;
      restoring ??= restore();
      await restoring;
      if (isWithin(kept?.fetchedAt, HOUR) || isWithin(failedAt, PAUSE)) return kept;
      fetching ??= refresh(fetchList).finally(() => {
        fetching = undefined;
      });
      // A stale list is returned at once while the new one is fetched.
      if (!kept) await fetching;
      return kept;
    },
    /** Returns data for GET /healthz, which is public. */
    metrics: () => ({
      source: fetchList ? "on" : "off",
      ...metrics,
      fetchedAt: kept ? new Date(kept.fetchedAt).toISOString() : null,
    }),
  };
}

const FILE = "santi.json";

/** Reads the list that a folder holds; undefined where there is none, or rubbish. */
async function readFrom(folder: string): Promise<KeptList | undefined> {
  try {
    const { saints, fetchedAt } = JSON.parse(await readFile(join(folder, FILE), "utf8"));
    const parsed = parseSaints(saints);
    const isInstant =
      typeof fetchedAt === "number" && Number.isFinite(new Date(fetchedAt).getTime());
    return parsed && isInstant ? { saints: parsed, fetchedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns what writes the list into a folder; where this fails it says so once, and leaves nothing half written. */
function writerInto(folder: string): (list: KeptList) => Promise<void> {
  const file = join(folder, FILE);
  let hasWarned = false;
  return async (list) => {
    // Renamed when complete: a server stopped halfway leaves the old list.
    const draft = `${file}.${process.pid}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, JSON.stringify(list));
      await rename(draft, file);
    } catch (error) {
      if (!hasWarned) console.warn(`The list of saints cannot be kept in ${folder}:`, error);
      hasWarned = true;
      await rm(draft, { force: true }).catch(() => {});
    }
  };
}
