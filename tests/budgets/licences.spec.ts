import { readFileSync } from "node:fs";
import packageJson from "../../package.json" with { type: "json" };
import { words } from "../support/rows.ts";
import { htmlOf } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("the licences of all that visitors receive are at /licenze.txt, each in full, to which the legal pages lead", () => {
  const text = readFileSync("build/client/licenze.txt", "utf8");
  const sections = text.split(/-{80}/);
  const { dependencies, devDependencies } = packageJson;
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  const names = "react react-dom react-router dompurify @panzoom/panzoom workbox-core";
  for (const name of words(names)) {
    const section = sections.find((part) => part.includes(`\n${name} ${versions[name] ?? ""}`));
    expect(section, name).toMatch(/permission|permitted|licensed under/i);
  }
  expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
  for (const address of ["/app/privacy-policy", "/app/cookie-consent"]) {
    expect(htmlOf(address), address).toMatch(/href="\/licenze\.txt"[^>]*>Licenze dei programmi/);
  }
});
