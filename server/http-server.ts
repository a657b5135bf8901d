import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { type Connections, watchConnections } from "./connections.ts";
import { ALLOWED_METHODS, refusalHeaders, refuseConnection } from "./refusal.ts";

/** How long the server waits for whoever is slow. Times are in milliseconds. */
export interface Patience {
  /** For the whole head of a request. */
  head: number;
  /** For a whole request, with a body that nobody reads. */
  request: number;
  /** For the next request on a connection; longer than the minute after which proxies close theirs. */
  nextRequest: number;
  /** For a visitor who takes nothing of the answer any more: ended after half of it at the earliest. */
  stalled: number;
  /** How often the first two are looked at. */
  check: number;
}

/** A crowded antenna loses packets, and sends them again after 1, 2, 4 and 8 seconds. */
const PATIENCE: Patience = {
  head: 20_000,
  request: 30_000,
  nextRequest: 65_000,
  stalled: 60_000,
  check: 2_000,
};

/** Bytes of a request's head, the address among them; a longer one is answered 431. */
const LONGEST_HEAD = 16_384;

/** What Node says of a request that it could not read, and how it is answered; 400 for all else. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_VERSION: 505,
};

interface HttpServer {
  server: Server;
  connections: Connections;
}

/**
 * A server that nobody can hold up: slow requests are ended with 408, and long heads refused with 431. What it
 * refuses before the listener sees it has the headers of pages too.
 */
export function createHttpServer(
  listener: RequestListener,
  pageHeaders: Readonly<Record<string, string>>,
  patience: Patience = PATIENCE,
): HttpServer {
  const server = createServer(
    {
      maxHeaderSize: LONGEST_HEAD,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.nextRequest,
      connectionsCheckingInterval: patience.check,
      // The listener judges it, with the headers of pages.
      requireHostHeader: false,
    },
    listener,
  );
  const connections = watchConnections(server);
  const headers = refusalHeaders(pageHeaders);

  // Node waits twice: the first time it finds that the visitor took something of what it had been given.
  server.setTimeout(patience.stalled / 2);
  // Whatever is expected, the answer does not depend on it: no body is read.
  for (const event of ["checkContinue", "checkExpectation"]) {
    server.on(event, (request, response) => server.emit("request", request, response));
  }
  server.on("connect", (_request, socket) => {
    refuseConnection(socket, 405, { ...headers, Allow: ALLOWED_METHODS });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const status = STATUS_BY_ERROR[error.code ?? ""] ?? 400;
    // In the middle of an answer a refusal would be taken for a part of it.
    if (!socket.writable || connections.isAnswering(socket as Socket)) socket.destroy();
    else refuseConnection(socket, status, headers);
  });
  return { server, connections };
}
