import { words } from "./rows.ts";

/** Formats a request of a line and its headers. */
const raw = (line: string, ...fields: string[]) => `${[line, ...fields].join("\r\n")}\r\n\r\n`;
const get = (path: string) => raw(`GET ${path} HTTP/1.1`, "Host: a");

/** Path traversal by "../", plain and in encodings that have fooled servers, to files outside the served folder. */
const climbing = words(`
  ../ ..%2f %2E%2E%2F .%2e/ ..%5c ..%252f %252e%252e%252f ..%25%32%66 ..%c0%af %c0%ae%c0%ae/
  ..%ef%bc%8f %uff0e%uff0e/ ..;/ ....// ../%00/ ..\\`).map((climb) =>
  get(`/app/${climb.repeat(4)}build/policy.json`),
);

/** Absolute paths, invalid encodings, file extensions, and paths that other servers execute or list. */
const paths = [
  ...words(`
    //etc/passwd /%2fetc/passwd /file:///etc/passwd /C:%5cpackage.json /\\etc\\passwd /proc/self/environ
    /.git/config /.env /build/client/index.html /assets/.. /assets/../../policy.json /index.html.br
    /app/orari/index.html/ /% /%zz /%00 /app/orari%00.html /app/orari%0d%0aSet-Cookie:%20a=1
    /app/orari/%0d%0aLocation:%20http://evil.example/ /%e0%a4%a /%ff%fe /%ed%a0%80 /app/orari/?a=%
    /app/orari/;jsessionid=1 /app/orari::$DATA /app/orari.php?x=<script>alert(1)</script> /constructor
    /__proto__ /api/santi.json/..%2f..%2fpackage.json /healthz/../../package.json /%2e /.. /app/.%2e/`),
  "/\u00e0",
  "/app/orari/?\xff",
  `${"/".repeat(3_990)}a`,
  `/${"../".repeat(1_300)}etc/passwd`,
].map(get);

/** Request lines that are barely recognisable, and absolute-form targets, some of which a server must accept (RFC 9112, 3.2.2). */
const lines = [
  "GET ../package.json HTTP/1.1",
  "OPTIONS * HTTP/1.1",
  "CONNECT evil.example:443 HTTP/1.1",
  "TRACE / HTTP/1.1",
  "BREW /app/orari HTTP/1.1",
  "get / HTTP/1.1",
  "GET / HTTP/9.9",
  "GET / HTTP/1.0",
  "GET http://a b/app/orari HTTP/1.1",
  "GET http://a\\b/ HTTP/1.1",
  ...words(`
    http://a http://a/app/orari http://a/app/orari/ http://a?x=1 http://a/app http://evil.example/app/orari
    HTTP://A/app/orari https://a/app/orari ftp://a/app/orari http:///app/orari http:app/orari
    http://a@b/app/orari http://[::1/ http://a#b * a:80 app/orari ?x #`).map(
    (target) => `GET ${target} HTTP/1.1`,
  ),
].map((line) => raw(line, "Host: a"));

/** What is no request, or one too many. */
const others = [
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "\r\n\r\n\r\n\r\n",
  "GET\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  raw("GET / HTTP/1.1", "Host: a", `Range: bytes=${"0-1,".repeat(2_000)}`),
  raw("GET / HTTP/1.1", "Host: a", ...Array<string>(2_500).fill("a: b")),
];

/** Host headers, of which there has to be one: a name or an address (RFC 9112, 3.2). */
const hosts = [
  "a.example:80",
  "a.example:port",
  "[::1",
  "a/b",
  "user:password@evil.example",
  "a b",
  "",
]
  .concat("a\r\nHost: b")
  .map((host) => raw("GET /nulla HTTP/1.1", `Host: ${host}`));

/** Header lines that are invalid, or that two servers could interpret differently. */
const fields = [
  ...["A", "A : b", "A: b\r\n c", "A\x00: b", "A: b\x01", "\xff: a", "Expect: 100-continue"],
  ...["Connection: Host", "TE: trailers, chunked", "Upgrade: websocket\r\nConnection: Upgrade"],
  ...["Accept-Encoding: \x00", "X-Original-URL: /package.json", "Transfer-Encoding: gzip, chunked"],
  ...["Content-Length: +0", "Content-Length: 0, 0", "X-Forwarded-Host: evil.example"],
  ...["If-None-Match: *", 'If-Match: "a"', "Range: bytes=0-1", "Range: bytes=10-"],
].flatMap((field) =>
  ["/app/orari", "/canto.mp3"].map((path) => raw(`GET ${path} HTTP/1.1`, "Host: a", field)),
);

/** A request inside another, to be found only by a server that disagrees where the first ends. */
const HIDDEN = get("/healthz");
const LENGTH = HIDDEN.length;

const smuggled = [
  `Content-Length: ${LENGTH + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${LENGTH.toString(16)}\r\n`,
  "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n0\n\n",
  "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff1\r\n",
  `Content-Length: ${LENGTH}\r\n\r\n`,
  `Content-Length: 0\r\nContent-Length: ${LENGTH}\r\n\r\n`,
  `A: b\nContent-Length: ${LENGTH}\r\n\r\n`,
].flatMap((head) =>
  ["GET", "POST"].map((method) => `${method} /nulla HTTP/1.1\r\nHost: a\r\n${head}${HIDDEN}`),
);

/**
 * Requests that no browser sends, as Latin-1 bytes. A server responds to each with a status below 500, or closes the
 * connection; 501 and 505 mean that it is not HTTP/1.1.
 */
export const ODD_REQUESTS: readonly string[] = [
  climbing,
  paths,
  lines,
  others,
  hosts,
  fields,
  smuggled,
].flat();
