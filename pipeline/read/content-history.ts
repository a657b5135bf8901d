import type { LastChanges } from "../outputs/seo/sitemap.ts";
import { git } from "./git.ts";

/** The prefix of date lines in the log; no file name starts with it. */
const DAY_MARK = "\t";

/**
 * Returns the date of the last commit of each file in a folder, by path in it, as "2026-11-22". Files with uncommitted
 * changes are left out: the date of their last change is unknown.
 * @returns undefined without a complete history: an archive, a shallow clone, a machine without git
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
    // The log is newest first.
    else if (line !== "" && !days.has(line)) days.set(line, day);
  }
  for (const file of changed.split("\n")) days.delete(file);
  return days;
}
