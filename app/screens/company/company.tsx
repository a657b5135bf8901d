export { PageOfText as default } from "../page-of-text.tsx";
