import { spawn } from "node:child_process";

const COMMANDS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ["open"],
  linux: ["xdg-open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the default browser, if the program runs in a terminal and not in CI. */
export function openBrowser(address: string): void {
  const [command, ...args] = COMMANDS[process.platform] ?? [];
  const isAttended = process.stdout.isTTY && !process.env.CI;
  if (!command || !isAttended) return;
  const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  // Without a browser, the printed address has to do.
  child.on("error", () => {});
  child.unref();
}
