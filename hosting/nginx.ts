import { cacheRules, NO_STORE, REVALIDATE } from "../server/cache-policy.ts";
import { contentTypes, ownTypes } from "../server/content-types.ts";
import { ALLOWED_METHODS } from "../server/http/request.ts";
import {
  DRAWING_POLICY,
  DRAWINGS,
  HTTPS_HEADER,
  PARTS_OF_PAGES,
  partHeaders,
} from "../server/policy.ts";
import type { Redirect } from "../server/redirects.ts";

/**
 * Renders the nginx configuration of the site, a file for /etc/nginx/conf.d. Requires Debian's brotli-static module
 * besides nginx. Variables are prefixed, because the machine may host other sites.
 * @param headers the security headers of everything but subresources
 */
export function nginxConfiguration(
  headers: Readonly<Record<string, string>>,
  redirects: readonly Redirect[],
): string {
  const [httpsName, httpsValue] = HTTPS_HEADER;
  const pageHeaders = Object.entries(headers).filter(([name]) => !(name in partHeaders));
  return `# Made by the build from the tables of the server (hosting/nginx.ts): changes are lost at the next build.

# Only what is there is kept, never the answer that it is not.
map "$status $uri" $canneto_cache {
  default "${REVALIDATE}";
  "200 /healthz" "${NO_STORE}";
${cacheRules.map(({ address, policy }) => `  "~^(200|206|304) ${pattern(address)}" "${policy}";`).join("\n")}
}

# What pages have, and parts of pages have not: nginx sends no header that is empty.
${pageHeaders.map(([name, value]) => mapOfPages(name, value)).join("\n")}

# Over https alone, spoken here or in front of this server; the first of several knows.
map "$scheme $http_x_forwarded_proto" $canneto_https {
  default "";
  "~*^(https |http https *(,|$))" "${httpsValue}";
}

map $status $canneto_allow {
  default "";
  405 "${ALLOWED_METHODS}";
}

# Each tree has its own page for what is missing.
map $uri $canneto_missing {
  default /404.html;
  "~^/app(/|$)" /app/404.html;
}

server {
  listen 80;
  server_name _;
  # What belongs to the machine: port 443 and its certificates (docs/hosting.md).
  include /etc/nginx/canneto/*.conf;
  root /srv/canneto;
  server_tokens off;
  absolute_redirect off;

  types {
${Object.entries(contentTypes)
  .map(([extension, { type }]) => `    "${type}" ${extension.slice(1)};`)
  .join("\n")}
  }
  default_type application/octet-stream;

  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  open_file_cache max=2000 inactive=60s;

  # The build has packed every text already.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

${Object.entries(partHeaders)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}
${pageHeaders.map(([name]) => `  add_header ${name} ${pageVariable(name)} always;`).join("\n")}
  add_header ${httpsName} $canneto_https always;
  add_header Cache-Control $canneto_cache always;
  add_header Allow $canneto_allow always;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }

  error_page 404 $canneto_missing;
  location = /404.html { internal; }
  location = /app/404.html { internal; }

${redirects.map(({ from, to }) => `  location ~ ^${redirectPattern(from)} { return 301 ${to}$is_args$args; }`).join("\n")}

  location = /healthz {
    access_log off;
    default_type application/json;
    return 200 '{"status":"ok"}';
  }

  # Pages have one address, without a slash and without the name of their file.
  location ~ ^(?<canneto_page>/.+)/$ {
    # The name of a group would lose what is escaped in the address.
    if (-f $document_root$canneto_page/index.html) { rewrite ^(/.+)/$ $1 permanent; }
    return 404;
  }
  location ~ (/index\\.html|\\.br|\\.gz|/[._][^/]*)$ { return 404; }

${Object.entries(ownTypes)
  .map(([address, type]) => `  location = ${address} { types {} default_type "${type}"; }`)
  .join("\n")}

  location / { try_files $uri $uri/index.html =404; }
}
`;
}

const pageVariable = (name: string) => `$canneto_${name.toLowerCase().replaceAll("-", "_")}`;

/** Maps a header to its value for pages, and to none for subresources; drawings have a policy of their own. */
function mapOfPages(name: string, value: string): string {
  const drawings = DRAWINGS.map(
    ({ folder, extension }) =>
      `  "~^(200|206|304) ${folder}.*\\${extension}$" "${DRAWING_POLICY}";\n`,
  );
  return `map "$status $uri" ${pageVariable(name)} {
  default "${value}";
${name === "Content-Security-Policy" ? drawings.join("") : ""}  "~^(200|206|304) ${PARTS_OF_PAGES}" "";
}`;
}

const redirectPattern = (from: string) =>
  from.endsWith("*") ? pattern(from) : pattern(from).replace(/\$$/, "/?$");

/** Converts the address of a rule to a regular expression. */
function pattern(address: string): string {
  const escaped = address.replaceAll(".", "\\.");
  return escaped.endsWith("*") ? escaped.slice(0, -1) : `${escaped}$`;
}
