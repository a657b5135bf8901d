import { defineConfig, devices } from "@playwright/test";
import { systemChromium } from "./scripts/ensure-browser.ts";

const PORT = Number(process.env.TEST_PORT ?? 4173);
const SAINTS_PORT = PORT + 1_000;

/** The external list of saints for servers under test. */
export const SAINTS_SOURCE = `http://127.0.0.1:${SAINTS_PORT}`;

const executablePath = systemChromium();

/** Browser journeys on the built site, served by its own server. */
export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Machines do other things too: only what never comes is a failure.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./tests/closing-line.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // What is kept would come between the tests and the server; tests/offline.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      command: "node tests/saints-source.ts",
      env: { PORT: String(SAINTS_PORT) },
      url: SAINTS_SOURCE,
      reuseExistingServer: false,
    },
    {
      command: "node server/main.ts",
      env: { PORT: String(PORT), SANTI_URL: SAINTS_SOURCE },
      url: `http://127.0.0.1:${PORT}/healthz`,
      reuseExistingServer: false,
    },
  ],
});
