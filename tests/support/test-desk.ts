import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { ReadMemory } from "../../pipeline/read/files.ts";
import { TOKEN_HEADER } from "../../redazione/api.ts";
import { type Desk, openDesk } from "../../redazione/server/desk.ts";
import { serveOpened } from "../../redazione/server/main.ts";
import { filesBelow } from "../../redazione/server/saving/write-files.ts";
import { sendExactly } from "./raw-request.ts";
import { folderWith, writeFiles } from "./temporary-folder.ts";

/** The time at which the desks of tests are opened. */
export const NOW = Date.UTC(2026, 10, 22, 12);

/** Creates a folder that is deleted after the tests of the file. */
export const temporaryFolder = () => folderWith({}, afterAll);

/** A company that no editor can rename or remove. */
export const COMPANY = "companies/paese-di-prova.md";
const COMPANY_TEXT = `---
titolo: "Paese di prova"
sommario: "Dal Paese di prova si viene a Canneto a piedi, per i monti, in due giorni d’agosto."
comune: "Opi"
provincia: "L’Aquila"
regione: "Abruzzo"
posizione: "41.7784, 13.8293"
fonti:
  - testo: "La compagnia"
    certezza: una fonte
da_confermare: []
---

Da qui si sale per la fontana inventata e il prato, e di là è Canneto.
`;

/** Stands for each drawing of the content, whose megabytes every desk would copy and every repository pack. */
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

/** What has been read of the content by all desks of tests, most of which read the same. */
const memory: ReadMemory = new Map();

/** Opens a desk. @param settings the folder of its settings */
export const deskOf = (project: string, state: string, settings: string): Desk =>
  Object.assign(openDesk({ project, state, settings, sites: () => [], now: () => NOW }), {
    memory,
  });

/** Opens a desk on a project with the content, unconfirmed hours, and the company. @param settings the folder of its settings */
export function deskOnCopy(settings = temporaryFolder()): Desk {
  const folder = temporaryFolder();
  const content = join(folder, "sito/content");
  const isDrawing = (file: string) => file.endsWith(".svg");
  cpSync("content", content, { recursive: true, filter: (file) => !isDrawing(file) });
  const drawings = filesBelow("content").filter(isDrawing);
  writeFiles(content, {
    ...Object.fromEntries(drawings.map((file) => [file, DRAWING])),
    "hours.yaml": "periodi: []\ngiorni_speciali: []\n",
    [COMPANY]: COMPANY_TEXT,
  });
  return deskOf(join(folder, "sito"), join(folder, "stato"), settings);
}

/** A renderer that returns its input, in place of a built one; a part of it imports it by address. */
const RENDERER = `
import { made } from "./part.js";
export const page = {};
export const propsOf = (_screen, data) => data;
export const renderPage = async ({ address, props }) => {
  if (made() !== page) throw new Error("A part belongs to another renderer.");
  return address + " " + props.title;
};
`;

/** The desk's built page, and a built site, of a few files. */
const BUILT = {
  "index.html": "<!doctype html><html><head></head><body></body></html>",
  "assets/desk-1a2b.js": "export {};",
  "renderer/entry.server.js": RENDERER,
  "renderer/part.js":
    'import { page } from "./entry.server.js";\nexport const made = () => page;\n',
  "renderer/package.json": '{"type":"module"}',
  "renderer/assets.json": JSON.stringify({
    main: { modules: [], entry: "", stylesheets: [], inlineScripts: {} },
  }),
  "policy.json": '{"scripts":["sha256-abc="],"styles":[]}',
  "client/service-worker.js": "",
  "client/assets/site-1a2b.js": "export {};",
  "client/app/orari/index.html": "<head>as it was built",
  "client/dati/ferma/index.html": '<head><script src="/a.js"></script><script>\n</script>',
};

export type Asked = {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
};

/**
 * Serves a desk on a copy of the content until the tests of the file end, with requests sent exactly as given: with the
 * key, and with the token of the page unless they set another.
 * @param origin that of a proxy with a login
 */
export async function servedDesk(desk: Desk, origin?: string) {
  const built = temporaryFolder();
  writeFiles(built, BUILT);
  const opened = await serveOpened(desk, { page: built, site: built, port: 0, origin });
  const { server, port } = opened;
  afterAll(() => void server.close());
  const key = new URL(opened.address).searchParams.get("chiave") ?? "";
  const own: Asked["headers"] = { Host: `127.0.0.1:${port}`, Cookie: `redazione=${key}` };
  async function ask(path: string, { headers = {}, body, method }: Asked = {}) {
    const length = { "Content-Length": String(Buffer.byteLength(body ?? "")) };
    const all = Object.entries({ ...own, ...length, ...headers });
    const sent = Object.fromEntries(all.filter(([, value]) => value !== undefined));
    const answer = await sendExactly(port, path, { method, headers: sent, body });
    return { ...answer, body: answer.body.toString() };
  }
  const [, token = ""] = /"desk-token" content="(.*?)"/.exec((await ask("/")).body) ?? [];
  own[TOKEN_HEADER] = token;
  /** Makes a call as the desk's page does. */
  async function call(name: string, given?: unknown) {
    const headers = { "Content-Type": "application/json" };
    const asked = given === undefined ? {} : { headers, body: JSON.stringify(given) };
    const { status, body } = await ask(`/api/${name}`, { method: "POST", ...asked });
    return { status, answer: JSON.parse(body) };
  }
  return { built, server, port, token, ask, call };
}
