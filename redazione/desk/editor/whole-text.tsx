import { useState } from "react";
import type { Draft, OpenFile, Refusal, Saved } from "../../api.ts";
import { ask, refusalOf, useAsked } from "../api.ts";
import { Dialog } from "../components/dialog.tsx";
import { RefusalWords } from "../components/refusal-words.tsx";
import { Frame } from "../form/frame.tsx";
import { VersionsDialog } from "../history/versions-dialog.tsx";
import { fileHref, go } from "../router.ts";
import styles from "./editor.module.css";
import { letGo } from "./kept-drafts.ts";

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
      {asked === "rename" && <RenameDialog {...{ file, isChanged, close }} />}
      {asked === "remove" && <RemoveDialog {...{ file, close }} />}
    </div>
  );
}

function RenameDialog({ file, isChanged, close }: DialogProps & { isChanged: boolean }) {
  const { path, version, address = "" } = file;
  const before = path.replace(/^[^/]+\/|\.md$/g, "");
  const [name, setName] = useState(before);
  const { refusal, run } = useRun(path, close);
  const prefix = address.slice(0, -before.length);
  const why = file.whyFixed ?? (isChanged ? UNSAVED : undefined);
  if (why) {
    return (
      <Dialog title="Cambiare l’indirizzo" onClose={close}>
        <p>{why}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title="Cambiare l’indirizzo" onClose={close}>
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
      <Leading path={path} words="Cambiano insieme, perché portano qui:" />
      {address && <p>Chi ha salvato {address} arriverà al nuovo indirizzo.</p>}
      {refusal && <RefusalWords refusal={refusal} />}
      <Buttons
        label="Cambialo"
        isReady={name !== before && name !== ""}
        onDo={() => run(() => ask("rename", { path, version, name }))}
        onLeave={close}
      />
    </Dialog>
  );
}

function RemoveDialog({ file, close }: DialogProps) {
  const { path, title, version, successor } = file;
  const { refusal, run } = useRun(path, close);
  return (
    <Dialog title={`Togliere «${title}»?`} onClose={close}>
      <Leading path={path} words="Portano qui, o lo nominano:" />
      <p>
        {successor &&
          `Chi ha salvato il suo indirizzo arriverà a ${successor}: si cambia in «Indirizzi che portano altrove». `}
        Dalla cronologia si può rimettere com’era.
      </p>
      {refusal && <RefusalWords refusal={refusal} />}
      <Buttons label="Toglilo" onDo={() => run(() => ask("remove", { path, version }))} onLeave={close} />
    </Dialog>
  );
}

const UNSAVED = "Prima si salva quello che è scritto, o si lascia perdere.";

interface DialogProps {
  file: OpenFile;
  close: () => void;
}

/** Sends a request about a whole text, then opens what has come of it. */
function useRun(path: string, close: () => void) {
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (send: () => Promise<Saved & { path?: string }>) => {
    try {
      const { path: moved } = await send();
      letGo("bozza", path);
      close();
      go(moved ? fileHref(moved, { nuovo: "" }) : "#/elenco");
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  return { refusal, run };
}

/** Lists the files that lead to a text. */
function Leading({ path, words }: { path: string; words: string }) {
  const { answer: files } = useAsked("leading", path);
  if (!files) return <p role="status">Si cerca che cosa porta qui…</p>;
  if (files.length === 0) return <p role="status">Nessun testo porta qui.</p>;
  return (
    <>
      <p role="status">{words}</p>
      <ul className={styles.leading}>
        {files.map((file) => (
          <li key={file.path}>
            <a href={fileHref(file.path)}>{file.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ButtonsProps {
  label: string;
  isReady?: boolean;
  onDo: () => void;
  onLeave: () => void;
}

function Buttons({ label, isReady = true, onDo, onLeave }: ButtonsProps) {
  return (
    <p className="row">
      <button type="button" className="main" disabled={!isReady} onClick={onDo}>
        {label}
      </button>
      <button type="button" onClick={onLeave}>
        Lascialo com’è
      </button>
    </p>
  );
}
