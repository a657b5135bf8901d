import { expect, test } from "vitest";
import { createPageStore, type Page } from "./page-store.ts";

const page = (name: string): Page => ({ Screen: () => null, props: { name } });

/** A store on "/first", whose pages come when a test lets them. */
function storeOnFirst() {
  const asked: string[] = [];
  const arrivals = new Map<string, PromiseWithResolvers<Page>>();
  const first = Promise.resolve(page("first"));
  const store = createPageStore("/first", first, (pathname) => {
    asked.push(pathname);
    const arrival = Promise.withResolvers<Page>();
    arrivals.set(pathname, arrival);
    return arrival.promise;
  });
  return {
    store,
    first,
    asked,
    arrive: (pathname: string) => arrivals.get(pathname)?.resolve(page(pathname)),
    fail: (pathname: string) => arrivals.get(pathname)?.reject(new Error("no line")),
  };
}

const nameOf = async (read: Promise<Page>) => (await read).props;

test("the page of the document is there without asking", async () => {
  const { store, first, asked } = storeOnFirst();
  expect(store.read("/first")).toBe(first);
  expect(asked).toEqual([]);
});

test("while a page is on its way that is said, and the page on screen stays", async () => {
  const { store, first, arrive } = storeOnFirst();
  const opened = store.open("/orari");
  expect(store.isOpening.get()).toBe(true);
  expect(store.read("/first")).toBe(first);
  arrive("/orari");
  expect(await opened).toBe(true);
  expect(store.isOpening.get()).toBe(false);
  expect(await nameOf(store.read("/orari"))).toEqual({ name: "/orari" });
});

test("of two pages that were asked for, the later one is shown, whichever comes first", async () => {
  const { store, arrive } = storeOnFirst();
  const earlier = store.open("/orari");
  const later = store.open("/offerte");
  arrive("/offerte");
  expect(await later).toBe(true);
  arrive("/orari");
  expect(await earlier).toBe(false);
});

test("a page that does not come is shown as its error, and asked for again the next time", async () => {
  const { store, fail, arrive, asked } = storeOnFirst();
  const opened = store.open("/orari");
  fail("/orari");
  expect(await opened).toBe(true);
  await expect(store.read("/orari")).rejects.toThrow("no line");
  const again = store.open("/orari");
  arrive("/orari");
  expect(await again).toBe(true);
  expect(await nameOf(store.read("/orari"))).toEqual({ name: "/orari" });
  expect(asked).toEqual(["/orari", "/orari"]);
});

test("a page fetched ahead is asked for once, and used once", async () => {
  const { store, arrive, asked } = storeOnFirst();
  store.fetchAhead("/orari");
  store.fetchAhead("/orari");
  expect(store.isOpening.get()).toBe(false);
  arrive("/orari");
  expect(await store.open("/orari")).toBe(true);
  expect(asked).toEqual(["/orari"]);
  const anew = store.open("/orari");
  arrive("/orari");
  await anew;
  expect(asked).toEqual(["/orari", "/orari"]);
});

test("what did not come ahead is asked for at the click", async () => {
  const { store, fail, arrive, asked } = storeOnFirst();
  store.fetchAhead("/orari");
  fail("/orari");
  await new Promise((resolve) => setTimeout(resolve));
  const opened = store.open("/orari");
  arrive("/orari");
  expect(await opened).toBe(true);
  expect(asked).toEqual(["/orari", "/orari"]);
});

test("going back shows a page as it was seen; the page of the document comes from the net", async () => {
  const { store, arrive, asked } = storeOnFirst();
  for (const pathname of ["/orari", "/offerte"]) {
    const opened = store.open(pathname);
    arrive(pathname);
    await opened;
  }
  store.revisit("/orari");
  expect(asked).toEqual(["/orari", "/offerte"]);
  store.revisit("/first");
  expect(asked).toEqual(["/orari", "/offerte", "/first"]);
  expect(store.isOpening.get()).toBe(true);
  arrive("/first");
  expect(await nameOf(store.read("/first"))).toEqual({ name: "/first" });
});

test("between the headings of a page nothing is asked for", async () => {
  const { store, first, asked } = storeOnFirst();
  store.revisit("/first");
  expect(store.read("/first")).toBe(first);
  expect(asked).toEqual([]);
});
