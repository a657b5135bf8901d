import { words } from "./raw-request.ts";

/** Requests that are hardly any. */
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

/** Methods as they are and as they are not, at what each kind of address is. */
const methods = ["HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "TRACE"].flatMap(
  (method) =>
    ["/", "/app/orari", "/app/orari/", "/app", "/nulla", "/healthz", "/canto.mp3"].map(
      (path) => `${method} ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n`,
    ),
);

const versions = [
  "HTTP/0.9",
  "HTTP/1.0",
  "HTTP/1.2",
  "HTTP/2.0",
  "HTTP/3",
  "http/1.1",
  "HTCPCP/1.0",
  "",
].flatMap((version) =>
  ["", "Host: a\r\n"].map((host) => `GET /app/orari ${version}\r\n${host}\r\n`),
);

/** The host may be missing before HTTP/1.1 alone, is one, and is a name or an address (RFC 9112, 3.2). */
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

const hostLines = ["1.0", "1.1"].flatMap((version) =>
  ["", "Host: a\r\nHost: a\r\n", "Host: a\r\nhost: b\r\n", "Host:a\r\n", "hOsT:   a  \r\n"].flatMap(
    (lines) =>
      ["/app/orari", "/nulla", "/app", "/healthz"].map(
        (path) => `GET ${path} HTTP/${version}\r\n${lines}\r\n`,
      ),
  ),
);

/** With a scheme and a host before the path, which the server has to take (RFC 9112, 3.2.2). */
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

/** Requests whose first line or host is not that of a browser, and some that are hardly any. */
export const ODD_TARGETS: readonly string[] = [
  ...malformed,
  ...methods,
  ...versions,
  ...hosts,
  ...hostLines,
  ...absoluteForms,
];
