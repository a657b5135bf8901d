import { existsSync } from "node:fs";
import { addressFromEnvironment } from "../pipeline/pages/site-address.ts";
import { exitWithError } from "../server/config-error.ts";
import { listenAddress } from "../server/http/listen-address.ts";
import { saintsSource } from "../server/saints/fetch-saints.ts";
import { BUILD, serve } from "../server/serve.ts";
import { buildIfStale } from "./build.ts";

try {
  // Invalid variables are reported before a build that may take minutes.
  listenAddress(process.env);
  saintsSource(process.env.SANTI_URL);
  addressFromEnvironment(process.env);
  const isBuilt = await buildIfStale();
  if (!isBuilt && !existsSync(BUILD)) process.exit(1);
  serve();
} catch (error) {
  exitWithError(error);
}
