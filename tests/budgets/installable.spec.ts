import sharp from "sharp";
import { addresses } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test("the site can be installed", async ({ page, request, baseURL }) => {
  await page.goto("/app/orari");
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveAttribute("href", "/manifest.webmanifest");
  const answer = await request.get("/manifest.webmanifest");
  expect(answer.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ lang: "it", display: "standalone" });
  expect(addresses).toContain(manifest.start_url);
  const shortcuts = ["Orari", "Come arrivare", "Preghiere"].map((name) => ({ name }));
  expect(manifest).toMatchObject({ shortcuts });
  for (const { url } of manifest.shortcuts) expect(addresses).toContain(url);

  await test.step("with icons of the sizes that browsers ask for", async () => {
    expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: "maskable" }));
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"]).toBe(type);
      const { width, height } = await sharp(await icon.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  await test.step("and Chromium finds nothing to say against it", async () => {
    const session = await page.context().newCDPSession(page);
    const { errors, url } = await session.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(url).toBe(`${baseURL}/manifest.webmanifest`);
  });
});
