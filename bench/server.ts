import { installBenchPackages } from "./packages.ts";
import type { Part } from "./part.ts";
import { memory } from "./server/memory.ts";
import { badWeather, comeback } from "./server/network-failures.ts";
import { throughput } from "./server/throughput.ts";

/** The server: beside others on the same files, with visitors who hold it up, killed, and over many requests. */
export default {
  name: "server",
  measures:
    "The server on this machine, beside others on the same files; while others hold it up; killed under load; its memory over 200,000 answers, or 5 million with --long.",
  isQuick: false,
  async run({ runs, long }) {
    await installBenchPackages();
    return [
      await throughput(runs),
      await badWeather(),
      await comeback(runs),
      await memory(long ? 5_000_000 : 200_000),
    ];
  },
} satisfies Part;
