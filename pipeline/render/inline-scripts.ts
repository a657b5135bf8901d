import { build } from "vite";
import type { BuildContextValue } from "../../app/hydration/build-context.ts";
import { BROWSERS } from "./browsers.ts";

/** Compiles the two scripts inlined into every page, bundled with their imports. */
export async function inlineScripts(): Promise<BuildContextValue["inlineScripts"]> {
  return {
    beforePaint: await compile("app/hydration/head-script.ts"),
    start: await compile("app/hydration/hydration-loader.ts"),
  };
}

async function compile(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      modulePreload: false,
      target: BROWSERS,
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error(`${input} was not compiled.`);
  return output.output[0].code.trim();
}
