import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { fieldsOf } from "../../../domain/untrusted.ts";
import type { FieldProblem, Preview, Value, Written } from "../../api.ts";
import { ask, useAsked } from "../api.ts";
import { romeNow } from "../rome-time.ts";
import { fileHref } from "../router.ts";
import styles from "./preview.module.css";

interface PaneProps {
  /** The path of the open file. */
  path: string;
  /** The draft. */
  written: Written;
  /** Receives the problems of each draft that was previewed. */
  onChecked: (problems: readonly FieldProblem[]) => void;
}

/** Widths in pixels of a phone and of a desktop screen. */
const WIDTHS = { Telefono: 390, Computer: 1280 };

/** Shows the pages affected by a draft, at the width of a phone or of a desktop screen, now or at another moment. */
export function PreviewPane({ path, written, onChecked }: PaneProps) {
  const { preview, failure } = usePreview(written, onChecked);
  const [width, setWidth] = useState(WIDTHS.Telefono);
  const [wanted, setWanted] = useState("");
  const [chosen, setChosen] = useState<string>();
  const opens = WINDOWS.includes(path) ? nextOpening(written.draft.fields) : "";
  const moment = chosen ?? opens;
  const pages = preview?.pages ?? [];
  const page = pages.find(({ address }) => address === wanted) ?? pages[0];
  const shown = useShownFile(path, preview);
  return (
    <section className={styles.pane} aria-label="Anteprima">
      <div className="row">
        <h2>Come si vedrà</h2>
        <fieldset aria-label="Larghezza" className={styles.widths}>
          {Object.entries(WIDTHS).map(([words, pixels]) => (
            <button
              key={words}
              type="button"
              aria-pressed={width === pixels}
              onClick={() => setWidth(pixels)}
            >
              {words}
            </button>
          ))}
        </fieldset>
      </div>
      {pages.length > 1 && (
        <label className={styles.which}>
          Pagina
          <select value={page?.address} onChange={({ target }) => setWanted(target.value)}>
            {pages.map(({ title, address }) => (
              <option key={address} value={address}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {page && (
        <label className={styles.which}>
          In che momento
          <input
            type="datetime-local"
            value={moment}
            onChange={({ target }) => setChosen(target.value)}
          />
          {moment === "" && <span>(adesso)</span>}
        </label>
      )}
      {shown && (
        <small>
          <a href={fileHref(shown.path)}>Correggi questa pagina</a>: {shown.title}
        </small>
      )}
      {failure && <p role="alert">{failure}</p>}
      {page && preview?.problems.length ? (
        <small role="status">
          La pagina è com’era prima: si aggiorna appena i campi sono a posto.
        </small>
      ) : (
        preview?.isStill && <small>Qui i menu stanno fermi: si aprono sul sito pubblicato.</small>
      )}
      {preview && page ? (
        <PreviewFrame
          key={width}
          preview={preview}
          address={moment ? `${page.address}&adesso=${moment}` : page.address}
          width={width}
        />
      ) : (
        <p className={styles.empty}>
          <small>{wordsWithout(preview, path)}</small>
        </p>
      )}
    </section>
  );
}

function wordsWithout(preview: Preview | undefined, path: string): string {
  if (!preview) return "Si prepara la pagina…";
  const [problem] = preview.problems;
  if (!problem) return "Questo file non si vede in nessuna pagina.";
  return preview.problems.some(({ file }) => file === path)
    ? "La pagina si vede appena ci sono tutti i campi che servono."
    : `La pagina si vede appena si corregge qualcosa altrove: ${problem.sentence}`;
}

/** Milliseconds without a keystroke before the preview is rebuilt. */
const PAUSE = 700;

/** Returns the preview of a draft, shortly after the last edit. */
function usePreview(written: Written, onChecked: PaneProps["onChecked"]) {
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState("");
  const check = useEffectEvent(onChecked);
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      try {
        const made = await ask("preview", written);
        if (isLate) return;
        setFailure("");
        check(made.problems);
        // While the fields cannot be rendered, the frame keeps its page.
        setPreview((before) =>
          made.pages.length === 0 && made.problems.length > 0 && before
            ? { ...before, problems: made.problems }
            : made,
        );
      } catch (error) {
        if (!isLate) setFailure((error as Error).message);
      }
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [written]);
  return { preview, failure };
}

/** Returns the text of the page in the frame, which says where it is after each step; none for the open text's own. */
function useShownFile(path: string, { base, pages: [own] = [] }: Partial<Preview> = {}) {
  const [address, setAddress] = useState("");
  const isOwn = path.endsWith(".md") && own?.address.startsWith(`${address}?`);
  const { answer: files } = useAsked(address !== "" && !isOwn && "files");
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin === base) setAddress(String(data));
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [base]);
  return files?.find((file) => file.path.endsWith(".md") && file.address === address);
}

interface FrameProps {
  preview: Preview;
  address: string;
  /** The width in pixels at which the page is laid out. */
  width: number;
}

/** Shows a page as visitors see it. The next one loads behind it, and replaces it once loaded. */
function PreviewFrame({ preview, address, width }: FrameProps) {
  const [shown, setShown] = useState<{ key: number; source: string }[]>([]);
  // The page is scaled down to fit its place.
  const [scale, setScale] = useState(1);
  const measure = useCallback(
    (place: HTMLDivElement) => {
      const watch = new ResizeObserver(() => setScale(Math.min(1, place.clientWidth / width)));
      watch.observe(place);
      return () => watch.disconnect();
    },
    [width],
  );
  useEffect(() => {
    const source = `${preview.base}${address}`;
    setShown((frames) => [...frames.slice(0, 1), { key: (frames.at(-1)?.key ?? 0) + 1, source }]);
  }, [preview, address]);
  return (
    <div ref={measure} className={styles.place} style={{ maxInlineSize: width }}>
      {shown.map(({ key, source }, index) => (
        <iframe
          key={key}
          title={index === 0 ? "Anteprima della pagina" : "Anteprima che si prepara"}
          src={source}
          // Safe, because the page is of another origin and cannot reach the desk.
          sandbox="allow-scripts allow-same-origin"
          className={styles.frame}
          data-behind={index > 0 ? "" : undefined}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
          onLoad={() => setShown((frames) => frames.slice(index))}
        />
      ))}
    </div>
  );
}

/** The files whose entries are seen from one moment to another. */
const WINDOWS = ["news.yaml", "navigation.yaml", "home-images.yaml"];

/** The fields in which something begins to be seen: a notice, an item of a menu, a picture, a countdown. */
const OPENS = /^(?:pubblicata_|visibile_)?dal$/;

/** Returns the moment at which the last of some entries to come opens: "2027-01-14T07:00"; empty if none is to come. */
export const nextOpening = (entries: Value, now = romeNow()): string =>
  openings(entries)
    .filter((moment) => moment > now)
    .at(-1) ?? "";

const openings = (value: unknown): string[] =>
  Object.entries(fieldsOf(value)).flatMap(([name, item]) =>
    // A day alone begins at midnight.
    OPENS.test(name) && typeof item === "string" ? [`${item}T00:00`.slice(0, 16)] : openings(item),
  );
