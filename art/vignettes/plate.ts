/** A small picture, 1200 by 800. */
export const plate = (...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">${parts.join("\n")}</svg>\n`;
