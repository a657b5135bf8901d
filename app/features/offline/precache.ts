import { ROAD_ADDRESS } from "../../../domain/road/road-address.ts";
import { TEXTS } from "../../storage/cached-texts.ts";
import { cachedCopy } from "./cached-copy.ts";
import { hasDigest, orAskedAnew } from "./digest.ts";
import { FILES, KEPT_DIGEST } from "./names.ts";
import { fetchPages } from "./page-bundle.ts";
import { type KeptFile, PAGE_BUNDLES, type PageBundle, pageBundle } from "./precache-manifest.ts";

/*
 * Keeping, in the worker. It goes in steps that pages ask for when they are idle, and can end at any file: what is
 * kept is of use, and the next visit goes on. Nothing is kept once the cache of texts is gone: that it exists is the
 * visitor's leave (cached-pages.ts).
 */

/** Files that one step fetches at most. */
const STEP = 6;

/** As many pages of a pack as make it worth fetching: one page is a tenth of it or more. */
const WORTH_A_PACK = 3;

/** Where the cache of texts says which version it holds whole. */
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

/** What is kept so far; undefined if the visitor, or the browser, does not want anything kept. */
async function openMemory(): Promise<Memory | undefined> {
  if (!(await mayKeep())) return undefined;
  return { texts: await caches.open(TEXTS), files: await caches.open(FILES) };
}

/** Whether the visitor has not taken back the leave to keep. */
export async function mayKeep(): Promise<boolean> {
  try {
    return await caches.has(TEXTS);
  } catch {
    return false;
  }
}

/**
 * Keeps a few files of the list, from a position on.
 * @returns the position to go on from; undefined when all is done, or when nothing more can be kept now
 */
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
  const isStuck = alone.length > 0 && results.every(({ status }) => status === "rejected");
  if (isStuck) return undefined;
  if (next < files.length) return next;
  if ((await missingOf(memory, files)).length > 0) return undefined;
  await memory.texts.put(COMPLETE, new Response(version));
  return undefined;
}

/** Takes away what only older versions needed, once everything of this one is kept. */
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

/**
 * Keeps all pages of the packs that bring several files of a step.
 * @returns the files of the step that are still to be fetched, each alone
 */
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
 * An address that does not answer as it should is left out: it must not hold up the others.
 * @throws Error if what came is not the file of the list; where that is the rule, a new version is on its way
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
 * Takes away the scripts, styles and pictures that are not what the list says under their addresses: without this a
 * wrong one would be used before the network is asked. Texts ask the network first, and are replaced in their turn.
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

/** Whether the content under an address never changes: the address holds a hash of it. */
const isUnchanging = (address: string) => address.startsWith("/assets/");
