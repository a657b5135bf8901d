import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { Connection } from "./connection.ts";

/** The connections of a server, and what is under way on each. */
export interface Connections {
  /**
   * Takes no new connection, ends those on which no answer is on its way, and the others after it; after so many
   * milliseconds all of them. Fulfilled when none is left. Asked again, it changes nothing.
   */
  close(limit: number): Promise<void>;
}

/**
 * Watches the connections of a server, from before it listens.
 * @param most how many there may be: of those on which nothing is under way, the one that rests longest gives way
 */
export function watchConnections(server: Server, most: number): Connections {
  const all = new Set<Connection>();
  /** The one that rests longest first. */
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
        // Not the close of HTTP servers, which cuts answers that are written but not yet taken.
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

/** Tells the visitor that nothing comes after this answer, unless it has begun already. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
