/** Returns the words of an unknown address as a query: "/app/inni/stabat-matre" is "inni stabat matre". */
export function wordsOfAddress(pathname: string): string {
  return decoded(pathname)
    .replace(/^\/app\//, "")
    .replace(/\.\w+$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim();
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
