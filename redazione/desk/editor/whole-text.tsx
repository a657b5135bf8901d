import { type ReactNode, useState } from "react";
import type { Draft, OpenFile, Refusal, Saved } from "../../api.ts";
import { ask, refusalOf, useAsked } from "../api.ts";
import { Dialog } from "../components/dialog.tsx";
import { RefusalWords } from "../components/refusal-words.tsx";
import { Frame } from "../form/frame.tsx";
import { VersionsDialog } from "../history/versions-dialog.tsx";
import { fileHref, go } from "../router.ts";
import { letGo } from "./editing.ts";
import styles from "./editor.module.css";

interface Props {
  file: OpenFile;
  isChanged: boolean;
  onTake: (draft: Draft) => void;
}

/** Offers what is done with a text as a whole: its earlier versions, another address, or away from the site. */
export function WholeText({ file, isChanged, onTake }: Props) {
  const [asked, setAsked] = useState<"versions" | "rename" | "remove">();
  const close = () => setAsked(undefined);
  const isText = file.path.endsWith(".md") && file.kind !== "legal";
  const why = file.whyFixed ?? (isChanged ? UNSAVED : undefined);
  const take = (draft: Draft) => {
    close();
    onTake(draft);
  };
  const button = (name: typeof asked, words: string) => (
    <button type="button" className="quiet" onClick={() => setAsked(name)}>
      {words}
    </button>
  );
  return (
    <div className="row">
      {button("versions", "Le versioni di prima")}
      {isText && button("rename", "Cambia l’indirizzo")}
      {isText && button("remove", "Togli questo testo dal sito")}
      {asked === "versions" && <VersionsDialog path={file.path} onTake={take} onClose={close} />}
      {asked === "rename" && why && (
        <Dialog title={RENAME} onClose={close}>
          <p>{why}</p>
        </Dialog>
      )}
      {asked === "rename" && !why && <RenameDialog {...{ file, close }} />}
      {asked === "remove" && <RemoveDialog {...{ file, close }} />}
    </div>
  );
}

const RENAME = "Cambiare l’indirizzo";
const UNSAVED = "Prima si salva quello che è scritto, o si lascia perdere.";

interface DialogProps {
  file: OpenFile;
  close: () => void;
}

function RenameDialog({ file, close }: DialogProps) {
  const { path, version, address = "" } = file;
  const before = path.replace(/^[^/]+\/|\.md$/g, "");
  const [name, setName] = useState(before);
  const prefix = address.slice(0, -before.length);
  return (
    <Change
      {...{ path, close }}
      title={RENAME}
      leading="Cambiano insieme, perché portano qui:"
      label="Cambialo"
      isReady={name !== before && name !== ""}
      send={() => ask("rename", { path, version, name })}
      note={address && `Chi ha salvato ${address} arriverà al nuovo indirizzo.`}
    >
      <Frame
        id="nuovo-nome"
        label="Nome nell’indirizzo"
        help={`Lettere minuscole senza accenti, cifre e trattini. La pagina sarà ${prefix}${name}`}
        messages={[]}
      >
        {(attributes) => (
          <input {...attributes} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Frame>
    </Change>
  );
}

function RemoveDialog({ file, close }: DialogProps) {
  const { path, title, version, successor } = file;
  const goes = successor
    ? `Chi ha salvato il suo indirizzo arriverà a ${successor}: si cambia in «Indirizzi che portano altrove». `
    : "";
  return (
    <Change
      {...{ path, close }}
      title={`Togliere «${title}»?`}
      leading="Portano qui, o lo nominano:"
      label="Toglilo"
      send={() => ask("remove", { path, version })}
      note={`${goes}Dalla cronologia si può rimettere com’era.`}
    />
  );
}

interface ChangeProps {
  path: string;
  close: () => void;
  title: string;
  /** Said of the files that lead to the text. */
  leading: string;
  label: string;
  isReady?: boolean;
  /** Makes the change; answers where the text is then, if it is still there. */
  send: () => Promise<Saved & { path?: string }>;
  note: string;
  children?: ReactNode;
}

/** Asks before a whole text is changed, then opens what has come of it. */
function Change({ path, close, isReady = true, send, ...words }: ChangeProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [isRunning, setRunning] = useState(false);
  const { answer: files } = useAsked("leading", path);
  const run = async () => {
    setRunning(true);
    setRefusal(undefined);
    try {
      const { path: moved } = await send();
      letGo("bozza", path);
      close();
      go(moved ? fileHref(moved, { nuovo: "" }) : "#/elenco");
    } catch (error) {
      setRefusal(refusalOf(error));
      setRunning(false);
    }
  };
  const found = files?.length ? words.leading : "Nessun testo porta qui.";
  return (
    <Dialog title={words.title} onClose={close}>
      {words.children}
      <p role="status">{files ? found : "Si cerca che cosa porta qui…"}</p>
      <ul className={styles.leading}>
        {files?.map((file) => (
          <li key={file.path}>
            <a href={fileHref(file.path)}>{file.title}</a>
          </li>
        ))}
      </ul>
      {words.note && <p>{words.note}</p>}
      {refusal && <RefusalWords refusal={refusal} />}
      <p className="row">
        <button type="button" className="main" disabled={!isReady || isRunning} onClick={run}>
          {words.label}
        </button>
        <button type="button" onClick={close}>
          Lascialo com’è
        </button>
      </p>
    </Dialog>
  );
}
