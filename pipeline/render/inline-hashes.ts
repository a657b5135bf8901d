import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { InlineHashes } from "../../server/policy.ts";
import { builtFiles } from "./built-files.ts";

/** The types of data blocks, inert scripts that the policy need not allow. */
const DATA = /type="application\/(ld\+)?json"/;

/** Collects the hashes of all executable inline scripts and all inline styles of a site, for the Content-Security-Policy. */
export function inlineHashes(site: string): InlineHashes {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const file of builtFiles(site).filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(file, "utf8");
    for (const [, attributes = "", text = ""] of html.matchAll(
      /<script\b([^>]*)>(.*?)<\/script>/gs,
    )) {
      if (!DATA.test(attributes) && text !== "") scripts.add(sha256(text));
    }
    for (const [, text = ""] of html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)) {
      styles.add(sha256(text));
    }
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

function sha256(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
