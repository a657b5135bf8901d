import { createServer } from "vite";
import { expect, hydrated, test } from "./support/test.ts";

/** Vite sends typefaces after the styles that ask for them, and talks to nobody here. */
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
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orari");
    await expect(page.locator("main")).toHaveJSProperty("isServed", 1);
  } finally {
    // What the page still asks for is not to find the server gone.
    await page.goto("about:blank");
    await server.close();
  }
});
