import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";

/** The connections of a server, and what is under way on each. */
export interface Connections {
  /** Whether an answer is on its way there, be it written already. */
  isAnswering(socket: Socket): boolean;
  /**
   * Takes no new connection, ends those on which no answer is on its way, and the others after it; after so many
   * milliseconds all of them. Fulfilled when none is left. Asked again, it changes nothing.
   */
  close(limit: number): Promise<void>;
}

/** Watches the connections of a server, from before it listens. */
export function watchConnections(server: Server): Connections {
  const answers = new Map<Socket, Set<ServerResponse>>();
  let closing: Promise<void> | undefined;

  const isAnswering = (socket: Socket) => (answers.get(socket)?.size ?? 0) > 0;
  const endIfIdle = (socket: Socket) => {
    if (!isAnswering(socket)) socket.destroySoon();
  };

  server.on("connection", (socket: Socket) => {
    answers.set(socket, new Set());
    socket.once("close", () => answers.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    if (closing) sayLast(response);
    answers.get(socket)?.add(response);
    response.once("close", () => {
      answers.get(socket)?.delete(response);
      if (closing) endIfIdle(socket);
    });
  });

  return {
    isAnswering,
    close(limit) {
      closing ??= new Promise((resolve) => {
        // Not the close of HTTP servers, which cuts answers that are written but not yet taken.
        NetServer.prototype.close.call(server, () => resolve());
        for (const [socket, responses] of answers) {
          for (const response of responses) sayLast(response);
          endIfIdle(socket);
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
