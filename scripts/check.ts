import { step } from "../pipeline/render/step.ts";
import { installDeskPackages } from "./install-desk-packages.ts";
import { run, runAll, runQuietly } from "./run.ts";

/** Runs the static checks concurrently: types, lint and format, unused code, content. */
export async function checkFiles(): Promise<void> {
  await runAll([
    // The project of the editors' desk, a package of its own, has all of the site's: what both share is read once.
    step("Types", async () => {
      await installDeskPackages();
      await checkTypes("redazione");
    }),
    // The service worker has its own globals.
    step("Types of the service worker", () => checkTypes("app/features/offline")),
    step("Format and lint", () =>
      runQuietly("biome", ["ci", "--error-on-warnings"]).catch((cause) => {
        throw new Error("Format or lint: npm run format mends what can be mended.", { cause });
      }),
    ),
    step("Unused files, exports and packages", () => runQuietly("knip", [])),
    step("Texts and data", () => runQuietly("node", ["scripts/check-content.ts"])),
  ]);
}

const checkTypes = (project: string) => runQuietly("tsc", ["--project", project]);

/** Runs the tests that need neither a browser nor a built site. */
export async function testUnits(): Promise<void> {
  console.log("Testing units:");
  // Vite may be building in this process; and on a terminal Vitest would draw over the lines of the build.
  await run("vitest", ["run"], { NODE_ENV: undefined, CI: "1" });
}

if (import.meta.main) {
  console.log("Checking types, lint and format, what is unused, content:");
  await checkFiles();
  await testUnits();
}
