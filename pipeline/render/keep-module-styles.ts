import type { Plugin } from "vite";

/**
 * Keeps the styles of CSS modules that a screen imports for its HTML alone (screens/….server.tsx): no script in the
 * browser speaks of their classes, and the bundler would leave them out.
 */
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
