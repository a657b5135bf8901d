import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";

const FILE = "build/bom.cdx.json";

/** The parts of a CycloneDX 1.5 bill of materials that this site speaks of. */
export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string; version: string } };
  components: {
    name: string;
    version: string;
    purl: string;
    hashes?: { alg: string; content: string }[];
    licenses?: { license?: { id: string }; expression?: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** All packages of the lockfile, with their hashes and licences, as npm writes them in the CycloneDX format. */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const { stdout } = await promisify(execFile)(
    "npm",
    ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"],
    { maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout);
}

if (import.meta.main) {
  const bill = await billOfMaterials();
  mkdirSync("build", { recursive: true });
  writeFileSync(FILE, JSON.stringify(bill, null, 2));
  console.log(`${FILE}: ${bill.components.length} packages.`);
}
