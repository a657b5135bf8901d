import type { LastChanges } from "../outputs/seo/sitemap.ts";
import { git } from "./git.ts";

/** What a line of the log with a day begins with; no name of a file does. */
const DAY_MARK = "\t";

/**
 * The day of the last commit of each file of a folder, by its path in it, as "2026-11-22". A file with changes that are
 * not committed yet is left out, for nobody knows when they were made.
 * @returns undefined where there is no whole history: an archive, a shallow clone, a machine without git
 */
export function contentHistory(folder = "content"): LastChanges | undefined {
  if (git(folder, "rev-parse", "--is-shallow-repository") !== "false\n") return undefined;
  const log = git(folder, "log", `--format=${DAY_MARK}%cs`, "--name-only", "--relative", "--", ".");
  const changed = git(folder, "diff", "--name-only", "--relative", "HEAD", "--", ".");
  if (log === undefined || changed === undefined) return undefined;
  const days = new Map<string, string>();
  let day = "";
  for (const line of log.split("\n")) {
    if (line.startsWith(DAY_MARK)) day = line.slice(DAY_MARK.length);
    // The newest commits come first.
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  for (const file of changed.split("\n")) days.delete(file);
  return days;
}
