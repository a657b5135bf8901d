export { default } from "../text-page/data.server.ts";
