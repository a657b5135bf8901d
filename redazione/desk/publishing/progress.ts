import type { PublishingLine } from "../../api.ts";

type Step = Extract<PublishingLine, { step: string }>;
type Result = Extract<PublishingLine, { result: string }>;

/** The progress of publishing. */
export interface Progress {
  isRunning: boolean;
  steps: readonly Step[];
  result?: Result;
}

export const NOT_BEGUN: Progress = { isRunning: false, steps: [] };

/** Adds a line of the server to the progress; the end of a step replaces its beginning. */
export function proceed(progress: Progress, line: PublishingLine | "begin"): Progress {
  if (line === "begin") return { isRunning: true, steps: [] };
  if ("result" in line) return { ...progress, isRunning: false, result: line };
  const others = progress.steps.filter(({ step }) => step !== line.step);
  return { ...progress, steps: [...others, line] };
}
