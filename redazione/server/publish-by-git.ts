import type { RunCommand } from "./commands.ts";
import type { PublishingSettings } from "./publishing-settings.ts";

interface GitPublication extends PublishingSettings {
  /** The project's folder, and content/ in it. */
  project: string;
  content: string;
  who: string;
  changes: readonly string[];
  run: RunCommand;
}

/** Why a push failed, by what git says of it. */
const REASONS: readonly [RegExp, string][] = [
  [
    /rejected|non-fast-forward|fetch first/i,
    "qualcun altro ha pubblicato nel frattempo: chi cura il sito deve unire i due cambiamenti (git pull --rebase)",
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

/**
 * Commits what has changed in content/ with the name of who publishes, and pushes it.
 * @returns undefined when all went well, or a sentence for an editor
 */
export async function publishByGit(publication: GitPublication): Promise<string | undefined> {
  const { project, content, who, remote, branch, changes, run } = publication;
  const git = (...args: string[]) => run("git", args, project);
  if ((await git("rev-parse", "--is-inside-work-tree")).code !== 0) {
    return "Non si è potuto pubblicare: la cartella del progetto non è un deposito git. Scrivete «come: cartella» in redazione/pubblicazione.yaml, o chiedete a chi cura il sito.";
  }
  await git("add", "--all", "--", content);
  const isClean = (await git("diff", "--cached", "--quiet", "--", content)).code === 0;
  if (!isClean) {
    const identity = ["-c", `user.name=${nameOf(who)}`, "-c", "user.email=redazione@localhost"];
    const committed = await git(
      ...identity,
      "commit",
      "--message",
      messageOf(changes),
      "--",
      content,
    );
    if (committed.code !== 0) {
      return `Non si è potuto registrare il cambiamento: ${lastLine(committed.output)} Niente è stato pubblicato.`;
    }
  }
  const pushed = await git("push", remote, `HEAD:${branch}`);
  if (pushed.code === 0) return undefined;
  const reason = REASONS.find(([pattern]) => pattern.test(pushed.output))?.[1];
  return `Il cambiamento è registrato su questo computer, ma non è partito: ${reason ?? lastLine(pushed.output)}. Quando è risolto, premete di nuovo «Pubblica».`;
}

/** A name on one line, without the signs that git gives a meaning to. */
const nameOf = (who: string) => who.replace(/[<>\p{Cc}\s]+/gu, " ").trim() || "Redazione";

function messageOf(changes: readonly string[]): string {
  const [first = "Testi aggiornati", ...others] = changes;
  return others.length === 0 ? first : `${first}, e altro\n\n${changes.join("\n")}`;
}

const lastLine = (output: string) => output.trim().split("\n").at(-1)?.trim() ?? "";
