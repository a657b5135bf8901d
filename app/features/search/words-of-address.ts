import { tried } from "../../../domain/untrusted.ts";

/** Returns the words of an unknown address as a query: "/app/inni/stabat-matre" is "inni stabat matre". */
export function wordsOfAddress(pathname: string): string {
  return (tried(() => decodeURIComponent(pathname)) ?? pathname)
    .replace(/^\/app\//, "")
    .replace(/\.\w+$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .join(" ")
    .trim();
}
