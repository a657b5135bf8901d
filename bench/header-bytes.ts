import { once } from "node:events";
import { connect } from "node:net";

/** The bytes of the status line and all headers with which a server answers a request for an address. */
export async function headerBytes(origin: string, address: string): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.end(
    `HEAD ${address} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
  );
  let bytes = 0;
  for await (const chunk of socket) bytes += (chunk as Buffer).length;
  return bytes;
}
