import { expect, test } from "vitest";
import { words } from "../../tests/support/rows.ts";
import { listenAddress, listenError, urlOf } from "./listen-address.ts";

test.each([
  [{}, 3_000, "127.0.0.1"],
  [{ PORT: "", HOST: "" }, 3_000, "127.0.0.1"],
  [{ PORT: "0" }, 0, "127.0.0.1"],
  [{ PORT: "65535", HOST: "0.0.0.0" }, 65_535, "0.0.0.0"],
  [{ PORT: "0080", HOST: "::" }, 80, "::"],
  [{ HOST: "fe80::1%eth0" }, 3_000, "fe80::1%eth0"],
  [{ HOST: "localhost" }, 3_000, "localhost"],
  [{ HOST: "www.canneto.example" }, 3_000, "www.canneto.example"],
])("%j means port %i of %s", (env, port, host) => {
  expect(listenAddress(env)).toEqual({ port, host });
});

test.each([...words("abc 65536 99999999 -1 3000.5 3e3 0x50 /run/s"), " 3000", "3000 ", " "])(
  "PORT=%j is no port, and is said in one sentence",
  (PORT) => {
    expect(() => listenAddress({ PORT })).toThrow(/^PORT is ".*", and has to be [^.]*\.$/);
  },
);

test.each([
  ...words("http://127.0.0.1 127.0.0.1:3000 [::1] 0 127.1 256.0.0.1 0x7f000001 -a a..b * a_b à"),
  ...["a b", "no such name", " ", "a".repeat(254)],
])("HOST=%j is nobody's name, and is said in one sentence", (HOST) => {
  expect(() => listenAddress({ HOST })).toThrow(/^HOST is ".*", and has to be an IP address .*\.$/);
});

test("an address of the newer kind is written in brackets", () => {
  expect(urlOf({ port: 80, host: "::1" })).toBe("http://[::1]:80/");
});

test.each([
  ["EADDRINUSE", "Port 80 on a is taken. Choose another: PORT=3001 npm start"],
  [
    "EACCES",
    "Port 80 is not for everybody on this machine. Choose one above 1023: PORT=3001 npm start",
  ],
  ["EADDRNOTAVAIL", 'HOST is "a", which is no address of this machine.'],
  ["ENOTFOUND", 'HOST is "a", a name that nobody knows here.'],
  ["EMFILE", "The server cannot listen at http://a:80/: too many"],
])("%s is said in a sentence", (code, sentence) => {
  const error = Object.assign(new Error("too many"), { code });
  expect(listenError(error, { port: 80, host: "a" }).message).toBe(sentence);
});
