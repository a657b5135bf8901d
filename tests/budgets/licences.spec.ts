import { readFileSync } from "node:fs";
import { expect, open, test } from "../support/test.ts";

test("the licences of all that visitors receive are at /licenze.txt, each in full", async ({
  request,
}) => {
  const answer = await request.get("/licenze.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  const sections = text.split(/-{80}/);
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const versions = { ...dependencies, ...devDependencies };
  for (const name of [
    "react",
    "react-dom",
    "react-router",
    "dompurify",
    "@panzoom/panzoom",
    "workbox-core",
  ]) {
    const heading = `\n${name} ${versions[name] ?? ""}`;
    const section = sections.find((part) => part.includes(heading)) ?? "";
    expect(section, name).toMatch(/permission|permitted|licensed under/i);
  }
  expect(text.match(/SIL OPEN FONT LICENSE/g)).toHaveLength(2);
});

for (const address of ["/app/privacy-policy", "/app/cookie-consent"]) {
  test(`${address} leads to the licences`, async ({ page }) => {
    await open(page, address);
    await page.getByRole("link", { name: "Licenze dei programmi e dei caratteri" }).click();
    await expect(page).toHaveURL("/licenze.txt");
    await expect(page.getByText("SIL OPEN FONT LICENSE").first()).toBeVisible();
  });
}
