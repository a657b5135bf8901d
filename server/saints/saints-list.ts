import type { ExternalSaint } from "./external-saints.ts";
import { SourceError } from "./fetch-saints.ts";

const HOUR = 3_600_000;

/** The pause after a failure, so that visitors do not each wait for the source in turn. */
const PAUSE = 60_000;

/** The list as fetched. */
export interface KeptList {
  saints: ExternalSaint[];
  /** The time of the fetch, in milliseconds since the epoch. */
  fetchedAt: number;
}

/** Persistent storage, so that the list survives a restart. */
export interface ListStore {
  read: () => Promise<KeptList | undefined>;
  write: (list: KeptList) => Promise<void>;
}

interface SaintsListOptions {
  /** Fetches from the source; undefined when it is switched off. */
  fetchList: (() => Promise<ExternalSaint[]>) | undefined;
  store?: ListStore | undefined;
  now?: () => number;
}

/** The cached external list of saints (docs/public-names.md, "Server"). */
export interface SaintsList {
  /** Returns the list, refetched if older than an hour, stale if the source is down; undefined if never reached. */
  get: () => Promise<KeptList | undefined>;
  /** Data for GET /healthz, which is public. */
  metrics: () => Record<string, unknown>;
}

/** Creates the cached list, fetched by one request at a time however many visitors wait for it. */
export function createSaintsList({
  fetchList,
  store,
  now = Date.now,
}: SaintsListOptions): SaintsList {
  let kept: KeptList | undefined;
  let restoring: Promise<void> | undefined;
  let fetching: Promise<void> | undefined;
  let failedAt: number | undefined;
  const counts = { fetched: 0, failed: 0 };
  let lastError: string | undefined;

  async function restore(): Promise<void> {
    kept = await store?.read();
  }

  async function refresh(ask: () => Promise<ExternalSaint[]>): Promise<void> {
    try {
      kept = { saints: await ask(), fetchedAt: now() };
      counts.fetched += 1;
      failedAt = undefined;
      lastError = undefined;
      await store?.write(kept);
    } catch (error) {
      counts.failed += 1;
      failedAt = now();
      lastError = error instanceof SourceError ? error.message : "The list cannot be had.";
    }
  }

  function isFresh(): boolean {
    const age = kept && now() - kept.fetchedAt;
    return age !== undefined && age >= 0 && age < HOUR;
  }

  function isPausing(): boolean {
    return failedAt !== undefined && now() >= failedAt && now() - failedAt < PAUSE;
  }

  return {
    async get() {
      if (!fetchList) return undefined;
      restoring ??= restore();
      await restoring;
      if (isFresh() || isPausing()) return kept;
      fetching ??= refresh(fetchList).finally(() => {
        fetching = undefined;
      });
      // A stale list is returned at once while the new one is fetched.
      if (!kept) await fetching;
      return kept;
    },
    metrics: () => ({
      source: fetchList ? "on" : "off",
      fetched: counts.fetched,
      failed: counts.failed,
      fetchedAt: kept ? new Date(kept.fetchedAt).toISOString() : null,
      lastError: lastError ?? null,
    }),
  };
}
