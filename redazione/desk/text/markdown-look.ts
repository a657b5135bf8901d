import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { tags } from "@lezer/highlight";

/** What marks mean is seen while writing; the marks themselves stand back. */
export const markdownLook = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading, class: "text-heading" },
    { tag: tags.strong, class: "text-strong" },
    { tag: tags.emphasis, class: "text-emphasis" },
    { tag: tags.link, class: "text-link" },
    { tag: tags.url, class: "text-mark" },
    { tag: tags.processingInstruction, class: "text-mark" },
    { tag: tags.escape, class: "text-mark" },
  ]),
);
