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
      expect(text).toContain(
        `map "$status $uri" ${variable} {\n  default "${value}";\n  "~^(200|206|304) /assets/" "";\n}`,
      );
    }
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
  expect(text).toContain('"~^(200|206|304) /assets/" "public, max-age=31536000, immutable";');
  expect(text).toContain('"~^(200|206|304) /dati/breaking-news\\.json$" "no-store";');
});

test("where it listens and what it serves can be chosen", () => {
  expect(text).toContain("listen 80;");
  expect(text).toContain("root /srv/canneto;");
  const own = nginxConfiguration({ headers, root: "/var/www", listen: "127.0.0.1:8080" });
  expect(own).toContain("listen 127.0.0.1:8080;");
  expect(own).toContain("root /var/www;");
});
