import { get } from "./raw-request.ts";
import { words } from "./rows.ts";

/** Files outside the served folder, which must never be sent. */
const TARGETS = ["package.json", "build/policy.json", "server/main.ts", "etc/passwd"];

/** Path traversal by "../", plain and in encodings that have fooled servers. */
const CLIMBS = [
  ...words(`
    ../ ..%2f ..%2F %2e%2e/ %2E%2E%2F .%2e/ %2e./ ..%5c %2e%2e%5c ..%252f %252e%252e%252f
    ..%25%32%66 ..%c0%af %c0%ae%c0%ae/ ..%ef%bc%8f %uff0e%uff0e/ ..;/ ....// ../%00/`),
  "..\\",
];

const FOLDERS = ["/", "/app/"];

const climbing = FOLDERS.flatMap((folder) =>
  CLIMBS.flatMap((climb) => TARGETS.map((target) => get(folder + climb.repeat(4) + target))),
);

/** Absolute file paths. */
const absolute = [
  ...words(`
    //etc/passwd ///etc/passwd /%2fetc/passwd /%2f%2fetc%2fpasswd /file:///etc/passwd
    /C:/package.json /C:%5cpackage.json /proc/self/environ /.git/config /.env /app/.git/HEAD
    /node_modules/hono/package.json /build/client/index.html /assets/ /assets/..
    /assets/../../policy.json /index.html /index.html.br /app/orari/index.html/`),
  "/\\etc\\passwd",
].map(get);

/** Invalid encodings, file extensions, and paths that other servers execute or list. */
const encodings = [
  ...words(`
    /% /%% /%0 /%zz /%00 /app/orari%00 /app/orari%00.html /app/orari%0d%0aSet-Cookie:%20a=1
    /app/orari/%0d%0aLocation:%20http://evil.example/ /%e0%a4%a /%ff%fe /%ed%a0%80 /%f0%9f%92%a9
    /app/orari/?%0d%0aSet-Cookie:%20a=1 /app/orari/?a=% /app/orari/;jsessionid=1 /app/orari::$DATA
    /app/orari~ /app/orari.php?x=<script>alert(1)</script> /<script>alert(1)</script>
    /app/<svg/onload=alert(1)> /constructor /__proto__ /toString
    /api/santi.json/..%2f..%2fpackage.json /api/santi.json%00 /healthz/../../package.json
    /?/../../package.json /app/orari#/../../package.json /%2e /. /.. /app/.. /app/.%2e/`),
  "/\u00e0",
  "/\xff\xfe",
  "/app/orari/?\xff",
  `/${"a/".repeat(1_900)}`,
  `${"/".repeat(3_990)}a`,
  `/${"%2f".repeat(1_300)}a`,
  `/${"../".repeat(1_300)}etc/passwd`,
  `/app/orari?${"a=1&".repeat(950)}`,
].map(get);

/** Barely recognisable requests. */
const malformed = [
  "GET package.json HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET ../package.json HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET * HTTP/1.1\r\nHost: a\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET http://evil.example/package.json HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET http://evil.example/app/orari HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET http://[::1/ HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET file:///etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
  "TRACE / HTTP/1.1\r\nHost: a\r\n\r\n",
  "BREW /app/orari HTTP/1.1\r\nHost: a\r\n\r\n",
  "get / HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: a\r\n\r\n",
  "GET / HTTP/1.0\r\n\r\n",
  "POST / HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET /nulla HTTP/1.1\r\nHost:\r\n\r\n",
  "GET /nulla HTTP/1.1\r\nHost: a b\r\n\r\n",
  "GET /nulla HTTP/1.1\r\nHost: a/b?c#d\r\n\r\n",
  "GET /nulla HTTP/1.1\r\nHost: user:password@evil.example\r\n\r\n",
  "GET /nulla HTTP/1.1\r\nHost: a:99999\r\n\r\n",
  "GET /nulla HTTP/1.1\r\nHost: \xff\r\n\r\n",
  "GET /nulla HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: \x00\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "POST /app/orari HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n12345",
  "GET /app/orari HTTP/1.1\r\nHost: a\r\nExpect: the unexpected\r\n\r\n",
  "GET /app/orari HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "\r\n\r\n\r\n\r\n",
  "GET\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=${"0-1,".repeat(2_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: ${"br;q=0,".repeat(2_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${'"a",'.repeat(3_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\n${"a: b\r\n".repeat(2_500)}\r\n`,
];

/** Host headers: optional only before HTTP/1.1, a single one, and a name or an address (RFC 9112, 3.2). */
const hosts = [
  ...words(`
    a.example A.EXAMPLE a.example:80 a.example: a.example:0 a.example:port 127.0.0.1:3000 [::1]
    [::1]:80 [::1 ::1 a..b . a. a/b a,b a;b a?b a#b a@b a%20b a%00b a_b - * <b> "a" http://a`),
  "a\\b",
  "a b",
  "a\tb",
  "\xe0",
  "\x7f",
  "a".repeat(300),
  "",
].flatMap((host) =>
  ["/app/orari", "/nulla"].map((path) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
);

/** Absolute-form targets with scheme and host, which a server must accept (RFC 9112, 3.2.2). */
const absoluteForms = [
  ...words(`
    http://a http://a/ http://a/app/orari http://a/app/orari/ http://a/app/orari?x=1 http://a?x=1
    http://a/nulla http://a/app http://a/healthz http://other.example/app/orari
    http://a:80/app/orari HTTP://A/app/orari https://a/app/orari ftp://a/app/orari http:///app/orari
    http:/app/orari http:app/orari http://a@b/app/orari http://[::1]/app/orari http://a#b * a:80
    app/orari ?x #`),
  "http://a b/app/orari",
  "http://a\\b/",
].flatMap((target) =>
  ["GET", "OPTIONS"].map((method) => `${method} ${target} HTTP/1.1\r\nHost: a\r\n\r\n`),
);

/** Invalid header lines, and those that two servers could interpret differently. */
const fields = [
  "A",
  ": b",
  "A : b",
  " A: b",
  "A: b\r\n c",
  "A\x00: b",
  "A: b\x00",
  "A: b\x01",
  "A: b\x7f",
  "A: b\rc",
  "A: \xff",
  "\xff: a",
  "A B: c",
  "A(: b",
  "A_B: c",
  "Expect: 100-continue",
  "Expect: 200-ok",
  "Expect: ",
  "Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
  "Connection: close",
  "Connection: keep-alive, close",
  "Connection: Host",
  "Keep-Alive: timeout=999999",
  "TE: trailers, chunked",
  "Trailer: Host",
  "Transfer-Encoding: identity",
  "Transfer-Encoding: gzip, chunked\r\n\r\n0",
  "Transfer-Encoding: xchunked",
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0",
  "Content-Length: 0",
  "Content-Length: +0",
  "Content-Length: 0, 0",
  "Content-Length: 0\r\nContent-Length: 1",
  "Content-Length: 0x0",
  "Content-Length: 99999999999999999999",
  "Content-Length: a",
  "X-HTTP-Method-Override: DELETE",
  "X-Original-URL: /package.json",
  "X-Forwarded-Host: evil.example",
  "Forwarded: host=evil.example;proto=https",
  'Cookie: a=b; __Host-c="',
  "Authorization: Basic !!!",
  "Referer: javascript:alert(1)",
  "User-Agent: () { :; }; echo a",
  "If-None-Match: *",
  'If-Match: "a"',
  "Range: bytes=0-1",
  "Range: bytes=10-",
].flatMap((field) =>
  ["/app/orari", "/canto.mp3", "/nulla"].map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${field}\r\n\r\n`,
  ),
);

/** A request inside another, to be found only by a server that disagrees where the first ends. */
const HIDDEN = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";
const LENGTH = HIDDEN.length;

const smuggled = [
  `Content-Length: ${LENGTH + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${LENGTH.toString(16)}\r\n`,
  "Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\0\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
  `Transfer-Encoding: \x0bchunked\r\nContent-Length: ${LENGTH}\r\n\r\n`,
  "Transfer-Encoding: chunked\r\n\r\n0\n\n",
  "Transfer-Encoding: chunked\r\n\r\n0;a\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n",
  "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff1\r\n",
  `Content-Length: ${LENGTH}\r\n\r\n`,
  `Content-Length: 0${LENGTH}\r\n\r\n`,
  `Content-Length: 0 ${LENGTH}\r\n\r\n`,
  `Content-Length: 0\r\nContent-Length: ${LENGTH}\r\n\r\n`,
  `Content-Length : ${LENGTH}\r\n\r\n`,
  `A: b\rContent-Length: ${LENGTH}\r\n\r\n`,
  `A: b\nContent-Length: ${LENGTH}\r\n\r\n`,
  "A: b\n\n",
  "A: b\r\r",
].flatMap((fields) =>
  ["GET", "POST"].map((method) => `${method} /nulla HTTP/1.1\r\nHost: a\r\n${fields}${HIDDEN}`),
);

/**
 * Requests that no browser sends, as Latin-1 bytes. A server responds to each with a status below 500, or closes the
 * connection; 501 and 505 mean that it is not HTTP/1.1.
 */
export const ODD_REQUESTS: readonly string[] = [
  ...climbing,
  ...absolute,
  ...encodings,
  ...malformed,
  ...hosts,
  ...absoluteForms,
  ...fields,
  ...smuggled,
];
