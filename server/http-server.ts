import { createServer, type RequestListener, type Server } from "node:http";

/** How long the server waits for whoever is slow. Times are in milliseconds. */
export interface Patience {
  /** For the whole head of a request. */
  head: number;
  /** For a whole request, with a body that nobody reads. */
  request: number;
  /** For the next request on a connection; longer than the minute after which proxies close theirs. */
  nextRequest: number;
  /** For a visitor who takes nothing of the answer any more. */
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

/** A server that nobody can hold up: slow requests are ended with 408, and long heads refused with 431. */
export function createHttpServer(listener: RequestListener, patience: Patience = PATIENCE): Server {
  const server = createServer(
    {
      maxHeaderSize: LONGEST_HEAD,
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.nextRequest,
      connectionsCheckingInterval: patience.check,
    },
    listener,
  );
  server.setTimeout(patience.stalled);
  return server;
}
