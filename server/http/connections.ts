import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { Connection } from "./connection.ts";

/** The connections of a server, with their pending responses. */
export interface Connections {
  /**
   * Stops accepting connections, closes the idle ones, the others after their response, and all of them after the limit
   * in milliseconds. Resolves when none is left. Further calls change nothing.
   */
  close(limit: number): Promise<void>;
}

/**
 * Tracks the connections of a server; to be called before it listens.
 * @param most the maximum number of connections: beyond it, the one idle longest is closed
 */
export function watchConnections(server: Server, most: number): Connections {
  const all = new Set<Connection>();
  /** Idle connections, longest idle first. */
  const resting = new Set<Connection>();
  let closing: Promise<void> | undefined;

  const rest = (connection: Connection) => {
    if (closing) connection.destroySoon();
    else if (!connection.destroyed) resting.add(connection);
  };

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
      if (connection.underWay.size === 0) rest(connection);
    });
  });

  return {
    close(limit) {
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
    },
  };
}

/** Sets Connection: close on a response, unless its headers have been sent. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
