import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

/*
 * The order of app/: each line may use the lines below it, and itself, never those above.
 *
 * What begins takes the whole: the entries put the routes in the document, and the routes put each screen in the shell. A
 * screen is made of features, a feature of components; both know of navigation, which moves between pages and knows no
 * page. Components have no subject. Below them is what knows nothing of pages: hydration, time, state, storage, security.
 * At the bottom the tables: site-map.ts names the screen of an address, screens.ts the script of a screen, which it asks
 * for when a visitor goes there: it is the one place where something below asks for something above.
 *
 * pipeline/ makes the pages while building; the browser gets what it made, never its code. Its types are free to all, its
 * values to the build alone.
 */
const ORDER = [
  ["entry.client.tsx", "entry.server.tsx", "routes.tsx", "site.tsx", "document.tsx"],
  ["screens"],
  ["shell"],
  ["features"],
  ["navigation"],
  ["components"],
  ["hydration"],
  ["time"],
  ["state", "storage", "security"],
  ["screens.ts", "site-map.ts", "social-cards.ts"],
];

/** Where screens begin: asked for on demand. */
const ON_DEMAND = { from: "screens.ts", to: "screens" };

const APP = join(import.meta.dirname, "../app");

/** The folder of the build's code, from app/. */
const PIPELINE = "../pipeline/";

interface Import {
  /** The file that imports, and the imported one, from app/. */
  file: string;
  imported: string;
  isType: boolean;
}

const imports = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .flatMap(importsOf);

/** What a file takes from other code of app/. */
function importsOf(file: string): Import[] {
  const code = readFileSync(join(APP, file), "utf8");
  const statements = /^(?:import|export) (type )?(?:[^"';]*? from )?"(\.[^"]+\.tsx?)"/gm;
  const onDemand = /\bimport\(()"(\.[^"]+\.tsx?)"\)/g;
  return [...code.matchAll(statements), ...code.matchAll(onDemand)].map(
    ([, type, address = ""]) => ({
      file,
      imported: relative(APP, join(APP, dirname(file), address)),
      isType: Boolean(type),
    }),
  );
}

/** The first part of a path in app/: a folder, or a file beside the folders. */
const place = (path: string) => path.split("/")[0] ?? "";

const isOfTheBuild = (path: string) => path.startsWith(PIPELINE) || path.includes(".server.");

const shown = ({ file, imported }: Import) => `${file} imports ${imported}`;

describe("the parts of app/", () => {
  test("all have a place in the order", () => {
    const places = new Set(imports.map(({ file }) => place(file)));
    expect(ORDER.flat()).toEqual(expect.arrayContaining([...places]));
  });

  test("use only what is below them", () => {
    const height = (path: string) => -ORDER.findIndex((line) => line.includes(place(path)));
    const upwards = imports.filter(
      ({ file, imported }) =>
        !imported.startsWith(PIPELINE) &&
        !(place(file) === ON_DEMAND.from && place(imported) === ON_DEMAND.to) &&
        height(imported) > height(file),
    );
    expect(upwards.map(shown)).toEqual([]);
  });

  test("take nothing but types from the code of the build, if they are for the browser", () => {
    const taken = imports.filter(
      ({ file, imported, isType }) => !isOfTheBuild(file) && isOfTheBuild(imported) && !isType,
    );
    expect(taken.map(shown)).toEqual([]);
  });

  test("are read: every part but those at the bottom imports something", () => {
    expect(imports.length).toBeGreaterThan(300);
    for (const part of ORDER.slice(0, -2).flat()) {
      expect(imports.some(({ file }) => place(file) === part)).toBe(true);
    }
  });
});
