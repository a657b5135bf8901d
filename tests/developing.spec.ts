import { createServer } from "vite";
import { titleOf } from "./support/site.ts";
import { expect, hydrated, test, title } from "./support/test.ts";

/** Vite serves fonts after the styles that need them, and its WebSocket has no server here. */
test.use({ expectedErrors: /preload|WebSocket/ });

test("while developing, React takes over the page that was served", async ({ page }) => {
  const server = await createServer({
    configLoader: "native",
    logLevel: "error",
    server: { host: "127.0.0.1", port: 0, ws: false },
  });
  try {
    await server.listen();
    const [origin = ""] = server.resolvedUrls?.local ?? [];
    await page.goto(`${origin}app/orari`);
    await page.evaluate(() => Object.assign(document.querySelector("main") ?? {}, { isServed: 1 }));
    await hydrated(page);
    await expect(title(page)).toHaveText(titleOf("/app/orari"));
    await expect(page.locator("main")).toHaveJSProperty("isServed", 1);
  } finally {
    // Leaves the page first, so that its requests do not fail when the server stops.
    await page.goto("about:blank");
    await server.close();
  }
});
