import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../free-port.ts";
import { callOf, type Engine } from "./engine.ts";
import { startVirtualDisplay } from "./virtual-display.ts";

/** The programs of WebKitGTK, and a display for them. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  xvfb: string;
}

/** The key Escape, as WebDriver writes it. */
const ESCAPE = "\uE00C";

/**
 * WebKitGTK, driven over WebDriver (https://www.w3.org/TR/webdriver2/): a handful of requests. It tells nobody what its
 * console says; what a page can see of that itself is written down from the load event on,
 * when React has not yet begun.
 */
export async function startWebKit({ driver, browser, xvfb }: WebKitPrograms): Promise<Engine> {
  const display = await startVirtualDisplay(xvfb);
  const port = await freePort();
  const process_ = spawn(driver, ["-p", String(port)], {
    env: { ...process.env, DISPLAY: display.name },
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

  const run: Engine["run"] = async (script, ...values) =>
    (await ask("POST", `${session}/execute/sync`, {
      script: `return ${callOf(script, values)}`,
      args: [],
    })) as never;
  const act = (source: object) => ask("POST", `${session}/actions`, { actions: [source] });
  const strike = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await act({ type: "key", id: "keyboard", actions });
  };
  const collect = async () => complaints.push(...(await run(takeComplaints)));

  return {
    run,
    async load(url) {
      await collect();
      await ask("POST", `${session}/url`, { url });
      await run(watchConsole);
    },
    async press(selector) {
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
    },
    type: strike,
    escape: () => strike(ESCAPE),
    resize: async (width, height) =>
      void (await ask("POST", `${session}/window/rect`, { width, height })),
    async complaints() {
      await collect();
      return complaints;
    },
    async close() {
      await ask("DELETE", session).finally(() => {
        process_.kill();
        display.close();
      });
    },
  };
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

/** Waits until the driver listens. */
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

/** Runs in the page: brings an element into the window, and says where its middle is. */
function middleOf(selector: string): [number, number] {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

/** Runs in the page. */
function watchConsole(): void {
  const seen: string[] = [];
  Object.assign(window, { complaints: seen });
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
}

/** Runs in the page. */
function takeComplaints(): string[] {
  return (window as unknown as { complaints?: string[] }).complaints?.splice(0) ?? [];
}
