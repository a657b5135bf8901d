import { createContext, type ReactNode, useContext } from "react";
import type { FieldProblem, LinkTarget, PictureFile, Value } from "../../api.ts";
import type { Path } from "./path.ts";

/** What fields know of the form they stand in. */
export interface FormContext {
  fields: Value;
  /** Writes a value, or what is made of the one that is there by then; undefined takes the field away. */
  change: (path: Path, value: Value | undefined | ((now: Value | undefined) => Value)) => void;
  isOpen: (id: string, atFirst: boolean) => boolean;
  setOpen: (id: string, open: boolean) => void;
  /** Opens what is around a field, and goes there. */
  goTo: (path: Path) => void;
  /** What stands under a field of the whole file: the text, under the summary. */
  afterField: (name: string) => ReactNode;
  problems: readonly FieldProblem[];
  pages: readonly LinkTarget[];
  pictures: readonly PictureFile[];
  /** Takes a picture in; resolves to its name, or rejects with a sentence. */
  addPicture: (file: File) => Promise<PictureFile>;
  /** Now, as a day and hour of Rome: "2027-01-14T07:00". */
  now: () => string;
}

const Context = createContext<FormContext | undefined>(undefined);

export const FormProvider = Context.Provider;

/** @throws Error outside a form. */
export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error("A field stands outside a form.");
  return context;
}
