/** Parses an address as the browser does; undefined if it is invalid. `URL.canParse` exists only since Safari 17. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
