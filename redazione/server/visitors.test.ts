import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  blobsOf,
  contentIdentity,
  VERSION_ADDRESS,
} from "../../pipeline/outputs/content-identity.ts";
import { listenLocally } from "../../tests/support/free-port.ts";
import { deskOnCopy, NOW } from "../../tests/support/test-desk.ts";
import { askVisitors } from "./visitors.ts";

const desk = deskOnCopy();
const built = "2027-01-14T06:05:00.000Z";
let online = "";
// A connection outlives the saves of a busy machine.
const site = createServer({ keepAliveTimeout: 60_000 }, ({ url }, response) => {
  response.end(url === VERSION_ADDRESS ? online : "<p>Un altro sito</p>");
});
const address = `http://127.0.0.1:${await listenLocally(site)}`;
afterAll(() => void site.close());

const asked = () => askVisitors({ ...desk, sites: () => ["http://127.0.0.1:9", address] });

/** Puts the texts of a folder online. */
const show = (folder: string) => {
  online = JSON.stringify({ content: contentIdentity(blobsOf(folder)), built });
};

test("what a build says of its texts is what the desk knows of what is published, also while more is saved", async () => {
  show(join(desk.project, "content"));
  expect(await asked()).toEqual({ address, built, isPublished: true });
  const { repository } = desk;
  repository.save("Prova", new Map([["road.yaml", Buffer.from("[]\n# Prova\n")]]), NOW);
  expect(await asked()).toMatchObject({ isPublished: true });
  show(desk.content);
  expect(await asked()).toMatchObject({ isPublished: false });
  repository.notePublished(repository.publication("Maria", "Prova"));
  expect(await asked()).toMatchObject({ isPublished: true });
});

test("of a site that does not answer, or does not say, nothing is known", async () => {
  online = "<p>Un altro sito</p>";
  expect(await asked()).toEqual({});
});
