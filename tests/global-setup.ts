import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { serialize } from "node:v8";
import { content } from "./support/site.ts";
import { makeSmallSite } from "./support/small-site.ts";

/** Stands for the external list of saints: without one, late requests would get 502, which browsers report in the console. */
const saints = createServer((_request, response) => {
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify([{ nome: "San Mauro", tipo_evento: "Abate" }]));
});

/**
 * Before all browser tests serves the saints, builds the small site, and keeps the content as read for the workers.
 * @returns the teardown, which deletes both, and stops serving
 */
export default async function setUp(): Promise<() => void> {
  saints.listen(Number(process.env.TEST_SAINTS_PORT), "127.0.0.1");
  const folder = await makeSmallSite();
  const file = `${folder}.content`;
  writeFileSync(file, serialize(content));
  Object.assign(process.env, { TEST_SMALL_SITE: folder, TEST_CONTENT: file });
  return () => {
    saints.close();
    saints.closeAllConnections();
    for (const path of [folder, file]) rmSync(path, { recursive: true });
  };
}
