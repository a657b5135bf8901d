import type { FieldProblem, Schema } from "../../api.ts";
import { ask } from "../api.ts";
import { Fields } from "../form/field.tsx";
import { FormProvider, useForm } from "../form/form-context.ts";
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

/** Returns the schema of the fields that say where a new text goes. */
const placeOf = (places: readonly string[]): Schema => ({
  properties: {
    ...(places.length > 0 && {
      posto: {
        title: "Dove si legge",
        description: "La sezione del sito, o il gruppo dell’indice.",
        input: "choice",
        enum: [...places],
      },
    }),
    nome: {
      title: "Nome nell’indirizzo",
      description: "Viene dal titolo: lettere minuscole senza accenti, cifre e trattini.",
    },
  },
  required: ["posto", "nome"],
});

/** Shows the form of a new text: its fields, then its place. */
function NewText(file: EditedFile) {
  const { opened, draft, problems = [] } = file;
  const { kind, places = [] } = opened;
  const name = draft.name ?? slugOf(String((draft.fields as { titolo?: string }).titolo ?? ""));
  const path = `${kind}/${name || "nuovo"}.md`;
  const save = async () => {
    const { hash } = window.location;
    const made = await file.save((sent) => ask("create", { ...sent, kind, name }));
    // Who has gone elsewhere meanwhile is not brought back.
    if (made && window.location.hash === hash) go(fileHref(made.path, { nuovo: "" }));
  };
  const place = placeOf(places);
  return (
    <WritingDesk
      {...{ file, path, place }}
      isNamed={name !== ""}
      problems={problems.map((problem) => atPlace(problem, path))}
      after={<Place {...{ file, place, name }} />}
    >
      <SaveBar
        file={file}
        words={name ? "Non è ancora salvato." : "Prima di tutto, come si chiama."}
        isReady={name !== ""}
        onSave={save}
      />
    </WritingDesk>
  );
}

interface PlaceProps {
  file: EditedFile;
  place: Schema;
  name: string;
}

function Place({ file: { draft, ...file }, place, name }: PlaceProps) {
  const fields = { posto: draft.also ?? "", nome: name };
  const change = ([key]: readonly unknown[], value: unknown) => {
    const written = String(value ?? "");
    file.change({ ...draft, ...(key === "posto" ? { also: written } : { name: written }) });
  };
  return (
    <FormProvider value={{ ...useForm(), fields, change }}>
      <Fields schema={place} path={[]} />
    </FormProvider>
  );
}

/** Moves a problem with the name or place of a new text to the field concerned. */
function atPlace(problem: FieldProblem, path: string): FieldProblem {
  const { field, found } = problem;
  if (field === "nome nell’indirizzo") return { ...problem, file: path, at: ["nome"] };
  const hasNoPlace = field === "sezione" || found.startsWith("nessun gruppo");
  return hasNoPlace ? { ...problem, file: path, at: ["posto"] } : problem;
}
