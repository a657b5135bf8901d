/** The gallery of a story that has one: a file of its own, so that its styles are asked for with it. */
export { PageGallery as default } from "../../features/carousel/page-gallery.tsx";
