import { expect, test } from "vitest";
import { loadContent } from "../../../pipeline/read/content.ts";
import { legalRecord, numberedFields } from "./legal-record.server.ts";

test("a legal record has numbered blocks, one for each heading, and numbered pictures", async () => {
  const [entry] = loadContent().legal;
  if (!entry) throw new Error("No legal texts");
  const picture = { name: "a", alt: "A", credit: "", width: 1, height: 1, isVector: true } as never;
  const record = legalRecord(
    entry.fields,
    ["<p>A</p>", "<h2>B</h2><p>C</p>", "<h2>D</h2>"],
    [picture],
  );
  expect(record).toEqual({
    id: entry.fields.id,
    category: entry.fields.category,
    content1: "<p>A</p>",
    content2: "<h2>B</h2><p>C</p>",
    content3: "<h2>D</h2>",
    img1: picture,
  });
  expect(numberedFields(record, "content")).toHaveLength(3);
  expect(numberedFields(record, "img")).toEqual([picture]);
});
