import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pathsIn } from "./repository-files.ts";

const PAGE = "docs/architecture.md";

/** Files and folders that the boxes of the picture are named after. */
function pathsInPicture(): string[] {
  const picture = /^```mermaid$(.*?)^```$/ms.exec(readFileSync(PAGE, "utf8"))?.[1] ?? "";
  return [...picture.matchAll(/\["((?:app|content|hosting|scripts|server)\/[^<]*)/g)].map(
    ([, path = ""]) => path,
  );
}

test("everything that the picture and the text name is there", () => {
  const inPicture = pathsInPicture();
  expect(inPicture).toContain("app/entry.server.tsx");
  const missing = [...inPicture, ...pathsIn(PAGE)].filter((path) => !existsSync(path));
  expect(missing).toEqual([]);
});

test("every folder of app/ is explained", () => {
  const folders = readdirSync("app", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `app/${name}/`);
  expect(pathsIn(PAGE)).toEqual(expect.arrayContaining(folders));
});
