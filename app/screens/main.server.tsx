import { Html } from "../components/html.tsx";
import { LinkGroups } from "../components/link-groups.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import type { PageDataOf } from "../content.server/page-data.ts";
import type { MainProps } from "./main.tsx";
import { markup } from "./markup.server.ts";

/** What the main page is given. */
export function mainProps(page: PageDataOf<"main">): MainProps {
  const { title, summary, address, timetable, road, feasts, gallery } = page;
  return {
    meta: { title, summary, address },
    today: { timetable, road, feasts },
    gallery,
    html: {
      text: markup(
        <>
          <Html html={page.html} className="prose" />
          <LinkGroups
            groups={[
              {
                title: "Le sezioni del sito",
                items: page.doors.map(({ title, address, summary }) => ({
                  title,
                  address,
                  note: summary,
                })),
              },
            ]}
          />
          <PageNotes sources={page.sources} />
        </>,
      ),
    },
  };
}
