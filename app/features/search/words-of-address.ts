/** The words of an address that led nowhere, as somebody would search them: "/app/inni/stabat-matre" is "inni stabat matre". */
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
