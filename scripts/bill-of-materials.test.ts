import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { billOfMaterials } from "./bill-of-materials.ts";

const { version, dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  version: string;
  dependencies: Record<string, string>;
};
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version: string }>;
};

test("the bill of materials names every package of the lockfile, with its hash and its licence", async () => {
  const bill = await billOfMaterials();
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { version } } });
  expect(Number(bill.specVersion)).toBeGreaterThanOrEqual(1.5);

  const listed = new Set(bill.components.map(({ purl }) => purl));
  const locked = Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => {
      const name = path.replace(/^.*node_modules\//, "").replace("@", "%40");
      return `pkg:npm/${name}@${entry.version}`;
    });
  expect(locked.filter((purl) => !listed.has(purl))).toEqual([]);
  for (const [name, required] of Object.entries(dependencies)) {
    expect(listed).toContain(`pkg:npm/${name.replace("@", "%40")}@${required}`);
  }
  for (const { name, hashes, licenses } of bill.components) {
    expect(hashes?.[0], name).toMatchObject({ alg: "SHA-512" });
    expect(licenses?.[0], name).toBeDefined();
  }
  expect(bill.dependencies.length).toBeGreaterThanOrEqual(bill.components.length);
}, 60_000);
