import { createServer } from "vite";

/*
 * The site while developing: every page rendered at its request, changes on the screen by themselves.
 *
 *   npm run dev
 */
const port = Number(process.env.PORT || 5173);
const server = await createServer({ configLoader: "native", server: { port } });
await server.listen();
server.printUrls();
