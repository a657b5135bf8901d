import { isIP } from "node:net";
import { ConfigError } from "../config-error.ts";

export interface ListenAddress {
  /** 0 for any that is free. */
  port: number;
  /** An IP address, or a name of this machine. */
  host: string;
}

const HIGHEST_PORT = 65_535;

/** Parts of letters, digits and hyphens. The last one is no number: systems would make an address of "0" or "127.1". */
const HOST_NAME =
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*(?!(?:\d+|0x[\da-f]*)$)[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;

/**
 * Reads PORT and HOST (README); what is empty counts as not set.
 * @throws ConfigError if one cannot be meant.
 */
export function listenAddress({ PORT, HOST }: NodeJS.ProcessEnv): ListenAddress {
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

/** The address as browsers write it. */
export function urlOf({ port, host }: ListenAddress): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}/`;
}

/** Why the server cannot listen there, as the system says it. */
const REASONS: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} on ${host} is taken. Choose another: PORT=3001 npm start`,
  EACCES: ({ port }) =>
    `Port ${port} is not for everybody on this machine. Choose one above 1023: PORT=3001 npm start`,
  EADDRNOTAVAIL: ({ host }) => `HOST is "${host}", which is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST is "${host}", a name that nobody knows here.`,
};

/** The error of a server that cannot listen, as a sentence. */
export function listenError(error: NodeJS.ErrnoException, address: ListenAddress): ConfigError {
  const reason = REASONS[error.code ?? ""];
  return new ConfigError(
    reason?.(address) ?? `The server cannot listen at ${urlOf(address)}: ${error.message}`,
  );
}
