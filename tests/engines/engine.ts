/** The browser operations of journeys, independent of the driver (docs/decisions/0026-three-engines.md). */
export interface Engine {
  /** Loads a page by its address. */
  load(url: string): Promise<void>;
  /** Runs a function in the page, with JSON-serialisable arguments, and returns its result. */
  run<Values extends unknown[], Result>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>;
  /** Clicks the element of a selector. */
  press(selector: string): Promise<void>;
  /** Taps the element of a selector with a finger; clicks it where the driver has no touch. */
  tap(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key. */
  key(name: "Enter" | "Escape"): Promise<void>;
  /** Resizes the window, as closely as the browser allows. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the console messages so far that report a problem. */
  complaints(): Promise<string[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Serialises a function and its arguments into code for a browser. */
export function callOf(
  script: (...values: never[]) => unknown,
  values: readonly unknown[],
): string {
  return `(${script})(...${JSON.stringify(values)})`;
}
