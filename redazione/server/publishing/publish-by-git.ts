import { runGit } from "./git.ts";
import type { PublishingSettings } from "./publishing-settings.ts";
import { ONLINE } from "./repository.ts";

/** Reasons for a failure of the remote, by patterns of git's output. */
const REASONS: readonly [RegExp, string][] = [
  [
    /rejected|non-fast-forward|fetch first/i,
    "qualcun altro ha pubblicato proprio adesso: premete di nuovo «Pubblica»",
  ],
  [
    /authentication|permission denied|could not read username|publickey/i,
    "il server non riconosce questo computer: chi cura il sito deve dargli il permesso",
  ],
  [
    /could not resolve|unable to access|connection|network|timed out/i,
    "il server non si raggiunge: controllate la rete e riprovate",
  ],
  [
    /does not appear to be a git repository|no such remote/i,
    "il remoto scritto in pubblicazione.yaml non c’è",
  ],
];

type Remote = Pick<PublishingSettings, "remote" | "branch">;

/** Fetches the published branch into a repository; one that does not exist yet is no error. @returns a sentence if the fetch fails */
export async function fetchOnline(folder: string, { remote, branch }: Remote) {
  const ref = `+refs/heads/${branch}:${ONLINE}`;
  const { isDone, output } = await runGit(folder, "fetch", "--quiet", remote, ref);
  if (isDone || /couldn't find remote ref/i.test(output)) return undefined;
  return `Non si è potuto chiedere che cosa leggono adesso i visitatori: ${reasonOf(output)}.`;
}

/** Pushes a commit of a repository, and verifies that the remote has it. @returns undefined if so, else a sentence for an editor */
export async function push(folder: string, { remote, branch }: Remote, commit: string) {
  const ref = `refs/heads/${branch}`;
  const pushed = await runGit(folder, "push", "--quiet", remote, `${commit}:${ref}`);
  const there = await runGit(folder, "ls-remote", remote, ref);
  if (there.output.startsWith(commit)) return undefined;
  return `I cambiamenti sono registrati su questo computer, ma non sono partiti: ${reasonOf(pushed.output)}. Quando è risolto, premete di nuovo «Pubblica».`;
}

const reasonOf = (output: string) =>
  REASONS.find(([pattern]) => pattern.test(output))?.[1] ??
  output.trim().split("\n").at(-1)?.trim() ??
  "";
