import type { Community } from "../../../pipeline/maps/communities/communities.ts";
import { LinkGroups } from "../../page-components/link-groups/link-groups.tsx";

export function CommunitiesList({ communities }: { communities: readonly Community[] }) {
  const items = communities.map(({ title, address, feast }) => ({
    title,
    address,
    note: feast && `La festa: ${feast}`,
  }));
  return <LinkGroups groups={[{ title: "Le comunità", items }]} />;
}
