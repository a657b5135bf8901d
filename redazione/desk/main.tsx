import "./styles/styles.css";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { prefersDark, showTheme } from "../../app/hydration/show-theme.ts";
import { DeskHeader } from "./components/desk-header.tsx";
import { FilePage } from "./editor/file-page.tsx";
import { NewPage } from "./editor/new-page.tsx";
import { ListPage } from "./files/list-page.tsx";
import { HistoryPage } from "./history/history-page.tsx";
import { PublishPage } from "./publishing/publish-page.tsx";
import { type Route, useRoute } from "./router.ts";
import { TodayPage } from "./today/today-page.tsx";

/** The pages of the desk, by the first name of their address; any other address shows the start page. */
const PAGES: Record<string, ComponentType<{ route: Route }>> = {
  elenco: ListPage,
  apri: FilePage,
  nuovo: NewPage,
  cronologia: HistoryPage,
  pubblicare: PublishPage,
};

/** Renders the desk: its header, and the page of the current route. */
function Desk() {
  const route = useRoute();
  const CurrentPage = PAGES[route.page] ?? TodayPage;
  return (
    <>
      <DeskHeader page={route.page} />
      <CurrentPage key={`${route.page}/${route.name}`} route={route} />
    </>
  );
}

showTheme(prefersDark());

createRoot(document.getElementById("banco") as HTMLElement).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
