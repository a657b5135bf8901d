import { gitArguments } from "./git.ts";
import type { Publisher } from "./publisher.ts";
import type { PublishingSettings } from "./publishing-settings.ts";
import { ONLINE } from "./repository.ts";

/** Why the other side did not answer as it should, by what git says of it. */
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

/** Asks the other side what visitors read; a branch that is not there yet is nothing. @returns a sentence when it does not answer */
export async function fetchOnline(publisher: Publisher, { remote, branch }: Remote) {
  const { code, output } = await runGit(
    publisher,
    ...["fetch", "--quiet", remote, `+refs/heads/${branch}:${ONLINE}`],
  );
  if (code === 0 || /couldn't find remote ref/i.test(output)) return undefined;
  return `Non si è potuto chiedere che cosa leggono adesso i visitatori: ${reasonOf(output)}.`;
}

/** Sends a commit, and asks whether it is there. @returns undefined when it is, or a sentence for an editor */
export async function push(publisher: Publisher, { remote, branch }: Remote, commit: string) {
  const pushed = await runGit(
    publisher,
    "push",
    "--quiet",
    remote,
    `${commit}:refs/heads/${branch}`,
  );
  const there = await runGit(publisher, "ls-remote", remote, `refs/heads/${branch}`);
  if (there.output.startsWith(commit)) return undefined;
  return `I cambiamenti sono registrati su questo computer, ma non sono partiti: ${reasonOf(pushed.output)}. Quando è risolto, premete di nuovo «Pubblica».`;
}

const runGit = ({ run, desk }: Publisher, ...args: string[]) =>
  run("git", gitArguments(args), desk.repository.folder);

const reasonOf = (output: string) =>
  REASONS.find(([pattern]) => pattern.test(output))?.[1] ??
  output.trim().split("\n").at(-1)?.trim() ??
  "";
