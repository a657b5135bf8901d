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

/**
 * Returns the built site whose scripts the previews use: the served one, or if its program is older one of their own.
 * The served one is never rebuilt here: that would put online what nobody has published.
 * @param make builds one while the desk is already open
 */
export function siteForPreviews(served: string, own: string, make = makeSite): string {
  if (isOfThisProgram(served)) return served;
  if (!isOfThisProgram(own)) make(own);
  return own;
}

function makeSite(site: string): void {
  console.log(
    "Il sito si costruisce per le anteprime: ci vuole un minuto, e intanto si può già scrivere.",
  );
  const child = spawn(process.execPath, ["scripts/build.ts", site], { stdio: "ignore" });
  child.on("exit", (code) => {
    console.log(
      code === 0
        ? "Le anteprime sono pronte."
        : "Le anteprime non si costruiscono: npm run build dice perché.",
    );
  });
}
