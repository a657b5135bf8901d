import { withField, words } from "./raw-request.ts";

const ranges = [
  ...words(`
    bytes=0-0 bytes=0- bytes=-1 bytes=-0 bytes=- bytes=5-2 bytes=9- bytes=10-
    bytes=0-99999999999999999999 bytes=99999999999999999999- bytes=-99999999999999999999
    bytes=0-1,3-4 bytes=0-1,3-4, bytes=, BYTES=0-1 bytes=a-b bytes=0x1-2 bytes=1-2;3 bytes items=0-1`),
  "bytes= 0-1",
  "bytes =0-1",
  "",
].flatMap((range) => ["/canto.mp3", "/app/orari"].map((path) => withField(path, "Range", range)));

const conditions = [
  withField("/app/orari", "If-None-Match", "*"),
  withField("/app/orari", "If-None-Match", '"a"'),
  withField("/app/orari", "If-None-Match", 'W/"a"'),
  withField("/app/orari", "If-None-Match", "a"),
  withField("/app/orari", "If-None-Match", '"'),
  withField("/nulla", "If-None-Match", "*"),
  withField("/app", "If-None-Match", "*"),
  ...["*", '"a"', 'W/"a"', "a"].map((tags) => withField("/app/orari", "If-Match", tags)),
  withField("/canto.mp3", "If-Match", '"a"'),
  withField("/nulla", "If-Match", '"a"'),
  withField("/app", "If-Match", '"a"'),
  withField("/app/orari", "If-Modified-Since", "yesterday"),
  withField("/app/orari", "If-Modified-Since", "Thu, 01 Jan 1970 00:00:00 GMT"),
  withField("/canto.mp3", "If-Range", '"a"\r\nRange: bytes=0-1'),
  withField("/canto.mp3", "If-Range", "Thu, 01 Jan 1970 00:00:00 GMT\r\nRange: bytes=0-1"),
];

const encodingsTaken = [
  ...words(`
    br gzip GZIP BR x-gzip deflate identity identity;q=0 * *;q=0 br;q=0 br;q=0.0 br;q=0.001 br;q=1
    gzip;q=0 br;q=x ,`),
  "br, gzip",
  "gzip, br",
  "gzip; q=0",
  "gzip ; q=1",
  "gzip\r\nAccept-Encoding: br",
  "",
].flatMap((encoding) =>
  ["/app/orari", "/nulla"].map((path) => withField(path, "Accept-Encoding", encoding)),
);

const forwarded = [
  "https",
  "HTTPS",
  "https, https",
  "https,http",
  "http, https",
  "http",
  "nothttps",
  "httpsx",
  "",
  " https ",
  "https;x",
].flatMap((protocol) =>
  ["/", "/nulla", "/healthz", "/app/orari/"].map((path) =>
    withField(path, "X-Forwarded-Proto", protocol),
  ),
);

/** Lines of a head that are none, or that two servers might read differently. */
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
].flatMap((field) =>
  ["/app/orari", "/nulla"].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${field}\r\n\r\n`),
);

/** Requests for ordinary addresses with fields that no browser sends. */
export const ODD_FIELDS: readonly string[] = [
  ...ranges,
  ...conditions,
  ...encodingsTaken,
  ...forwarded,
  ...fields,
];
