import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { systemChromium } from "./scripts/ensure-browser.ts";
import { freePort } from "./tests/support/free-port.ts";

// Free ports, so that two runs on one machine do not meet: the first process of a run chooses, the others inherit.
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_SAINTS_PORT ??= String(await freePort());
const { TEST_PORT, TEST_SAINTS_PORT } = process.env;

/** The external list of saints for servers under test (tests/global-setup.ts). */
export const SAINTS_SOURCE = `http://127.0.0.1:${TEST_SAINTS_PORT}`;

const executablePath = systemChromium();

/** Browser journeys on the built site, served by its own server. */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/global-setup.ts",
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors: tests also wait for time to pass.
  workers: availableParallelism() + 1,
  retries: 0,
  // Machines do other things too: only what never comes is a failure.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./tests/support/missing-engines-reporter.ts"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${TEST_PORT}`,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    // What moves all the time costs machines without a graphics processor more than the tests (tests/support/test.ts, MOVING).
    contextOptions: { reducedMotion: "reduce" },
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
  webServer: {
    command: "node server/main.ts",
    env: { PORT: TEST_PORT, SANTI_URL: SAINTS_SOURCE },
    url: `http://127.0.0.1:${TEST_PORT}/healthz`,
    reuseExistingServer: false,
  },
});
