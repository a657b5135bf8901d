import type { PublishingLine } from "../../api.ts";

type Step = Extract<PublishingLine, { step: string }>;
type Result = Extract<PublishingLine, { result: string }>;

/** How far publishing has come. */
export interface Progress {
  isRunning: boolean;
  steps: readonly Step[];
  result?: Result;
}

export const NOT_BEGUN: Progress = { isRunning: false, steps: [] };

/** What a line of the server adds: a step takes the place of itself when it ends. */
export function proceed(progress: Progress, line: PublishingLine | "begin"): Progress {
  if (line === "begin") return { isRunning: true, steps: [] };
  if ("result" in line) return { ...progress, isRunning: false, result: line };
  const others = progress.steps.filter(({ step }) => step !== line.step);
  return { ...progress, steps: [...others, line] };
}
