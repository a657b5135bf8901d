import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "vite";

/** What a page with a widget alone renders, whose styles come with the widget (features/road/road-bulletin.tsx). */
const OF_A_WIDGET = /\/features\/.*\.server\.tsx$/;

/** Static imports of files of the site; types vanish, and what is imported on demand brings its own styles. */
const IMPORTS = /^(?:import|export) (?!type )[^"';]*?"(\.[^"]+)"/gm;

/**
 * Gives each screen the styles and files of the HTML that screens/….server.tsx renders: no browser script imports that
 * module, or uses its classes, and the bundler would drop them.
 */
export function screenStyles(): Plugin {
  return {
    name: "screen-styles",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/app\/screens\/([\w-]+)\/\1\.tsx$/ },
      handler(code, id) {
        const renderer = id.replace(/\.tsx$/, ".server.tsx");
        if (!existsSync(renderer)) return undefined;
        const imports = [...filesOf(renderer)]
          .filter((file) => !/\.tsx?$/.test(file))
          .sort()
          .map((file) => `import ${JSON.stringify(`./${relative(dirname(id), file)}`)};`);
        return { code: `${imports.join("")}${code}`, map: null };
      },
    },
  };
}

/** Puts every CSS module into the layer of components; one that names a layer stays as it is. */
export const componentsLayer: Plugin = {
  name: "components-layer",
  enforce: "pre",
  transform: {
    filter: { id: /\.module\.css$/, code: { exclude: "@layer" } },
    handler: (code) => ({ code: `@layer components {${code}}`, map: null }),
  },
};

/** Keeps the styles of CSS modules of which no script uses a class. */
export function keepModuleStyles(): Plugin {
  return {
    name: "keep-module-styles",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
    },
  };
}

/** Returns a file and all files that it imports. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file) || OF_A_WIDGET.test(file)) return found;
  for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(IMPORTS)) {
    filesOf(join(dirname(file), imported), found);
  }
  return found;
}
