import { createServer } from "vite";

/*
 * The site while developing: every page rendered at its request, changes on the screen by themselves.
 *
 *   npm run dev
 */
const server = await createServer({ configLoader: "native" });
await server.listen();
server.printUrls();
