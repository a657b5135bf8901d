import { rmSync, writeFileSync } from "node:fs";
import { serialize } from "node:v8";
import { content } from "./support/site.ts";
import { makeSmallSite } from "./support/small-site.ts";

/**
 * Builds the small site before all browser tests, and puts its folder into TEST_SMALL_SITE; keeps the content as read, which
 * takes two seconds, for the workers.
 * @returns the teardown, which deletes both
 */
export default async function setUp(): Promise<() => void> {
  const folder = await makeSmallSite();
  const file = `${folder}.content`;
  writeFileSync(file, serialize(content));
  Object.assign(process.env, { TEST_SMALL_SITE: folder, TEST_CONTENT: file });
  return () => {
    for (const path of [folder, file]) rmSync(path, { recursive: true });
  };
}
