import type { RawAnswer } from "./raw-request.ts";

interface Difference {
  /** What this server does otherwise than nginx, and why. */
  meaning: string;
  isMeant: (request: string, ours: RawAnswer, theirs: RawAnswer) => boolean;
}

const isRefused = ({ status }: RawAnswer) => status === 0 || (status >= 400 && status !== 404);
const hasField = (request: string, name: string) => request.includes(`\r\n${name}: `);

/** Where this server and nginx answer odd requests differently, and are meant to. */
export const MEANT_DIFFERENCES: readonly Difference[] = [
  {
    meaning: "What climbs out, or cannot be decoded, is a page that helps, not 400: links break",
    isMeant: (_request, ours, theirs) => ours.status === 404 && theirs.status === 400,
  },
  {
    meaning: "An address has one spelling: without dots, doubled slashes and what follows a hash",
    isMeant: (request, ours) =>
      ours.status === 404 && /^GET \S*(\/\.(?!well-known\/)|\/%2e|\/\/|#)/.test(request),
  },
  {
    meaning: "Letters beyond ASCII have to be escaped in an address (RFC 9112, 3.2)",
    isMeant: (request, ours) => ours.status === 400 && /^GET \S*[\x80-\xff]/.test(request),
  },
  {
    meaning: "A host that is none is refused, also where nginx reads it as far as it can",
    isMeant: (request, ours) => ours.status === 400 && /\r\nHost: .*[^\w.,:[\]\r]/.test(request),
  },
  {
    meaning: "A port is a number, and a bracket is closed",
    isMeant: (request, ours) =>
      ours.status === 400 && /\r\nHost: (.*:port|\[[^\]]*)\r/.test(request),
  },
  {
    meaning: "Sites are asked for over http and https alone",
    isMeant: (request, ours) => ours.status === 400 && /^\w+ ftp:/.test(request),
  },
  {
    meaning: "A line of the head that is no field is refused, not passed over",
    isMeant: (request, ours) =>
      ours.status === 400 && /\r\nHost: a\r\n(A|A: b.|\xff: a|A\(: b)\r/.test(request),
  },
  {
    meaning: "Both refuse, this server with the status that says more: 405, 431, 505",
    isMeant: (_request, ours, theirs) => isRefused(ours) && isRefused(theirs),
  },
  {
    meaning: "HTTP/1.2 does not exist",
    isMeant: (request, ours) => ours.status === 505 && request.includes(" HTTP/1.2\r\n"),
  },
  {
    meaning: "A field may be 16 KB long, as long as the whole head is: nginx allows 8",
    isMeant: (request, ours) => ours.status === 200 && request.length > 8_192,
  },
  {
    meaning:
      "Text is sent whole, media in one part; a range that is none is passed over (RFC 9110, 14.2)",
    isMeant: (request, ours) => hasField(request, "Range") && [200, 206].includes(ours.status),
  },
  {
    meaning: "Of two lines of encodings both count (RFC 9110, 5.3)",
    isMeant: (request) => request.split("Accept-Encoding").length > 2,
  },
  {
    meaning: "Nobody is told to go on sending a body that is not read",
    isMeant: (request, _ours, theirs) => hasField(request, "Expect") && theirs.status === 100,
  },
  {
    meaning: "A question mark with nothing behind it is kept",
    isMeant: (request, ours) => ours.status === 301 && /^GET \S+\? /.test(request),
  },
  {
    meaning: "GET /healthz tells more than that the server is up",
    isMeant: (_request, ours) => ours.body.startsWith('{"status":"ok","saints"'),
  },
];
