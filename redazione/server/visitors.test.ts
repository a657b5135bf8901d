import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  blobsOf,
  contentIdentity,
  VERSION_ADDRESS,
} from "../../pipeline/outputs/content-identity.ts";
import { listenLocally } from "../../tests/support/free-port.ts";
import { openFile } from "./open-files.ts";
import { saveDraft } from "./saving/saving.ts";
import { deskOnCopy } from "./test-desk.ts";
import { askVisitors } from "./visitors.ts";

const desk = deskOnCopy();
const built = "2027-01-14T06:05:00.000Z";
let online = "";
const site = createServer((request, response) => {
  const isVersion = request.url === VERSION_ADDRESS;
  response.statusCode = isVersion ? 200 : 404;
  response.end(isVersion ? JSON.stringify({ content: online, built }) : "");
});
let address = "";
const asked = (sites: string[]) =>
  askVisitors({
    desk,
    settings: "",
    sites: () => sites,
  });

beforeAll(async () => {
  address = `http://127.0.0.1:${await listenLocally(site)}`;
});
afterAll(() => void site.close());

test("what a build says of its texts is what the desk knows of what is published, also while more is saved", async () => {
  online = contentIdentity(blobsOf(join(desk.project, "content")));
  expect(await asked(["http://127.0.0.1:9", address])).toEqual({
    address,
    built,
    isPublished: true,
  });
  const { path, version } = openFile(desk, "hours.yaml");
  const period = {
    nome: "Estate",
    dal: "2027-05-01",
    al: "2027-10-31",
    confermato_da: "il rettore",
  };
  const draft = { fields: { periodi: [period], giorni_speciali: [] } };
  await saveDraft(desk, version, { path, draft });
  expect(await asked([address])).toMatchObject({ isPublished: true });
  online = contentIdentity(blobsOf(desk.content));
  expect(await asked([address])).toMatchObject({ isPublished: false });
  execFileSync("git", ["update-ref", "refs/redazione/pubblicato", "banco"], { cwd: desk.project });
  expect(await asked([address])).toMatchObject({ isPublished: true });
});

test("of a site that does not answer, or does not say, nothing is known", async () => {
  const other = createServer((_, response) => void response.end("<p>Un altro sito</p>"));
  const there = `http://127.0.0.1:${await listenLocally(other)}`;
  expect(await asked(["http://127.0.0.1:9", there])).toEqual({});
  other.close();
});
