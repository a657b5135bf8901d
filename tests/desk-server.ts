import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildDesk } from "../redazione/build-desk.ts";
import { serveDesk } from "../redazione/server/main.ts";

/*
 * The editors' desk on a copy of the content, for tests: writes a line of JSON with its address and the folder of the copy.
 */

const folder = mkdtempSync(join(tmpdir(), "canneto-desk-"));
const content = join(folder, "content");
cpSync("content", content, { recursive: true });
await buildDesk("redazione");
const address = await serveDesk({
  content,
  state: join(folder, "state"),
  page: "redazione/build",
  settings: "redazione",
  site: "build",
  port: 0,
});
console.log(JSON.stringify({ address, content }));
