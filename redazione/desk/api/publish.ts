import type { PublishingLine } from "../../api.ts";
import { ask } from "./request.ts";

/**
 * Publishes, telling each step as it begins and ends.
 * @throws Refused
 */
export async function publish(who: string, tell: (line: PublishingLine) => void): Promise<void> {
  const answer = await ask("POST", "publishing", { who });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line.trim() !== "") tell(JSON.parse(line));
    if (done) return;
  }
}
