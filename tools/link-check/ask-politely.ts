/** The number of sites checked concurrently. */
const SITES_AT_ONCE = 4;

/**
 * Checks links sequentially within each site, and a few sites concurrently.
 * @param links each with an address of its own
 * @returns the links with their results, in the same order
 */
export async function askPolitely<Link extends { address: string }, Fate>(
  links: readonly Link[],
  ask: (address: string) => Promise<Fate>,
): Promise<(Link & { fate: Fate })[]> {
  const sites = Map.groupBy(links, ({ address }) => new URL(address).host).values();
  const asked = new Map<Link, Link & { fate: Fate }>();
  // All workers share one queue: whichever finishes a site takes the next.
  const askSites = async () => {
    for (const site of sites) {
      for (const link of site) asked.set(link, { ...link, fate: await ask(link.address) });
    }
  };
  await Promise.all(Array.from({ length: SITES_AT_ONCE }, askSites));
  return links.flatMap((link) => asked.get(link) ?? []);
}
