/** Gallery of a story that has one; a module of its own, so that its styles are requested with it. */
export { PageGallery as default } from "../../features/carousel/page-gallery.tsx";
