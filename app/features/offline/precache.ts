import { ROAD_ADDRESS } from "../../../domain/road/bulletins.ts";
import { TEXTS } from "../../storage/cached-texts.ts";
import { cachedCopy, hasDigest, orAskedAnew } from "./cached-copy.ts";
import { FILES, KEPT_DIGEST } from "./names.ts";
import { fetchPages } from "./page-bundle.ts";
import { type KeptFile, PAGE_BUNDLES, type PageBundle, pageBundle } from "./precache-manifest.ts";

/*
 * Precaching, in the worker, in steps that idle pages request: it may end at any file, what is cached is useful, the next
 * visit resumes. Nothing is cached once the cache of texts is gone: it is the visitor's consent (cached-pages.ts).
 */

/** Maximum number of files per step. */
const STEP = 6;

/** Pages of a bundle that make it worth fetching: one page is a tenth of it or more. */
const WORTH_A_PACK = 3;

/** Key in the cache of texts for the version that it holds completely. */
const COMPLETE = "/kept-version";

interface Memory {
  texts: Cache;
  files: Cache;
}

export interface KeptList {
  version: string;
  files: readonly KeptFile[];
  packs: Readonly<Record<PageBundle, string>>;
}

/** Opens the caches; undefined if the visitor, or the browser, does not want anything cached. */
async function openMemory(): Promise<Memory | undefined> {
  if (!(await mayKeep())) return undefined;
  return { texts: await caches.open(TEXTS), files: await caches.open(FILES) };
}

/** Returns whether the visitor has not withdrawn the consent to caching. */
export async function mayKeep(): Promise<boolean> {
  try {
    return await caches.has(TEXTS);
  } catch {
    return false;
  }
}

/** Precaches a few files, from a position on; returns the one to continue from, undefined if nothing more can be cached. */
export async function keepFrom(list: KeptList, start: number): Promise<number | undefined> {
  const { version, files } = list;
  const memory = await openMemory();
  if (!memory || (await isWhole(memory, version))) return undefined;
  const batch: KeptFile[] = [];
  let next = start;
  for (; next < files.length && batch.length < STEP; next += 1) {
    const file = files[next];
    if (file && !(await isKept(memory, file))) batch.push(file);
  }
  const alone = await keepPacks(memory, batch, list);
  const results = await Promise.allSettled(alone.map((file) => keep(memory, file)));
  if (alone.length > 0 && results.every(({ status }) => status === "rejected")) return undefined;
  if (next < files.length) return next;
  const missing = await missingOf(memory, files);
  if (missing.length === 0) await memory.texts.put(COMPLETE, new Response(version));
  return undefined;
}

/** Deletes what only older versions needed, once everything of this one is cached. */
export async function forgetOlderFiles({ version, files }: KeptList): Promise<void> {
  const memory = await openMemory();
  if (!memory || !(await isWhole(memory, version))) return;
  const needed = new Set([COMPLETE, ROAD_ADDRESS, ...files.map(([address]) => address)]);
  for (const cache of Object.values(memory) as Cache[]) {
    for (const request of await cache.keys()) {
      if (!needed.has(new URL(request.url).pathname)) await cache.delete(request);
    }
  }
}

async function isWhole({ texts }: Memory, version: string): Promise<boolean> {
  return (await (await texts.match(COMPLETE))?.text()) === version;
}

async function isKept(memory: Memory, [address, digest]: KeptFile): Promise<boolean> {
  const kept = await cacheFor(memory, address).match(address);
  return kept?.headers.get(KEPT_DIGEST) === digest;
}

/** Caches the bundles that contain several files of a step; returns those of its files that are still to be fetched singly. */
async function keepPacks(
  memory: Memory,
  batch: readonly KeptFile[],
  { files, packs }: KeptList,
): Promise<KeptFile[]> {
  for (const pack of PAGE_BUNDLES) {
    const missing = batch.filter(([address]) => pageBundle(address) === pack);
    if (missing.length < WORTH_A_PACK) continue;
    const pages = await fetchPages(packs[pack], memory.texts);
    const inPack = files.filter(([address]) => pages.has(address));
    const unkept = await missingOf(memory, inPack);
    await Promise.all(unkept.map((file) => keepPage(memory, file, pages.get(file[0]))));
  }
  return missingOf(memory, batch);
}

async function missingOf(memory: Memory, files: readonly KeptFile[]): Promise<KeptFile[]> {
  const areKept = await Promise.all(files.map((file) => isKept(memory, file)));
  return files.filter((_, index) => !areKept[index]);
}

async function keepPage({ texts }: Memory, [address, digest]: KeptFile, page?: Response) {
  if (!page || !(await hasDigest(page, digest))) return;
  await texts.put(address, await cachedCopy(page, digest, new Date()));
}

/**
 * Caches a file; skips an address that does not respond as it should, so as not to hold up the others.
 * @throws Error if the content is not the listed file; when that is the rule, a new version is being deployed
 */
async function keep(memory: Memory, [address, digest]: KeptFile): Promise<void> {
  // A text may have changed under its address.
  const cache = isUnchanging(address) ? "default" : "no-cache";
  const first = await fetch(address, { priority: "low", cache });
  const answer = await orAskedAnew(first, address, digest);
  if (!answer.ok || answer.redirected) return;
  if (!(await hasDigest(answer, digest))) throw new Error(`${address} is not as listed.`);
  await cacheFor(memory, address).put(address, await cachedCopy(answer, digest, new Date()));
}

/**
 * Deletes cached scripts, styles and pictures that do not match the list: cache-first, a wrong one would be used before the
 * network is asked. Texts are network-first, and replaced in turn.
 */
export async function dropWrongFiles(files: readonly KeptFile[]): Promise<void> {
  const memory = await openMemory();
  if (!memory) return;
  for (const file of files) {
    if (isUnchanging(file[0]) && !(await isKept(memory, file))) await memory.files.delete(file[0]);
  }
}

function cacheFor({ texts, files }: Memory, address: string): Cache {
  return isUnchanging(address) ? files : texts;
}

/** Returns whether an address is immutable: it contains a hash of the content. */
const isUnchanging = (address: string) => address.startsWith("/assets/");
