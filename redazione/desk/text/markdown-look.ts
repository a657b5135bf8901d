import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const soft = { color: "var(--color-text-secondary)", fontSize: "0.85em", fontWeight: "400" };

/** Shows the effect of marks while typing, with the marks themselves dimmed. */
const marks = HighlightStyle.define([
  { tag: tags.heading, fontFamily: "var(--font-heading)", fontSize: "1.3em" },
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.link, color: "var(--color-link)" },
  { tag: [tags.url, tags.processingInstruction, tags.escape], ...soft },
]);

const paper = EditorView.theme({
  "&": { background: "var(--color-field)" },
  "&.cm-focused": { outline: "3px solid var(--color-focus)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: "var(--font-text)", lineHeight: "1.6" },
  ".cm-content": { minHeight: "8rem", padding: "0.6rem 0.25rem", caretColor: "var(--color-text)" },
  ".cm-lintRange-info": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--color-section) 1.5px",
    textUnderlineOffset: "0.22em",
  },
  ".cm-tooltip": {
    border: "1px solid var(--color-edge)",
    background: "var(--color-ground-raised)",
    color: "var(--color-text)",
  },
  ".cm-diagnostic-info": { borderLeftColor: "var(--color-section)" },
  ".cm-diagnosticAction": {
    margin: "0.25rem",
    background: "transparent",
    color: "var(--color-link)",
    textDecoration: "underline",
  },
});

/** The look of a text in the editor: like the site's pages rather than source code. */
export const markdownLook = [syntaxHighlighting(marks), paper];
