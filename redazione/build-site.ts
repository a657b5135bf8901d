import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The sources of the site's program, without content/, which previews read as it is now. */
const PROGRAM = ["app", "pipeline", "scripts", "server", "vite.config.ts", "package-lock.json"];

/** Tells whether a built site was made by the current version of the program. */
function isOfThisProgram(site: string): boolean {
  const stamp = join(site, "stamp");
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  return PROGRAM.flatMap(filesOf).every((file) => statSync(file).mtimeMs <= built);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => join(path, name));
}

/** Builds the site for the previews while the desk is already open, if there is no build or its program is older. */
export function buildForPreviews(site: string): void {
  if (isOfThisProgram(site)) return;
  console.log(
    "Il sito si costruisce per le anteprime: ci vuole un minuto, e intanto si può già scrivere.",
  );
  const child = spawn(process.execPath, ["scripts/build.ts"], { stdio: "ignore" });
  child.on("exit", (code) => {
    console.log(
      code === 0
        ? "Le anteprime sono pronte."
        : "Il sito non si costruisce: npm run build dice perché.",
    );
  });
}
