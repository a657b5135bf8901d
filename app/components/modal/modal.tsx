import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { SanitisedHtml } from "../html/sanitised-html.tsx";
import { focusMain } from "../skip-link.tsx";
import styles from "./modal.module.css";

interface ModalProps {
  title: string;
  /** The id of what screen readers say after the title. */
  describedBy?: string | undefined;
  /** The name of ×, in the language of the title. */
  closeLabel?: string | undefined;
  /** Asked for by ×, the overlay and Escape. The owner then stops rendering the modal. */
  onClose: () => void;
  /** What it holds; a string is HTML, shown sanitised. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Shows a modal over an overlay while it is rendered (docs/behaviour.md, "Modals"); what closes it is its caller's. The
 * browser keeps the focus inside and gives it back; where nothing had it, it goes to the page's text.
 */
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

  // A layout effect: the dialog must close, and give the focus back, while it still is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const covered = element ? elementsBeside(element) : [];
    for (const beside of covered) beside.setAttribute("aria-hidden", "true");
    return () => {
      for (const beside of covered) beside.removeAttribute("aria-hidden");
      element?.close();
      // Where nothing had the focus before, it is still in the dialog, which goes.
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
        // The overlay belongs to the dialog itself; everything visible is inside its child.
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

/** All that a modal covers, for programs that do not know what is modal: what stands beside it and around it. */
function elementsBeside(element: Element): Element[] {
  const { parentElement: parent } = element;
  if (!parent) return [];
  const beside = [...parent.children].filter(
    (other) => other !== element && !other.hasAttribute("aria-hidden"),
  );
  return parent === document.body ? beside : [...beside, ...elementsBeside(parent)];
}
