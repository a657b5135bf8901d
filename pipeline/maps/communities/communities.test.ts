import { expect, test } from "vitest";
import { pageAddress } from "../../pages/addresses.ts";
import { loadContent } from "../../read/content.ts";
import { isCountry, worldAround } from "./communities.ts";

const content = loadContent();
const section = content.sections.find(({ isOfCommunities }) => isOfCommunities);

test("a country has the communities that follow it in its section, each with its feast", () => {
  const [, after = ""] = section?.addresses.join().split("/app/canada,") ?? [];
  const following = after.split(",").filter((address) => !isCountry(address));
  const ofCanada = following.filter((address) => address.startsWith("/app/canada/"));
  expect(ofCanada.length).toBeGreaterThan(0);
  const { communities } = worldAround(content, "/app/canada")?.country ?? {};
  expect(communities?.map(({ address }) => address)).toEqual(ofCanada);
  const feastOf = (address?: string) =>
    content.pages.find(({ slug }) => pageAddress(slug) === address)?.fields.feast;
  expect(communities?.map(({ feast }) => feast)).toEqual(ofCanada.map(feastOf));
});

test("a community belongs to the country before it, wherever its file is", () => {
  expect(worldAround(content, "/app/usa/stanford")?.country.address).toBe("/app/stati-uniti");
});

test("a country that does not say where it is stands in the middle of its communities", () => {
  const changed = structuredClone(content);
  const places = { "canada/windsor": 40, "canada/toronto": 50 } as Record<string, number>;
  for (const { slug, fields } of changed.pages) {
    const latitude = places[slug];
    if (slug.startsWith("canada"))
      fields.position = latitude === undefined ? undefined : { latitude, longitude: -80 };
  }
  const { position } = worldAround(changed, "/app/canada")?.country ?? {};
  expect(position).toEqual({ latitude: 45, longitude: -80 });
});

test("a page of no section has no world around it", () => {
  expect(worldAround(content, "/app/cile")).toBeUndefined();
});
