/** Strips the trailing slash, as files are named without it: addresses are the same with and without. */
export function stripTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}

/** Returns the address of a page's data, beside its HTML. */
export const dataAddress = (pathname: string) => `${pathname}.json`;
