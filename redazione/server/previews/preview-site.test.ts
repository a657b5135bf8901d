import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/test-desk.ts";
import { siteForPreviews } from "./preview-site.ts";

test("a site of an older program goes on being served, and previews get one of their own", () => {
  const [served, own] = [temporaryFolder(), temporaryFolder()];
  const made: string[] = [];
  const site = () => siteForPreviews(served, own, (folder) => void made.push(folder));
  writeFileSync(join(served, "stamp"), "");
  expect([site(), made]).toEqual([served, []]);
  utimesSync(join(served, "stamp"), 0, 0);
  expect([site(), made]).toEqual([own, [own]]);
  writeFileSync(join(own, "stamp"), "");
  expect([site(), made]).toEqual([own, [own]]);
});
