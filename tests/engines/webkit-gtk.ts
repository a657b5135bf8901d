import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { freePort } from "../support/free-port.ts";
import { callOf, type Engine } from "./engine.ts";
import { standStill } from "./visitor.ts";

/** The executables of WebKitGTK, and of a virtual display for it. */
type Programs = Record<"driver" | "browser" | "xvfb", string>;

/** Key codes of WebDriver. */
const KEYS = { Enter: "\uE007", Escape: "\uE00C" };

/**
 * Starts WebKitGTK, controlled over WebDriver (https://www.w3.org/TR/webdriver2/) with a few requests. The driver has no access
 * to the console: messages visible to the page are recorded from the first query on.
 */
export async function startWebKit({ driver, browser, xvfb }: Programs): Promise<Engine> {
  const display = await startVirtualDisplay(xvfb);
  const port = await freePort();
  const process_ = spawn(driver, ["-p", String(port)], {
    // Without a GPU, compositing costs a core.
    env: { ...process.env, DISPLAY: display.name, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    stdio: "ignore",
  });
  const ask = requestsTo(`http://127.0.0.1:${port}`);
  await answering(ask, process_);
  const { sessionId } = (await ask("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const complaints: string[] = [];

  const run: Engine["run"] = async (script, ...values) => {
    const [result, heard] = (await ask("POST", `${session}/execute/sync`, {
      script: `const heard = (${watchConsole})();
        return Promise.resolve(${callOf(script, values)}).then((result) => [result, heard.splice(0)]);`,
      args: [],
    })) as [never, string[]];
    complaints.push(...heard);
    return result;
  };
  const act = (source: object) => ask("POST", `${session}/actions`, { actions: [source] });
  const strike = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await act({ type: "key", id: "keyboard", actions });
  };

  const press = async (selector: string) => {
    await run(standStill, selector);
    const [x, y] = await run(middleOf, selector);
    await act({
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", x, y, duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    });
  };

  return {
    run,
    async load(url) {
      await run(() => {});
      await ask("POST", `${session}/url`, { url });
      await run(() => {});
    },
    press,
    // The driver has no touch.
    tap: press,
    type: strike,
    key: (name) => strike(KEYS[name]),
    resize: async (width, height) =>
      void (await ask("POST", `${session}/window/rect`, { width, height })),
    async complaints() {
      await run(() => {});
      return complaints;
    },
    async [Symbol.asyncDispose]() {
      await ask("DELETE", session).finally(() => {
        process_.kill();
        display.close();
      });
    },
  };
}

/** Starts Xvfb, for browsers that need a display; it chooses a free number, and reports it: the value of DISPLAY. */
async function startVirtualDisplay(xvfb: string) {
  const options = ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const server = spawn(xvfb, options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(server.stdio[3] as Readable, "data");
  return { name: `:${String(number).trim()}`, close: () => void server.kill() };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

function requestsTo(origin: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** Waits until the driver accepts requests. */
async function answering(ask: Ask, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    try {
      await ask("GET", "/status");
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("WebKitWebDriver ended.");
}

/** Runs in the page: returns the centre of an element. */
function middleOf(selector: string): [number, number] {
  const { left, top, width, height } =
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** Runs in the page: returns the problems recorded so far, and records those that follow. */
function watchConsole(): string[] {
  const page = window as Window & { complaints?: string[] };
  if (page.complaints) return page.complaints;
  const seen: string[] = [];
  page.complaints = seen;
  const note = (...parts: unknown[]) => seen.push(`${parts.map(String).join(" ")} (${location})`);
  console.error = note;
  console.warn = note;
  addEventListener("error", ({ message, target }) => {
    note(message || `not loaded: ${(target as Element).outerHTML}`);
  });
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(violatedDirective, blockedURI),
  );
  return seen;
}
