/** Page of a company of pilgrims. */
export { PageOfText as default } from "../page-of-text.tsx";
