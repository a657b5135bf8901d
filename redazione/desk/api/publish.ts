import type { PublishingLine, PublishingWish } from "../../api.ts";
import { ask } from "./request.ts";

/**
 * Publishes, and reports each step as it begins and ends.
 * @throws Refused, or the browser's error if the response is cut off
 */
export async function publish(
  wish: PublishingWish,
  tell: (line: PublishingLine) => void,
): Promise<void> {
  const answer = await ask("POST", "publishing", wish);
  let hasEnded = false;
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    const lines = (rest + (value ?? "")).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    for (const text of lines.filter((written) => written.trim() !== "")) {
      const line: PublishingLine = JSON.parse(text);
      hasEnded ||= "result" in line;
      tell(line);
    }
    if (done && !hasEnded) throw new Error("The answer was cut off.");
    if (done) return;
  }
}
