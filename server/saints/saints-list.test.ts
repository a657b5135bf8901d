import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test, vi } from "vitest";
import { listenLocally } from "../../tests/support/free-port.ts";
import { folderWith } from "../../tests/support/temporary-folder.ts";
import { fetchSaints, SourceError, saintsSource } from "./fetch-saints.ts";
import { createSaintsList } from "./saints-list.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LIST = [{ nome: "San Giobbe" }];

const open: Server[] = [];

/** An upstream on this machine that answers as it is told. */
async function upstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  return `http://127.0.0.1:${await listenLocally(server)}/santi.json`;
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe("the source", () => {
  test("is asked without cookies, and its list is made anew", async () => {
    let cookies: string | undefined = "not asked";
    const source = await upstream((request, response) => {
      cookies = request.headers.cookie;
      response.setHeader("Set-Cookie", "spia=1");
      response.end(JSON.stringify([{ nome: "San Giobbe", foto: "https://altrove.example/a.jpg" }]));
    });
    expect(await fetchSaints(source)).toEqual(LIST);
    expect(cookies).toBeUndefined();
  });

  test.each<[string, RequestListener, RegExp]>([
    ["that answers 500", (_request, response) => response.writeHead(500).end("[]"), /500/],
    ["that sends HTML", (_request, response) => response.end("<!doctype html>"), /JSON/],
    ["that sends an object", (_request, response) => response.end("{}"), /no list of saints/],
    [
      "that points elsewhere",
      (_request, response) => response.writeHead(302, { Location: "http://127.0.0.1:1/" }).end(),
      /answered 302/,
    ],
    [
      "that packs a hundred times as much",
      (_request, response) =>
        response
          .writeHead(200, { "Content-Encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(10_000_000, " "))),
      /more than 100000 bytes/,
    ],
    ["that dies", (request) => request.socket.destroy(), /cannot be reached/],
    [
      "that streams without end",
      (_request, response) => {
        const chunk = Buffer.alloc(100_000, " ");
        const pour = () => {
          while (!response.destroyed && response.write(chunk));
        };
        response.on("drain", pour);
        pour();
      },
      /more than 100000 bytes/,
    ],
  ])("%s is an error", async (_name, listener, message) => {
    await expect(fetchSaints(await upstream(listener))).rejects.toThrow(message);
  });

  test("that hangs is given up after 5 s", async () => {
    const { timeout } = AbortSignal;
    const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(50));
    const source = await upstream(() => undefined);
    await expect(fetchSaints(source)).rejects.toThrow(/more than 5 s/);
    expect(limit.mock.calls).toEqual([[5_000]]);
  });

  test.each(["http://user:secret@127.0.0.1:1/list", "127.0.0.1:1", "ftp://a/secret", "secret"])(
    "cannot be %s, and why is said without it",
    (setting) => {
      expect(() => saintsSource(setting)).toThrow(/^SANTI_URL has to be(?!.*secret)/);
    },
  );
});

describe("the list", () => {
  /** A list whose source answers, and what it gives at a time with how often the source was asked until then. */
  function listOf(fetchList = vi.fn(async () => LIST)) {
    let time = 0;
    const list = createSaintsList({ fetchList, now: () => time });
    const at = async (now: number) => {
      time = now;
      return [(await list.get())?.saints, fetchList.mock.calls.length];
    };
    return { fetchList, list, at };
  }

  test("is fetched once however many wait, and kept for an hour", async () => {
    const { at } = listOf();
    expect(await Promise.all([at(0), at(0), at(0)])).toEqual(Array(3).fill([LIST, 1]));
    expect(await at(HOUR - 1)).toEqual([LIST, 1]);
    expect(await at(HOUR)).toEqual([LIST, 2]);
  });

  test("is served stale while the source is down, and the source is left alone for a minute", async () => {
    const { fetchList, list, at } = listOf();
    await at(0);
    fetchList.mockRejectedValue(new SourceError("down"));
    expect(await at(5 * HOUR)).toEqual([LIST, 2]);
    await vi.waitFor(() => expect(list.metrics()).toMatchObject({ failed: 1, lastError: "down" }));
    expect(await at(5 * HOUR + MINUTE - 1)).toEqual([LIST, 2]);
    expect(await at(5 * HOUR + MINUTE)).toEqual([LIST, 3]);
  });

  test("is undefined while it was never reachable, and there once it is", async () => {
    const down = new Error("down");
    const { list, at } = listOf(vi.fn(async () => LIST).mockRejectedValueOnce(down));
    expect(await at(0)).toEqual([undefined, 1]);
    expect(await at(0)).toEqual([undefined, 1]);
    expect(await at(MINUTE)).toEqual([LIST, 2]);
    expect(list.metrics()).toEqual({
      source: "on",
      fetched: 1,
      failed: 1,
      fetchedAt: new Date(MINUTE).toISOString(),
      lastError: null,
    });
  });

  test("tells nobody what the source's address and its answer hold", async () => {
    const secret = new Error("http://user:secret@127.0.0.1/ is not valid JSON");
    const list = createSaintsList({ fetchList: () => Promise.reject(secret) });
    await list.get();
    expect(JSON.stringify(list.metrics())).not.toContain("secret");
    const source = await upstream((_request, response) => response.end("secret, no JSON"));
    const another = createSaintsList({ fetchList: () => fetchSaints(source) });
    await another.get();
    expect(another.metrics()).toMatchObject({ lastError: "The source sent no JSON." });
  });
});

describe("the folder", () => {
  const down = async () => {
    throw new Error("down");
  };
  const fetchList = async () => LIST;

  test("keeps the list across a restart, made if it is missing", async () => {
    const folder = join(folderWith(), "new");
    await createSaintsList({ fetchList, folder, now: () => 0 }).get();
    const after = createSaintsList({ fetchList: down, folder, now: () => 3 * HOUR });
    expect(await after.get()).toEqual({ saints: LIST, fetchedAt: 0 });
  });

  test.each([
    "",
    "{",
    '{"saints":[{"nome":"<b>"}],"fetchedAt":0}',
    '{"saints":[{"nome":"a"}],"fetchedAt":1e300}',
  ])("with %j in it is as good as empty", async (rubbish) => {
    const folder = folderWith({ "santi.json": rubbish });
    const list = createSaintsList({ fetchList: down, folder });
    expect(await list.get()).toBeUndefined();
    expect(list.metrics()).toMatchObject({ fetchedAt: null });
  });

  test("that cannot be written is said once, and the list is served all the same", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const folder = join(folderWith({ "a-file": "" }), "a-file/below");
    let time = 0;
    const list = createSaintsList({ fetchList, folder, now: () => time });
    expect((await list.get())?.saints).toEqual(LIST);
    time = HOUR;
    await list.get();
    await vi.waitFor(() => expect(list.metrics()).toMatchObject({ fetched: 2, failed: 0 }));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test.skipIf(!existsSync("/dev/full"))(
    "on a full disk (/dev/full) leaves nothing half written",
    async () => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const folder = folderWith();
      symlinkSync("/dev/full", join(folder, `santi.json.${process.pid}`));
      const list = createSaintsList({ fetchList, folder });
      expect((await list.get())?.saints).toEqual(LIST);
      expect(String(warn.mock.calls[0]?.[1])).toContain("ENOSPC");
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});
