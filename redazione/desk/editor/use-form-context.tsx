import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft, FieldProblem, FilePath } from "../../api.ts";
import { api } from "../api/api.ts";
import { useAsked } from "../api/use-asked.ts";
import type { FormContext } from "../form/form-context.ts";
import { useOpenPlaces } from "../form/open-places.ts";
import { getAt, idOf, type Path, setAt } from "../form/path.ts";
import { romeNow } from "../rome-now.ts";
import { pictureName } from "./picture-name.ts";

interface Given {
  path: FilePath;
  draft: Draft;
  problems: readonly FieldProblem[];
  change: (draft: Draft) => void;
}

/** Provides the context that a file's fields share. */
export function useFormContext({ path, draft, problems, change }: Given) {
  const places = useOpenPlaces();
  const pages = useAsked(api.pages);
  const pictures = useAsked(api.pictures);
  const [wanted, setWanted] = useState<Path>();
  useEffect(() => {
    if (!wanted) return;
    focusOn(wanted);
    setWanted(undefined);
  }, [wanted]);
  const { openTo } = places;
  const goTo = useCallback(
    (to: Path) => {
      openTo(to);
      setWanted(to);
    },
    [openTo],
  );
  // Edits made during a picture's upload are kept.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const changeAt: FormContext["change"] = (to, value) => {
    const { fields } = latest.current;
    const made = typeof value === "function" ? value(getAt(fields, to)) : value;
    change({ ...latest.current, fields: setAt(fields, to, made) });
  };
  return {
    fields: draft.fields,
    change: changeAt,
    isOpen: places.isOpen,
    setOpen: places.setOpen,
    goTo,
    problems,
    pages: pages.answer ?? [],
    pictures: pictures.answer ?? [],
    addPicture: async (file: File) => {
      const [folder, name] = pictureName(path, file.name);
      const added = await api.addPicture(folder, name, file);
      pictures.again();
      return added;
    },
    now: romeNow,
  };
}

/** Moves focus to a field, or to the first of its inputs. */
function focusOn(path: Path): void {
  const field = document.getElementById(idOf(path));
  const body = field?.closest("li, section")?.querySelector<HTMLElement>("input, select, textarea");
  const target = field?.matches("[aria-expanded]") && body ? body : field;
  target?.focus();
  target?.scrollIntoView({ block: "center" });
}
