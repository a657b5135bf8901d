import { get, words } from "./raw-request.ts";

/** Files that lie beside the served folder, and must never be sent. */
const TARGETS = ["package.json", "build/policy.json", "server/main.ts", "etc/passwd"];

/** "../" as it is, and as servers have been fooled with it. */
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

/** Names that say where the file is. */
const absolute = [
  ...words(`
    //etc/passwd ///etc/passwd /%2fetc/passwd /%2f%2fetc%2fpasswd /file:///etc/passwd
    /C:/package.json /C:%5cpackage.json /proc/self/environ /.git/config /.env /app/.git/HEAD
    /node_modules/hono/package.json /build/client/index.html /assets/ /assets/..
    /assets/../../policy.json /index.html /index.html.br /app/orari/index.html/`),
  "/\\etc\\passwd",
].map(get);

/** Bytes that are no text, endings, and what other servers run or list. */
const encodings = [
  ...words(`
    /% /%% /%0 /%zz /%00 /app/orari%00 /app/orari%00.html /app/orari%0d%0aSet-Cookie:%20a=1
    /app/orari/%0d%0aLocation:%20http://evil.example/ /%e0%a4%a /%ff%fe /%ed%a0%80 /%f0%9f%92%a9
    /app/orari/?%0d%0aSet-Cookie:%20a=1 /app/orari/?a=% /app/orari/;jsessionid=1 /app/orari::$DATA
    /vecchia.html /vecchia.html/ /vecchia.html?a=1 /vecchia.htmlx /sito /sito/ /sito/a.php?b=c /sito/%0a
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

const slashes = [
  ...words(`
    /app/orari/ /app/orari// /app/orari/? /app/orari/?a=/ /app/orari/%2f /app/orari%2f /app%2forari
    /app//orari //app/orari /./app/orari /app/./orari /app/x/../orari /app/orari/. /app/orari/..
    /app/nulla/ /nulla/ /canto.mp3/ /assets/ /assets /app/sant%E2%80%99elia /app/sant%E2%80%99elia/
    /app/sant%e2%80%99elia/?a=%E2%80%99 /app/sant’elia/ /app/Orari /APP/ORARI /app/orari%20
    /app/orari. /app/orari? /app/orari?? /app/orari?/ /app/%6frari /%61pp /app? /app/?a /app//
    /healthz/ /healthz? /%68ealthz /assets/valley-1a2b.svg /assets/page-1a2b.html
    /assets/feed-1a2b.xml /icona.svg /dati/breaking-news.json /dati/breaking-news.json/ /avvisi.xml
    /avvisi.xml/ /avvisi.xml.br /.well-known/security.txt /.well-known/security.txt/
    /.well-known/security.txt.gz /.well-known/.segreto /.well-known/ /.well-known
    /app/.well-known/security.txt`),
  "/app/orari ",
].map((path) => get(Buffer.from(path).toString("latin1")));

/** Requests for addresses as no browser writes them. */
export const ODD_ADDRESSES: readonly string[] = [
  ...climbing,
  ...absolute,
  ...encodings,
  ...slashes,
];
