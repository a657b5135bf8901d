import { createServer } from "node:http";

/*
 * A substitute for the external list of saints: without one, late requests would get 502, which browsers report in the
 * console.
 */
const LIST = [{ nome: "San Mauro", tipo_evento: "Abate" }];

createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(LIST));
}).listen(Number(process.env.PORT), "127.0.0.1");
