import type { Table } from "./table.ts";

/** What was asked for on the command line. */
export interface Options {
  /** How often to measure what varies; the median is printed. */
  runs: number;
  /** Every page rather than one of each kind. */
  all: boolean;
  /** The measurements of a server that take hours too. */
  long: boolean;
}

/** One subject of the benchmark: `npm run bench -- name`. */
export interface Part {
  name: string;
  /** What it measures and how, in a sentence or two. */
  measures: string;
  /** Whether it runs when no part is named. */
  isQuick: boolean;
  run(options: Options): Promise<Table[]>;
}
