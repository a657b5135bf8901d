import { DeskHeader } from "./components/desk-header.tsx";
import { FilePage } from "./editor/file-page.tsx";
import { ListPage } from "./files/list-page.tsx";
import { NewPage } from "./files/new-page.tsx";
import { HistoryPage } from "./history/history-page.tsx";
import { PublishPage } from "./publishing/publish-page.tsx";
import type { Route } from "./router/route.ts";
import { useRoute } from "./router/use-route.ts";
import { TodayPage } from "./today/today-page.tsx";

/** Renders the desk: its header, and the page of the current route. */
export function Desk() {
  const route = useRoute();
  return (
    <>
      <DeskHeader route={route} />
      <CurrentPage route={route} />
    </>
  );
}

function CurrentPage({ route }: { route: Route }) {
  switch (route.page) {
    case "today":
      return <TodayPage />;
    case "list":
      return <ListPage key={route.purpose} purpose={route.purpose} />;
    case "file":
      return <FilePage key={route.path} route={route} />;
    case "new":
      return <NewPage kind={route.kind} />;
    case "history":
      return <HistoryPage />;
    case "publish":
      return <PublishPage />;
  }
}
