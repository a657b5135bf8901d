/* The effects of browsers' translators on a page; each function runs in the page. */

/** Wraps each text in two elements, as Chrome does. */
export function wrapTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, font")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

/** Changes each text in place, as Safari and Edge do. */
export function changeTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.parentElement?.closest("script, style")) continue;
    text.data = text.data.replace(/\p{L}{3,}(?!\p{L}|°)/gu, "$&°");
  }
}
