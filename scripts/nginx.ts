import { existsSync } from "node:fs";

/** Where Debian installs nginx, and its module for files packed with brotli. */
export const NGINX = "/usr/sbin/nginx";
export const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Whether the site can be tried on nginx here. Nothing is installed for that (CONTRIBUTING.md says how). */
export function isNginxThere(): boolean {
  return existsSync(NGINX) && existsSync(BROTLI_MODULE);
}
