import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/*
 * The floors of the house (docs/architecture.md): each may use those below it and itself, never those above. Types and what
 * is imported on demand count too. Tests stand beside what they test, or on top of all.
 */
const FLOORS = [
  ["bench"],
  ["tests"],
  ["redazione"],
  ["scripts", "tools"],
  ["art"],
  ["pipeline"],
  ["app"],
  ["hosting"],
  ["server"],
  ["domain"],
];

/** The floors within app/, by folder or file. */
const APP_FLOORS = [
  ["entry.client.tsx", "routes.tsx", "site.tsx", "document.tsx"],
  ["screens"],
  ["shell"],
  ["features"],
  ["navigation"],
  ["components"],
  ["hydration"],
  ["time"],
  ["state", "storage", "security"],
  ["screens.ts", "site-map.ts"],
];

/** Asks for a screen when a visitor goes there: the one place of app/ where something below asks for something above. */
const ON_DEMAND = "app/screens.ts";

/** Made by the build, with its own packages: `npm run bench` compares the site with it. */
const OTHER_HOUSE = "bench/template/";

interface Import {
  file: string;
  imported: string;
  isType: boolean;
}

const files = FLOORS.flat()
  .flatMap((floor) =>
    readdirSync(floor, { recursive: true, encoding: "utf8" }).map((file) => join(floor, file)),
  )
  .filter(
    (file) =>
      /\.(tsx?|mjs)$/.test(file) &&
      !/\.(test|d)\.tsx?$|node_modules|\/\.stato\//.test(file) &&
      !file.startsWith(OTHER_HOUSE),
  );

const imports = files.flatMap(importsOf).filter(({ imported }) => files.includes(imported));

/** The files of this house that a file imports. */
function importsOf(file: string): Import[] {
  const code = readFileSync(file, "utf8");
  const statements = /^(?:import|export) (type )?(?:[^"';]*? from )?"(\.[^"]+\.(?:tsx?|mjs))"/gm;
  const onDemand = /\bimport\(()"(\.[^"]+\.tsx?)"\)/g;
  return [...code.matchAll(statements), ...code.matchAll(onDemand)].map(
    ([, type, address = ""]) => ({
      file,
      imported: normalize(join(dirname(file), address)),
      isType: Boolean(type),
    }),
  );
}

/** Whether a file of app/ runs while building alone: it renders pages with what the pipeline has made. */
const isOfTheBuild = (path: string) => path.includes(".server.");

/** The number of the floor that a path is on, from the top. */
function floorOf(floors: string[][], path: string): number {
  return floors.findIndex((floor) => floor.includes(path.split("/")[0] ?? ""));
}

const floorInHouse = (path: string) => floorOf(FLOORS, isOfTheBuild(path) ? "pipeline" : path);

const shown = ({ file, imported }: Import) => `${file} imports ${imported}`;

describe("the house", () => {
  test("is read", () => {
    expect(imports.length).toBeGreaterThan(1_000);
  });

  test("imports downwards alone; the browser takes types of page data from the build that makes them", () => {
    const upwards = imports.filter(
      ({ file, imported, isType }) =>
        floorInHouse(imported) < floorInHouse(file) &&
        !(isType && file.startsWith("app/") && imported.startsWith("pipeline/")),
    );
    expect(upwards.map(shown)).toEqual([]);
  });

  test("imports downwards alone within app/", () => {
    const inApp = (path: string) => floorOf(APP_FLOORS, path.slice("app/".length));
    const upwards = imports
      .filter((edge) => [edge.file, edge.imported].every((path) => path.startsWith("app/")))
      .filter((edge) => ![edge.file, edge.imported].some(isOfTheBuild))
      .filter(({ file, imported }) => inApp(imported) < inApp(file) && file !== ON_DEMAND);
    expect(upwards.map(shown)).toEqual([]);
  });

  test("has no circle", () => {
    expect(circles()).toEqual([]);
  });

  test("has no folder of more than thirty files", () => {
    const byFolder = Map.groupBy(files, dirname);
    const full = [...byFolder].filter(
      ([folder, { length }]) => length > 30 && !/^art\//.test(folder),
    );
    expect(full.map(([folder]) => folder)).toEqual([]);
  });
});

/** Groups of files that import each other, found as Tarjan does. */
function circles(): string[][] {
  const next = Map.groupBy(imports, ({ file }) => file);
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  function visit(file: string): number {
    let low = order.size;
    order.set(file, low);
    open.push(file);
    for (const { imported } of next.get(file) ?? []) {
      const seen = order.get(imported);
      if (seen === undefined) low = Math.min(low, visit(imported));
      else if (open.includes(imported)) low = Math.min(low, seen);
    }
    if (low === order.get(file)) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle);
    }
    return low;
  }
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}
