/** An address as the browser understands it; undefined if it is none. `URL.canParse` came with Safari 17 alone. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
