import type { Plugin } from "vite";

/**
 * Keeps the styles of CSS modules imported for server rendering alone (screens/….server.tsx): no browser script uses
 * their classes, and the bundler would drop them.
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
