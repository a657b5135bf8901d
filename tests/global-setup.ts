import { rmSync } from "node:fs";
import { makeSmallSite } from "./support/small-site.ts";

/**
 * Makes the small site before all browser tests, which find its folder in TEST_SMALL_SITE.
 * @returns what takes it away after them
 */
export default async function setUp(): Promise<() => void> {
  const folder = await makeSmallSite();
  process.env.TEST_SMALL_SITE = folder;
  return () => rmSync(folder, { recursive: true });
}
