import { createServer } from "node:http";
import sirv from "sirv";

/* sirv as it is meant for production: files listed once, packed variants sent. Usage: node bench/server/sirv.ts 3000 */
const serve = sirv("build/client", { brotli: true, gzip: true, etag: true });
createServer((request, response) => {
  serve(request, response, () => void response.writeHead(404).end());
}).listen(Number(process.argv[2]), "127.0.0.1");
