import { spawn } from "node:child_process";
import { installDeskPackages } from "../scripts/install-desk-packages.ts";
import { listenAddress, urlOf } from "../server/http/listen-address.ts";
import { buildDesk } from "./build-desk.ts";
import { serveDesk } from "./server/main.ts";
import { siteForPreviews } from "./server/previews/preview-site.ts";
import { diskReason } from "./server/refusals.ts";

/*
 * The editors' desk, on this machine alone.
 *
 *   npm run redazione
 */

const PORT = 3100;

const COMMANDS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ["open"],
  linux: ["xdg-open"],
  win32: ["cmd", "/c", "start", ""],
};

try {
  await installDeskPackages();
  await buildDesk("redazione");
  const address = await serveDesk({
    project: ".",
    state: "redazione/.stato",
    settings: "redazione",
    page: "redazione/build",
    site: siteForPreviews("build", "redazione/.stato/anteprime"),
    // The public site, or else the local one.
    sites: (web) => [...(web ? [web] : []), urlOf(listenAddress(process.env))],
    port: Number(process.env.REDAZIONE_PORT || PORT),
    origin: process.env.REDAZIONE_ORIGIN?.replace(/\/$/, "") || undefined,
  });
  console.log(`La redazione è aperta: ${address}`);
  process.on("uncaughtExceptionMonitor", () => {
    console.error(
      "La redazione si è fermata per un guasto. Quello che stavate scrivendo è nel browser: riapritela.",
    );
  });
  if (!process.env.REDAZIONE_ORIGIN) openBrowser(address);
} catch (error) {
  const { code, path, stderr } = error as NodeJS.ErrnoException & { stderr?: Buffer };
  // An error without a code is a bug: it goes to programmers with its stack.
  if (code === undefined && stderr === undefined) throw error;
  console.error(
    code === "EADDRINUSE"
      ? "La redazione è già aperta, o un altro programma usa la sua porta (REDAZIONE_PORT)."
      : code === "ENOENT" && path === "git"
        ? "La redazione ha bisogno di git, che tiene la storia dei testi: https://git-scm.com"
        : `La redazione non si apre: ${diskReason(error)}.`,
  );
  process.exitCode = 1;
}

/** Opens an address in the default browser, if the program runs in a terminal and not in CI. */
function openBrowser(address: string): void {
  const [command, ...args] = COMMANDS[process.platform] ?? [];
  const isAttended = process.stdout.isTTY && !process.env.CI;
  if (!command || !isAttended) return;
  const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  // Without a browser, the printed address has to do.
  child.on("error", () => {});
  child.unref();
}
