/** Files that lie beside the served folder, and must never be sent. */
const TARGETS = ["package.json", "build/policy.json", "server/main.ts", "etc/passwd"];

/** "../" as it is, and as servers have been fooled with it. */
const CLIMBS = [
  "../",
  "..%2f",
  "..%2F",
  "%2e%2e/",
  "%2E%2E%2F",
  ".%2e/",
  "%2e./",
  "..\\",
  "..%5c",
  "%2e%2e%5c",
  "..%252f",
  "%252e%252e%252f",
  "..%25%32%66",
  "..%c0%af",
  "%c0%ae%c0%ae/",
  "..%ef%bc%8f",
  "%uff0e%uff0e/",
  "..;/",
  "....//",
  "../%00/",
];

const FOLDERS = ["/", "/app/"];

const climbing = FOLDERS.flatMap((folder) =>
  CLIMBS.flatMap((climb) => TARGETS.map((target) => get(folder + climb.repeat(4) + target))),
);

/** Names that say where the file is. */
const absolute = [
  "//etc/passwd",
  "///etc/passwd",
  "/%2fetc/passwd",
  "/%2f%2fetc%2fpasswd",
  "/file:///etc/passwd",
  "/\\etc\\passwd",
  "/C:/package.json",
  "/C:%5cpackage.json",
  "/proc/self/environ",
  "/.git/config",
  "/.env",
  "/app/.git/HEAD",
  "/node_modules/hono/package.json",
  "/build/client/index.html",
  "/assets/",
  "/assets/..",
  "/assets/../../policy.json",
  "/index.html",
  "/index.html.br",
  "/app/orari/index.html/",
].map(get);

/** Bytes that are no text, endings, and what other servers run or list. */
const encodings = [
  "/%",
  "/%%",
  "/%0",
  "/%zz",
  "/%00",
  "/app/orari%00",
  "/app/orari%00.html",
  "/app/orari%0d%0aSet-Cookie:%20a=1",
  "/app/orari/%0d%0aLocation:%20http://evil.example/",
  "/%e0%a4%a",
  "/%ff%fe",
  "/%ed%a0%80",
  "/%f0%9f%92%a9",
  "/\u00e0",
  "/\xff\xfe",
  "/app/orari/?%0d%0aSet-Cookie:%20a=1",
  "/app/orari/?\xff",
  "/app/orari/?a=%",
  "/app/orari/;jsessionid=1",
  "/app/orari::$DATA",
  "/app/orari~",
  "/app/orari.php?x=<script>alert(1)</script>",
  "/<script>alert(1)</script>",
  "/app/<svg/onload=alert(1)>",
  "/constructor",
  "/__proto__",
  "/toString",
  "/api/santi.json/..%2f..%2fpackage.json",
  "/api/santi.json%00",
  "/healthz/../../package.json",
  "/?/../../package.json",
  "/app/orari#/../../package.json",
  "/%2e",
  "/.",
  "/..",
  "/app/..",
  "/app/.%2e/",
  `/${"a/".repeat(1_900)}`,
  `${"/".repeat(3_990)}a`,
  `/${"%2f".repeat(1_300)}a`,
  `/${"../".repeat(1_300)}etc/passwd`,
  `/app/orari?${"a=1&".repeat(950)}`,
].map(get);

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

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
}

/**
 * Requests as no browser writes them, byte by byte in Latin-1: climbing out of the served folder, odd encodings,
 * broken requests. A server answers each with a status below 500, or closes the connection.
 */
export const ODD_REQUESTS: readonly string[] = [
  ...climbing,
  ...absolute,
  ...encodings,
  ...malformed,
];
