import { rmSync } from "node:fs";
import { makeSmallSite } from "./support/small-site.ts";

/**
 * Builds the small site before all browser tests, and puts its folder into TEST_SMALL_SITE.
 * @returns the teardown, which deletes it
 */
export default async function setUp(): Promise<() => void> {
  const folder = await makeSmallSite();
  process.env.TEST_SMALL_SITE = folder;
  return () => rmSync(folder, { recursive: true });
}
