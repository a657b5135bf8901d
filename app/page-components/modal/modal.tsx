import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { focusMain } from "../../components/skip-link.tsx";
import { SanitisedHtml } from "../sanitised-html/sanitised-html.tsx";
import styles from "./modal.module.css";

interface ModalProps {
  title: string;
  /** Id of the element that screen readers announce after the title. */
  describedBy?: string | undefined;
  /** Accessible name of ×, in the language of the title. */
  closeLabel?: string | undefined;
  /** Called on ×, the overlay and Escape. The owner then stops rendering the modal. */
  onClose: () => void;
  /** Content of the modal; a string is HTML, sanitised before it is shown. */
  children: ReactNode;
  className?: string | undefined;
}

/** Shows a modal while it is rendered (docs/behaviour.md, "Modals"): the browser traps the focus and restores it. */
export function Modal({
  title,
  describedBy,
  closeLabel = "Chiudi",
  onClose,
  children,
  className,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOnOverlay = useRef(false);
  const titleId = useId();

  // A layout effect: the dialog must close, and restore the focus, while it is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const covered = element ? elementsBeside(element) : [];
    for (const beside of covered) beside.setAttribute("aria-hidden", "true");
    return () => {
      for (const beside of covered) beside.removeAttribute("aria-hidden");
      element?.close();
      // If nothing was focused before, the focus is still in the dialog, which is about to be removed.
      const focused = document.activeElement;
      if (focused === document.body || element?.contains(focused)) focusMain();
    };
  }, []);

  function onPointerDown(event: PointerEvent) {
    isPressOnOverlay.current = event.target === dialog.current;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the overlay is for the pointer; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      className={className ? `${styles.modal} ${className}` : styles.modal}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        // A press on the overlay targets the dialog itself; everything visible is inside its child.
        if (event.target === dialog.current && isPressOnOverlay.current) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={closeLabel} className={styles.close} onClick={onClose}>
            ×
          </button>
        </div>
        <div className={styles.content}>
          {typeof children === "string" ? <SanitisedHtml html={children} /> : children}
        </div>
      </div>
    </dialog>
  );
}

/** Returns all that a modal covers, beside and around it, for assistive technology that does not know what is modal. */
function elementsBeside(element: Element): Element[] {
  const { parentElement: parent } = element;
  if (!parent) return [];
  const beside = [...parent.children].filter(
    (other) => other !== element && !other.hasAttribute("aria-hidden"),
  );
  return parent === document.body ? beside : [...beside, ...elementsBeside(parent)];
}
