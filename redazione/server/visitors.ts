import { z } from "zod";
import { contentIdentity, VERSION_ADDRESS } from "../../pipeline/outputs/content-identity.ts";
import type { Desk } from "./desk.ts";
import { readYaml } from "./saving/edit-yaml.ts";

/** Milliseconds for a response of the public site. */
const TIMEOUT = 3_000;

const versionSchema = z.object({ content: z.string(), built: z.iso.datetime() });

/** Asks the public site, or else the one served on this machine, for its build, and whether it has what is published. */
export async function askVisitors({ repository, sites }: Desk) {
  const published = contentIdentity(repository.publishedBlobs());
  const site = readYaml(repository.bytesOf("site.yaml")?.toString("utf8") ?? "");
  const { sito } = (site ?? {}) as { sito?: string };
  for (const address of sites(sito)) {
    const version = await versionAt(address);
    if (version)
      return { address, built: version.built, isPublished: version.content === published };
  }
  return {};
}

async function versionAt(address: string) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(new URL(VERSION_ADDRESS, address), { signal, cache: "no-store" });
    return versionSchema.parse(await answer.json());
  } catch {
    return undefined;
  }
}
