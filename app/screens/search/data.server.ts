import { pictureFor } from "../../../pipeline/images/cards.ts";
import { withPicture } from "../../../pipeline/images/pictures.ts";
import { allPages, searchFile } from "../../../pipeline/outputs/search-data.ts";
import type { PageSource } from "../../../pipeline/pages/page-data.ts";

export type SearchPageData = Awaited<ReturnType<typeof searchData>>;

/** Returns the data of the search page: the address of the index, and all pages by section, each with a picture. */
export default async function searchData({ content }: PageSource<never>) {
  const groups = allPages(content).map(({ title, items }) =>
    withPicture({ title, items, picture: pictureFor(content, items[0]?.address ?? "") }),
  );
  return { index: searchFile(content).address, groups: await Promise.all(groups) };
}
