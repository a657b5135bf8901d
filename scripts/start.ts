import { existsSync } from "node:fs";
import { buildIfStale } from "./build.ts";

if (!(await buildIfStale()) && !existsSync("build")) process.exit(1);
await import("../server/main.ts");
