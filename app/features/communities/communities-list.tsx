import { LinkGroups } from "../../components/link-groups.tsx";
import type { Community } from "../../content.server/communities/communities.ts";

/** The communities of a country, each with its feast. */
export function CommunitiesList({ communities }: { communities: readonly Community[] }) {
  const items = communities.map(({ title, address, feast }) => ({
    title,
    address,
    note: feast && `La festa: ${feast}`,
  }));
  return <LinkGroups groups={[{ title: "Le comunità", items }]} />;
}
