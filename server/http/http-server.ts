import { createServer, type RequestListener, type Server } from "node:http";
import { getHeapStatistics } from "node:v8";
import { type Close, type Connection, watchConnections } from "./connections.ts";
import { ALLOWED_METHODS, refusalHeaders, refuseConnection } from "./request.ts";

/** The timeouts for slow clients, in milliseconds: on a crowded mobile cell packets come again after up to 8 seconds. */
const TIMEOUT = {
  /** For the complete head of a request. */
  head: 20_000,
  /** For a complete request, including a body that is never read. */
  request: 30_000,
  /** For the next request on a connection; longer than the minute after which proxies close theirs. */
  nextRequest: 65_000,
  /** For a client that stops reading the response: closed after half of this at the earliest. */
  stalled: 60_000,
  /** The interval at which the first two are checked. */
  check: 2_000,
};

/** The maximum bytes of a request head, including the URL; a longer one is answered with 431. */
const LONGEST_HEAD = 16_384;

/** The maximum memory of a connection, in bytes, if it requests much and reads nothing (docs/reliability.md). */
const MEMORY_OF_CONNECTION = 262_144;

/** File descriptors reserved for everything but connections. */
const OTHER_FILES = 50;

/** The response status by Node's parser error; 400 for all others. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_VERSION: 505,
};

/** Returns the number of connections that this process has memory and file descriptors for. */
function mostConnections(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | "unlimited" } };
  };
  const files = Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
  const connections = getHeapStatistics().heap_size_limit / MEMORY_OF_CONNECTION;
  return Math.floor(Math.min(files - OTHER_FILES, connections));
}

/**
 * Creates a server that slow clients cannot block: slow requests end with 408, oversized heads with 431. Requests refused
 * before the listener sees them get the headers of pages too.
 */
export function createHttpServer(
  listener: RequestListener,
  pageHeaders: Readonly<Record<string, string>>,
  patience = TIMEOUT,
  most: number = mostConnections(),
): { server: Server; close: Close } {
  const server = createServer(
    {
      maxHeaderSize: LONGEST_HEAD,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.nextRequest,
      connectionsCheckingInterval: patience.check,
      // The listener checks it, to answer with the headers of pages.
      requireHostHeader: false,
    },
    listener,
  );
  const close = watchConnections(server, most);
  const headers = refusalHeaders(pageHeaders);

  // Node waits twice: at the first timeout it notices that the client has read part of the pending data.
  server.setTimeout(patience.stalled / 2);
  // The response does not depend on the expectation: no body is read.
  for (const event of ["checkContinue", "checkExpectation"]) {
    server.on(event, (request, response) => server.emit("request", request, response));
  }
  server.on("connect", (_request, socket) => {
    refuseConnection(socket, 405, { ...headers, Allow: ALLOWED_METHODS });
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const status = STATUS_BY_ERROR[error.code ?? ""] ?? 400;
    // In the middle of a response, a refusal would be taken for part of it.
    const { underWay } = socket as unknown as Connection;
    if (!socket.writable || underWay.size > 0) socket.destroy();
    else refuseConnection(socket, status, headers);
  });
  return { server, close };
}
