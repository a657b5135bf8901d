/** What a journey needs of a browser, whatever drives it (docs/decisions/0026-three-engines.md). */
export interface Engine {
  /** Loads a page, as by its address. */
  load(url: string): Promise<void>;
  /** Runs a function in the page, with values that JSON can hold, and gives what it returns. */
  run<Values extends unknown[], Result>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>;
  /** Presses the element of a selector, as a finger or a mouse does. */
  press(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses a key. */
  key(name: "Enter" | "Escape"): Promise<void>;
  /** Makes the window as wide and as high as this, or as near as the browser can. */
  resize(width: number, height: number): Promise<void>;
  /** What the browser has complained about in its console so far. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser that may be on this machine. */
export interface EngineChoice {
  name: string;
  /** What the machine lacks for it; undefined if it can be started. */
  missing: string | undefined;
  start(): Promise<Engine>;
}

/** A function and its values as text that a browser can run. */
export function callOf(
  script: (...values: never[]) => unknown,
  values: readonly unknown[],
): string {
  return `(${script})(...${JSON.stringify(values)})`;
}
