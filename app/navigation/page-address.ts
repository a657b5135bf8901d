/** The path of a page as its files are called: addresses are the same with a slash at the end. */
export function stripTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}

/** Where the data of the page at an address are found: beside its HTML. */
export const dataAddress = (pathname: string) => `${pathname}.json`;
