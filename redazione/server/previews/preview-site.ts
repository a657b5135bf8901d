import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { programFiles } from "../../../pipeline/render/build-stamp.ts";

/** Tells whether a built site was made by the current version of the program. */
function isOfThisProgram(site: string): boolean {
  const stamp = join(site, "stamp");
  if (!existsSync(stamp)) return false;
  const built = statSync(stamp).mtimeMs;
  return programFiles().every((file) => statSync(file).mtimeMs <= built);
}

/**
 * Returns the built site whose scripts the previews use: the served one, or if its program is older one of their own.
 * The served one is never rebuilt here: that would put online what nobody has published.
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
