import { useEffect, useRef, useState } from "react";
import type { Value } from "../../api.ts";
import { ask } from "../api.ts";
import { useForm } from "../form/form-context.ts";
import { getAt } from "../form/path.ts";
import { schemaAt, withEntry } from "../form/schema.ts";
import { HoursChange } from "../hours/hours-change.tsx";
import { fileHref, forget, type Route } from "../router.ts";
import { changesBetween } from "./changes.ts";
import { Conflict } from "./conflict.tsx";
import { type EditedFile, useEditing } from "./editing.ts";
import { Question } from "./question.tsx";
import { SaveBar } from "./save-bar.tsx";
import { WholeText } from "./whole-text.tsx";
import { Opening, WritingDesk } from "./writing-desk.tsx";

const openFile = (path: string) => ask("open", path);

/** Opens a file. */
export function FilePage({ route }: { route: Route }) {
  const { editing, ...file } = useEditing(route.name, openFile);
  if (!editing) return <Opening {...file} />;
  return <OpenFile route={route} file={{ ...file, ...editing }} />;
}

interface Props {
  route: Route;
  file: EditedFile;
}

/** Shows an open file: its form, its preview, and the bar that saves it. */
function OpenFile({ route, file }: Props) {
  const { opened, draft, refusal, saved } = file;
  const { path, schema } = opened;
  // A newly created text counts as saved until something is edited.
  const [first] = useState(route.asks.has("nuovo") ? { version: opened.version } : undefined);
  const changes = changesBetween(opened.draft, draft, schema);
  const other = refusal?.now;
  return (
    <WritingDesk
      {...{ file, path }}
      notes={
        <>
          {file.isSetAside && (
            <p className="note">
              C’è un testo messo da parte.{" "}
              <button type="button" onClick={file.takeBack}>
                Riprendilo
              </button>
            </p>
          )}
          {lacksPhotograph(path, draft.fields) && (
            <p className="note">
              Qui manca una fotografia: c’è soltanto un disegno. Chi visita il sito non lo legge.
            </p>
          )}
          {other && refusal && (
            <Conflict
              sentence={refusal.sentence}
              theirs={changesBetween(opened.draft, other.draft, schema)}
              mine={changes}
              onKeepMine={() => file.keepMine(other)}
              onTakeTheirs={() => file.takeTheirs(other)}
            />
          )}
        </>
      }
      before={
        <>
          <Requested {...{ route, file }} />
          <Question asks={route.asks} file={file} />
          {path === "hours.yaml" && <HoursChange />}
        </>
      }
      after={<WholeText file={opened} isChanged={file.isChanged} onTake={file.change} />}
    >
      <SaveBar
        {...{ file, changes }}
        isReady={changes.length > 0}
        saved={saved ?? (file.isChanged ? undefined : first)}
        onSave={() => file.save((sent) => ask("save", sent))}
      />
    </WritingDesk>
  );
}

/** Carries out what the address asks for: once, when the file has loaded. */
function Requested({ route, file: { opened, isRestored } }: Props) {
  const { fields, change, goTo } = useForm();
  const { asks } = route;
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const add = asks.get("aggiungi");
    if (add !== null && !isRestored) {
      const at = add === "" ? [] : [add];
      const list = (getAt(fields, at) ?? []) as Value[];
      change(at, withEntry(list, schemaAt(opened.schema, at) ?? {}));
      goTo([...at, list.length]);
    } else if (asks.get("campo")) goTo(asks.get("campo")?.split(".") ?? []);
    // Removed from the address, so that reopening the file does not repeat it.
    const [domanda, di] = [asks.get("domanda"), asks.get("di")];
    forget(route, fileHref(opened.path, { domanda, di }));
  });
  return null;
}

/** Texts about what one can go and see: the statues, the church, the road, the ex votos. */
const EVIDENCE =
  /^(pages\/(statue|chiesa)\/|pages\/info\/come_raggiumgerci\.|offerings\/ex-voto\.)/;

/** Tells whether a text about what can be seen has drawings alone. */
export function lacksPhotograph(path: string, fields: Value): boolean {
  const files = JSON.stringify(fields).match(/"file":"[^"]+/g) ?? [];
  return EVIDENCE.test(path) && files.length > 0 && files.every((file) => file.endsWith(".svg"));
}
