import { createServer } from "vite";

/*
 * Starts the development server: pages are rendered on request, and changes reload by themselves.
 *
 *   npm run dev
 */
const port = Number(process.env.PORT || 3000);
const server = await createServer({ configLoader: "native", server: { port } });
await server.listen();
server.printUrls();
