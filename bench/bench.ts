import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { chromium } from "@playwright/test";
import { build, buildIfStale } from "../scripts/build.ts";
import { ensureBrowser, systemChromium } from "../scripts/ensure-browser.ts";
import { addresses, builtFile } from "../tests/site.ts";
import server from "./server.ts";

/* Measurements, never tests: machines are noisy. Prints Markdown tables. */

/** One page of each kind of screen. */
const SAMPLE = [
  "/",
  "/app/realhome",
  "/app/orari",
  "/app/pellegrinaggio/compagnie",
  "/app/inni/stabat-mater",
  "/app/privacy-policy",
];

const RUNS = 3;

/** A slow phone on a bad line: CPU six times slower, 400 kbit/s, 400 ms there and back. */
const SLOW = { cpu: 6, bytesPerSecond: 50_000, latency: 400 };

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

function printTable(header: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  console.log([line(header), line(header.map(() => "---")), ...rows.map(line)].join("\n"), "\n");
}

async function measureBuild(): Promise<void> {
  const start = performance.now();
  await build();
  console.log(`Build: ${((performance.now() - start) / 1000).toFixed(1)} s.\n`);
}

function printWeights(): void {
  const sizes = addresses.map((address) => statSync(`${builtFile(address)}.br`).size);
  console.log(
    `${addresses.length} pages. HTML with styles, brotli: median ${median(sizes)}, largest ${Math.max(...sizes)} bytes.\n`,
  );
  printTable(
    ["page", "HTML bytes", "brotli", "data of a soft navigation, brotli"],
    SAMPLE.map((address) => [
      address,
      readFileSync(builtFile(address)).length,
      statSync(`${builtFile(address)}.br`).size,
      address === "/" ? "–" : statSync(`build/client${address}.data.br`).size,
    ]),
  );
}

async function measurePage(origin: string, address: string) {
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.cpu });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await page.goto(origin + address);
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
  const timing = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    hydrated: performance.now(),
  }));
  await browser.close();
  return timing;
}

async function printTimings(origin: string): Promise<void> {
  console.log(
    `CPU ${SLOW.cpu} times slower, ${(SLOW.bytesPerSecond * 8) / 1000} kbit/s, ${SLOW.latency} ms; median of ${RUNS}, in ms.\n`,
  );
  const rows: (string | number)[][] = [];
  for (const address of SAMPLE) {
    const runs: Awaited<ReturnType<typeof measurePage>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measurePage(origin, address));
    rows.push([
      address,
      Math.round(median(runs.map((run) => run.firstPaint))),
      Math.round(median(runs.map((run) => run.hydrated))),
    ]);
  }
  printTable(["page", "first contentful paint", "taken over by React"], rows);
}

async function startServer(): Promise<{ server: ChildProcess; origin: string }> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: "0", SANTI_URL: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(server.stdout, "data");
  return { server, origin: String(line).trim().replace("Canneto: ", "").replace(/\/$/, "") };
}

const [processor] = cpus();
console.log(
  `${cpus().length} cores (${processor?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}.\n`,
);
if (process.argv.includes("server")) {
  await buildIfStale();
  for (const { caption, header, rows } of await server.run({
    runs: RUNS,
    long: process.argv.includes("--long"),
  })) {
    console.log(`${caption}\n`);
    printTable(header, rows);
  }
  process.exit();
}
await measureBuild();
printWeights();
await ensureBrowser();
const site = await startServer();
await printTimings(site.origin);
site.server.kill("SIGTERM");
