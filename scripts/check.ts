import { installDeskPackages } from "../redazione/install-packages.ts";
import { checkContent } from "./check-content.ts";
import { run } from "./run.ts";

/** Everything that needs no browser and no build: types, lint and format, content, units. */
export async function check(): Promise<void> {
  console.log("Checking types, lint and format, content, units:");
  await run("tsc", ["--project", "."]);
  // The service worker has globals of its own.
  await run("tsc", ["--project", "app/features/offline"]);
  // The editors' desk, which is no part of the site.
  await installDeskPackages();
  await run("tsc", ["--project", "redazione"]);
  await run("biome", ["ci", "--error-on-warnings"]).catch((cause) => {
    throw new Error("Format or lint: npm run format mends what can be mended.", { cause });
  });
  if (!(await checkContent())) throw new Error("The content has errors.");
  await run("vitest", ["run"]);
}

if (import.meta.main) await check();
