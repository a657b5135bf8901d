import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { Duplex } from "node:stream";

/**
 * Stops accepting connections, closes the idle ones, the others after their response, and all of them after the limit in
 * milliseconds. Resolves when none is left. Further calls change nothing.
 */
export type Close = (limit: number) => Promise<void>;

/** Tracks the connections of a server that does not listen yet: beyond the most, the one idle longest is closed. */
export function watchConnections(server: Server, most: number): Close {
  const all = new Set<Connection>();
  /** Idle connections, longest idle first. */
  const resting = new Set<Connection>();
  let closing: Promise<void> | undefined;

  const [serve] = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const connection = new Connection(socket);
    all.add(connection);
    resting.add(connection);
    connection.once("close", () => {
      all.delete(connection);
      resting.delete(connection);
    });
    serve?.call(server, connection);
    if (all.size > most) resting.values().next().value?.destroy();
  });
  server.prependListener("request", ({ socket }, response) => {
    const connection = socket as unknown as Connection;
    if (closing) sayLast(response);
    resting.delete(connection);
    connection.expect(response);
    response.once("close", () => {
      if (connection.underWay.size > 0) return;
      if (closing) connection.destroySoon();
      else if (!connection.destroyed) resting.add(connection);
    });
  });

  return (limit) => {
    closing ??= new Promise((resolve) => {
      // Not the close() of HTTP servers, which cuts responses that are written but not yet received.
      NetServer.prototype.close.call(server, () => resolve());
      for (const connection of all) {
        for (const response of connection.underWay) sayLast(response);
        if (connection.underWay.size === 0) connection.destroySoon();
      }
      setTimeout(() => server.closeAllConnections(), limit).unref();
    });
    return closing;
  };
}

/** Sets Connection: close on a response, unless its headers have been sent. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** The end of every request head. */
const BLANK_LINE = "\r\n\r\n";

/**
 * Feeds Node's HTTP server one request of a client at a time, and none while a response is pending. Node would parse
 * thousands of pipelined requests from a single read, holding 5 MB for a client that reads no response.
 */
export class Connection extends Duplex {
  private readonly socket: Socket;
  /** The pending responses, including those fully written. */
  readonly underWay = new Set<ServerResponse>();
  private unread: Buffer = Buffer.alloc(0);
  private isWanted = false;
  private hasEnded = false;

  constructor(socket: Socket) {
    super({ decodeStrings: false });
    this.socket = socket;
    socket.on("data", (bytes: Buffer) => {
      this.unread = this.unread.length === 0 ? bytes : Buffer.concat([this.unread, bytes]);
      this.handOn();
    });
    socket.on("end", () => {
      this.hasEnded = true;
      this.handOn();
    });
    socket.on("timeout", () => this.emit("timeout"));
    socket.on("error", (error) => this.destroy(error));
    socket.on("close", () => this.destroy());
  }

  /** Withholds further requests until a response has been sent. */
  expect(answer: ServerResponse): void {
    this.underWay.add(answer);
    answer.once("close", () => {
      this.underWay.delete(answer);
      // Yields to other connections before the next pipelined request.
      if (this.unread.length > 0 || this.hasEnded) setImmediate(() => this.handOn());
    });
  }

  private handOn(): void {
    // After the last response there are no more requests.
    while (this.isWanted && this.writable && this.underWay.size === 0 && this.unread.length > 0) {
      const blankLine = this.unread.indexOf(BLANK_LINE);
      const end = blankLine === -1 ? this.unread.length : blankLine + BLANK_LINE.length;
      const request = this.unread.subarray(0, end);
      this.unread = this.unread.subarray(end);
      this.isWanted = this.push(request);
    }
    const isHeldUp = !this.isWanted || this.unread.length > 0;
    if (isHeldUp) this.socket.pause();
    else if (this.socket.isPaused()) this.socket.resume();
    if (this.hasEnded && this.unread.length === 0 && this.underWay.size === 0) this.push(null);
  }

  override _read(): void {
    this.isWanted = true;
    this.handOn();
  }

  override _write(bytes: Buffer | string, encoding: BufferEncoding, done: () => void): void {
    this.socket.write(bytes, encoding, done);
  }

  override _writev(
    parts: { chunk: Buffer | string; encoding: BufferEncoding }[],
    done: () => void,
  ): void {
    this.socket.cork();
    parts.forEach(({ chunk, encoding }, index) => {
      this.socket.write(chunk, encoding, index === parts.length - 1 ? done : undefined);
    });
    this.socket.uncork();
  }

  override _final(done: () => void): void {
    this.socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.socket.destroy();
    done(error);
  }

  /* The socket methods that Node calls on a connection. */

  setTimeout(milliseconds: number): this {
    this.socket.setTimeout(milliseconds);
    return this;
  }

  /** Closes the connection once all pending writes are flushed. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once("finish", () => this.destroy());
  }
}
