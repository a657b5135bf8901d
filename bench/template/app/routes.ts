import { layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [layout("layout.tsx", [route("app/*", "page.tsx")])] satisfies RouteConfig;
