import { installDeskPackages } from "../redazione/install-packages.ts";
import { checkContent } from "./check-content.ts";
import { run } from "./run.ts";

/** What is told by looking at the files: types, lint and format, content. */
export async function checkFiles(): Promise<void> {
  console.log("Checking types, lint and format, content:");
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
}

/** The tests that need no browser and no built site. */
export async function testUnits(): Promise<void> {
  console.log("Testing units:");
  await run("vitest", ["run"]);
}

if (import.meta.main) {
  await checkFiles();
  await testUnits();
}
