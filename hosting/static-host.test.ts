import { expect, test } from "vitest";
import { securityHeaders } from "../server/policy.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

/** As many hashes as the site has had at most, and half as many again. */
const hashes = (count: number) =>
  Array.from({ length: count }, (_, position) => `sha256-${String(position).padStart(43, "a")}=`);
const headers = securityHeaders({ scripts: hashes(2), styles: hashes(15) });
const [everywhere = "", ...others] = headersFile(headers).split("\n\n");

test("every address has all headers of pages, and some one of their own: hosts send the values of two rules", () => {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const https = "  Strict-Transport-Security: max-age=31536000";
  expect(everywhere.split("\n")).toEqual(["/*", ...lines, https]);
  const drawing = "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox";
  expect(others.map((rule) => rule.trimEnd().split("\n  "))).toEqual([
    ["/assets/*", "Cache-Control: public, max-age=31536000, immutable"],
    ["/dati/breaking-news.json", "Cache-Control: no-store"],
    ["/dati/strada.json", "Cache-Control: no-store"],
    ["/avvisi.xml", "Content-Type: application/atom+xml; charset=utf-8"],
    ...["/*.svg", "/assets/*.html", "/assets/*.xml"].map((address) => [address, drawing]),
  ]);
});

test("no line is longer than Cloudflare's 2,000 characters", () => {
  expect(Math.max(...everywhere.split("\n").map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

test("redirects say from where, to where and how", () => {
  const redirects = [
    { from: "/app", to: "/app/realhome" },
    { from: "/sito/*", to: "/" },
  ];
  expect(redirectsFile(redirects)).toBe(
    "/app /app/realhome 301\n/app/ /app/realhome 301\n/sito/* / 301\n",
  );
});
