import { expect, test } from "vitest";
import { securityHeaders } from "../server/policy.ts";
import { words } from "../tests/support/rows.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

/** As many hashes as the site has had at most, and half as many again. */
const hashes = (count: number) =>
  Array.from({ length: count }, (_, position) => `sha256-${String(position).padStart(43, "a")}=`);
const text = headersFile(securityHeaders({ scripts: hashes(2), styles: hashes(15) }));
const lines = text.split("\n");

test("every rule has an address and at least one header below it", () => {
  const rules = text.trimEnd().split("\n\n");
  expect(rules.map((rule) => rule.split("\n")[0])).toEqual(
    words(`
    /* /assets/* /dati/breaking-news.json /dati/strada.json /avvisi.xml /*.svg /assets/*.html
    /assets/*.xml`),
  );
  for (const rule of rules) expect(rule).toMatch(/^\/\S+(\n {2}[\w-]+: \S.*)+$/);
});

test("no header but the policy is set by two rules for one address: hosts send both values", () => {
  const [everywhere = "", ...others] = text.split("\n\n");
  expect(everywhere).not.toMatch(/^ {2}(Cache-Control|Content-Type):/m);
  expect(others.join("\n").match(/Cache-Control/g)).toHaveLength(3);
});

test.each([
  "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  "/dati/breaking-news.json\n  Cache-Control: no-store\n",
  "/dati/strada.json\n  Cache-Control: no-store\n",
  "/avvisi.xml\n  Content-Type: application/atom+xml; charset=utf-8\n",
  "/*.svg\n  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox\n",
  "require-trusted-types-for 'script'",
  "\n  X-Content-Type-Options: nosniff\n",
  "\n  Strict-Transport-Security: max-age=31536000\n",
])("it says %j", (rule) => {
  expect(text).toContain(rule);
});

test("it stays within the limits of Cloudflare: 100 rules, 2,000 characters a line", () => {
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
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
