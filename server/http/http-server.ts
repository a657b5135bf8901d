import { createServer, type RequestListener, type Server } from "node:http";
import { getHeapStatistics } from "node:v8";
import type { Connection } from "./connection.ts";
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
const TIMEOUT: Patience = {
  head: 20_000,
  request: 30_000,
  nextRequest: 65_000,
  stalled: 60_000,
  check: 2_000,
};

/** Bytes of a request's head, the address among them; a longer one is answered 431. */
const LONGEST_HEAD = 16_384;

/** Bytes of memory that a connection takes at most, if it asks for much and takes nothing (docs/reliability.md). */
const MEMORY_OF_CONNECTION = 262_144;

/** File descriptors for all that is no connection. */
const OTHER_FILES = 50;

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

/** As many connections as this process has memory and file descriptors for. */
function mostConnections(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | "unlimited" } };
  };
  const files = Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
  const connections = getHeapStatistics().heap_size_limit / MEMORY_OF_CONNECTION;
  return Math.floor(Math.min(files - OTHER_FILES, connections));
}

/**
 * A server that nobody can hold up: slow requests are ended with 408, and long heads refused with 431. What it
 * refuses before the listener sees it has the headers of pages too.
 * @param most how many connections there may be
 */
export function createHttpServer(
  listener: RequestListener,
  pageHeaders: Readonly<Record<string, string>>,
  patience: Patience = TIMEOUT,
  most: number = mostConnections(),
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
  const connections = watchConnections(server, most);
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
    const { underWay } = socket as unknown as Connection;
    if (!socket.writable || underWay.size > 0) socket.destroy();
    else refuseConnection(socket, status, headers);
  });
  return { server, connections };
}
