import type { ReactNode } from "react";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";

interface Props {
  /** The id of the button itself, by which the form remembers whether its part is expanded. */
  id: string;
  isOpen: boolean;
  /** The name of the part that it expands. */
  children: ReactNode;
}

/** Expands and collapses a part of the form. */
export function Opener({ id, isOpen, children }: Props) {
  const { setOpen } = useForm();
  return (
    <button
      type="button"
      id={id}
      aria-expanded={isOpen}
      className={styles.opener}
      onClick={() => setOpen(id, !isOpen)}
    >
      {children}
    </button>
  );
}
