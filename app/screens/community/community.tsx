/** Page of a country or a town abroad where the Madonna di Canneto is honoured. */
export { PageOfText as default } from "../page-of-text.tsx";
