import { isIP } from "node:net";
import { ConfigError } from "../config-error.ts";

type ListenAddress = ReturnType<typeof listenAddress>;

const HIGHEST_PORT = 65_535;

/** Labels of letters, digits and hyphens. The last is no number: systems would parse "0" or "127.1" as an address. */
const HOST_NAME =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*(?!(?:\d+|0x[\da-f]*)$)[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/** Parses PORT and HOST (README); an empty variable counts as unset. */
export function listenAddress({ PORT, HOST }: NodeJS.ProcessEnv) {
  const port = PORT || "3000";
  const host = HOST || "127.0.0.1";
  if (!/^\d{1,5}$/.test(port) || Number(port) > HIGHEST_PORT) {
    throw new ConfigError(
      `PORT is "${port}", and has to be a whole number from 0 (any free port) to ${HIGHEST_PORT}.`,
    );
  }
  if (isIP(host) === 0 && (host.length > 253 || !HOST_NAME.test(host))) {
    throw new ConfigError(
      `HOST is "${host}", and has to be an IP address such as 127.0.0.1 or ::1 (0.0.0.0 or :: for every one of this machine), or a name of this machine.`,
    );
  }
  return { port: Number(port), host };
}

/** Returns the URL of the address, with brackets around IPv6. */
export function urlOf({ port, host }: ListenAddress): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
}

/** The reason why the server cannot listen, by the system's error code. */
const REASONS: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} on ${host} is taken. Choose another: PORT=3001 npm start`,
  EACCES: ({ port }) =>
    `Port ${port} is not for everybody on this machine. Choose one above 1023: PORT=3001 npm start`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", a name that nobody knows here.`,
};

/** Converts the error of a failed listen() into a message for the operator. */
export function listenError(error: NodeJS.ErrnoException, address: ListenAddress): ConfigError {
  const reason = REASONS[error.code ?? ""];
  return new ConfigError(
    reason?.(address) ?? `The server cannot listen at ${urlOf(address)}: ${error.message}`,
  );
}
