import { readFileSync } from "node:fs";

/** One line of a Dockerfile: its word in capitals, and what comes after. */
export interface Instruction {
  word: string;
  rest: string;
}

/** The stages of the project's Dockerfile, each from its FROM on. Comments are left out, and continued lines joined. */
export function readDockerfile(): Instruction[][] {
  const lines = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ").split("\n");
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (word === undefined || rest === undefined) {
      if (line.trim() !== "" && !line.startsWith("#")) throw new Error(`Not understood: ${line}`);
      continue;
    }
    if (word === "FROM") stages.push([]);
    stages.at(-1)?.push({ word, rest });
  }
  return stages;
}

/** What a stage says after a word. */
export function textsOf(stage: readonly Instruction[], word: string): string[] {
  return stage.filter((instruction) => instruction.word === word).map(({ rest }) => rest);
}

/** The command of a CMD or HEALTHCHECK, written as a JSON list so that no shell comes between. */
export function commandIn(text: string): string[] {
  return JSON.parse(text.slice(text.indexOf("["))) as string[];
}

/** The variables that a stage sets. */
export function variablesOf(stage: readonly Instruction[]): Record<string, string> {
  const pairs = textsOf(stage, "ENV").flatMap((text) => text.split(/\s+/));
  return Object.fromEntries(pairs.map((pair) => pair.split("=", 2)));
}
