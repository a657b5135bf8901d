import type { Draft } from "../../api.ts";
import { ask } from "../api.ts";
import { setAt } from "../form/path.ts";
import { fileHref, go, type Route } from "../router.ts";
import { type EditedFile, useEditing } from "./editing.ts";
import { slugOf } from "./picture-name.ts";
import { SaveBar } from "./save-bar.tsx";
import { Opening, WritingDesk } from "./writing-desk.tsx";

/** Creates a new text: a page, a hymn, a prayer, a company. */
export function NewPage({ route: { name } }: { route: Route }) {
  const { editing, ...file } = useEditing(`nuovo/${name}`, openEmpty);
  return editing ? <NewText {...file} {...editing} /> : <Opening {...file} />;
}

const openEmpty = async (path: string) => {
  const empty = await ask("empty", path.replace("nuovo/", ""));
  return { ...empty, path, version: "", questions: [] };
};

/** The fields of a new text that say where it goes, and whether. */
interface Placed {
  titolo?: string;
  nome?: string;
  posto?: string;
  pubblicare?: boolean;
}

/** Shows the form of a new text, whose last fields are its place and its name. */
function NewText(file: EditedFile) {
  const { kind, schema } = file.opened;
  const { titolo, nome, posto, pubblicare } = file.draft.fields as Placed;
  const path = `${kind}/${nome ?? "nuovo"}.md`;
  const change = (draft: Draft) => {
    const now = draft.fields as Placed;
    // The name is the title's until it is changed itself.
    const isOwn = (now.nome ?? "") !== slugOf(titolo ?? "");
    const name = slugOf(now.titolo ?? "") || undefined;
    file.change(isOwn ? draft : { ...draft, fields: setAt(draft.fields, ["nome"], name) });
  };
  const save = async () => {
    const { hash } = window.location;
    const made = await file.save((sent) => ask("save", { ...sent, path }));
    // Who has gone elsewhere meanwhile is not brought back.
    if (made && window.location.hash === hash) go(fileHref(path, { nuovo: "" }));
  };
  const isUnplaced = !posto && pubblicare !== false && schema.properties?.posto;
  const unplaced = isUnplaced && "Resta da scegliere dove si legge.";
  const missing = nome ? unplaced : "Prima di tutto, come si chiama.";
  return (
    <WritingDesk path={path} file={{ ...file, change }}>
      <SaveBar
        file={file}
        words={missing || "Non è ancora salvato."}
        isReady={!missing}
        onSave={save}
      />
    </WritingDesk>
  );
}
