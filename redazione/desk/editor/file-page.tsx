import { Page } from "../components/page.tsx";
import type { Route } from "../router/route.ts";
import { FileDesk } from "./file-desk.tsx";
import { useEditing } from "./use-editing.ts";

/** Loads a file and opens it. */
export function FilePage({ route }: { route: Route & { page: "file" } }) {
  const editing = useEditing(route.path);
  const { failure, open } = editing;
  if (failure) {
    return (
      <Page title="Il file non si apre">
        <p role="alert">{failure}</p>
        <button type="button" onClick={open}>
          Riprova
        </button>
      </Page>
    );
  }
  if (!editing.editing) return <Page title="Si apre…" />;
  return <FileDesk key={route.path} route={route} file={editing} now={editing.editing} />;
}
