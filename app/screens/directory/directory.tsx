import "./directory.module.css";

/** Index with links to its pages: prayers, hymns, offerings, publications, contacts. */
export { PageOfText as default } from "../page-of-text.tsx";
