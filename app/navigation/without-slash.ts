/** The path of a page as its files are called: addresses are the same with a slash at the end. */
export function withoutSlash(pathname: string): string {
  return pathname.replace(/\/+$/, "") || "/";
}
