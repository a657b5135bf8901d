import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exclusively } from "../scripts/exclusive.mjs";
import { run } from "../scripts/run.ts";

/** Installs the locked packages of a folder, if they are missing or older than its lockfile. */
export async function installPackages(folder: string): Promise<void> {
  const stamp = join(folder, "node_modules/.installed");
  const lock = readFileSync(join(folder, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
  if (isInstalled()) return;
  await exclusively(
    join(folder, "install.lock"),
    "Si stanno già installando i pacchetti…",
    async () => {
      if (isInstalled()) return;
      console.log("Si installano i pacchetti della redazione…");
      await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {}, folder);
      writeFileSync(stamp, hash);
    },
  );
}
