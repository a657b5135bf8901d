import { createContext, useContext } from "react";
import type { FieldProblem, Value } from "../../api.ts";
import type { Answer } from "../../server/calls.ts";
import type { Path } from "./path.ts";

/** The context that fields share with their form. */
export interface FormContext {
  fields: Value;
  /** Sets a value, or computes it from the current one; undefined removes the field. */
  change: (path: Path, value: Value | undefined | ((now: Value | undefined) => Value)) => void;
  isOpen: (id: string, atFirst: boolean) => boolean;
  setOpen: (id: string, open: boolean) => void;
  /** Expands everything around a field, and moves focus to it. */
  goTo: (path: Path) => void;
  /** Moves focus to a list entry that has been moved, with the list's entries collapsed: it can be moved on at once. */
  followTo: (path: Path) => void;
  problems: readonly FieldProblem[];
  pages: Answer<"pages">;
  pictures: Answer<"pictures">;
  /** Uploads a picture; resolves to its path, or rejects with a sentence. */
  addPicture: (file: File) => Promise<string>;
}

const Context = createContext<FormContext | undefined>(undefined);

export const FormProvider = Context.Provider;

/** Returns the context of the form. @throws Error outside a form */
export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error("A field stands outside a form.");
  return context;
}
