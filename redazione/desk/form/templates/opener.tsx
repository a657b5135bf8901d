import type { ReactNode } from "react";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";

interface Props {
  /** Of the button itself, by which the form remembers what is open. */
  id: string;
  isOpen: boolean;
  /** The name of what it opens. */
  children: ReactNode;
}

/** Opens and closes a part of the form. */
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
