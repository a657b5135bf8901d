import { expect, test } from "vitest";
import { contentTypes } from "../server/content-types.ts";
import { partHeaders, securityHeaders } from "../server/policy.ts";
import { nginxConfiguration } from "./nginx.ts";

const headers = securityHeaders({ scripts: ["sha256-abc="], styles: [] });
const text = nginxConfiguration({ headers });

test("every security header is sent with every status, parts of pages excepted", () => {
  for (const [name, value] of Object.entries(headers)) {
    const variable = new RegExp(`add_header ${name} (\\S+) always;`).exec(text)?.[1] ?? "";
    if (name in partHeaders) expect(text).toContain(`add_header ${name} "${value}" always;`);
    else {
      const [, map = ""] = text.split(`map "$status $uri" ${variable} {\n`);
      expect(map.startsWith(`  default "${value}";\n`), name).toBe(true);
      expect(map.slice(0, map.indexOf("}")), name).toContain('  "~^(200|206|304) /assets/" "";\n');
    }
  }
});

test("drawings have a policy of their own, which is looked at before that of parts", () => {
  const drawing = text.indexOf('"~^(200|206|304) /.*\\.svg$" "default-src \'none\';');
  expect(drawing).toBeGreaterThan(-1);
  expect(drawing).toBeLessThan(text.indexOf('/assets/" "";', drawing));
});

test("https is what the first of those in front says it is", () => {
  const [, pattern = ""] = /"~\*(\S+ \S+ \S+ \S+)" "max-age/.exec(text) ?? [];
  const isHttps = (text: string) => new RegExp(pattern, "i").test(text);
  for (const text of ["https ", "http https", "http HTTPS", "http https, http"]) {
    expect(isHttps(text), text).toBe(true);
  }
  for (const text of ["http ", "http nothttps", "http http, https", "http httpsx"]) {
    expect(isHttps(text), text).toBe(false);
  }
});

test("no place sets headers of its own: nginx would forget all others there", () => {
  for (const [line, indent] of text.matchAll(/^( *)add_header .*$/gm)) {
    expect(indent, line).toHaveLength(2);
  }
});

test("files are typed and kept as the site's own server does", () => {
  for (const [extension, { type }] of Object.entries(contentTypes)) {
    expect(text).toContain(`"${type}" ${extension.slice(1)};`);
  }
  expect(text).toContain(
    'location = /avvisi.xml { types {} default_type "application/atom+xml; charset=utf-8"; }',
  );
  expect(text).toContain('"~^(200|206|304) /assets/" "public, max-age=31536000, immutable";');
  for (const name of ["breaking-news", "strada"]) {
    expect(text).toContain(`"~^(200|206|304) /dati/${name}\\.json$" "no-store";`);
  }
});

test("where it listens and what it serves can be chosen", () => {
  expect(text).toContain("listen 80;");
  expect(text).toContain("root /srv/canneto;");
  const own = nginxConfiguration({ headers, root: "/var/www", listen: "127.0.0.1:8080" });
  expect(own).toContain("listen 127.0.0.1:8080;");
  expect(own).toContain("root /var/www;");
});
