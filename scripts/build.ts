import { rmSync } from "node:fs";
import { isBuildFresh, stampBuild } from "./build-stamp.ts";
import { finishBuild } from "./finish-build.ts";
import { run } from "./run.ts";

/** Builds the whole site into build/client. */
export async function build(): Promise<void> {
  rmSync("build", { recursive: true, force: true });
  await run("react-router", ["build", "--logLevel", "warn"], { NODE_ENV: "production" });
  await finishBuild();
  stampBuild();
}

/** Builds only if the build is missing or older than its inputs. */
export async function buildIfStale(): Promise<void> {
  if (isBuildFresh()) return;
  console.log("Building the site…");
  await build();
}

if (import.meta.main) await build();
