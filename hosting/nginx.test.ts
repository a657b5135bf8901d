import { expect, test } from "vitest";
import { partHeaders, securityHeaders } from "../server/policy.ts";
import { nginxConfiguration } from "./nginx.ts";

/* What tests/hosting.spec.ts does not ask of an nginx of its own. */

const headers = securityHeaders({ scripts: ["sha256-abc="], styles: [] });
const text = nginxConfiguration(headers, []);

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

test("https is what the first of those in front says it is", () => {
  const [, pattern = ""] = /"~\*(\S+ \S+ \S+ \S+)" "max-age/.exec(text) ?? [];
  const isHttps = (text: string) => new RegExp(pattern, "i").test(text);
  expect(["https ", "http https", "http HTTPS", "http https, http"].filter(isHttps)).toHaveLength(
    4,
  );
  expect(["http ", "http nothttps", "http http, https", "http httpsx"].filter(isHttps)).toEqual([]);
});

test("no place sets headers of its own: nginx would forget all others there", () => {
  for (const [line, indent] of text.matchAll(/^( *)add_header .*$/gm)) {
    expect(indent, line).toHaveLength(2);
  }
});
