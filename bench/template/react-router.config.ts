import { readFileSync } from "node:fs";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  prerender: Object.keys(JSON.parse(readFileSync("content.json", "utf8")).pages),
} satisfies Config;
