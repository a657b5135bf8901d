import { existsSync } from "node:fs";
import { run } from "./run.ts";

/** Where Debian installs nginx, and its module for files packed with brotli. */
export const NGINX = "/usr/sbin/nginx";
export const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * Makes sure that the site can be tried on nginx, installing Debian's where this may be done. Elsewhere, and where
 * the packages cannot be had, it says so: the tests on nginx are then skipped.
 */
export async function ensureNginx(): Promise<void> {
  if (existsSync(NGINX) && existsSync(BROTLI_MODULE)) return;
  if (!existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) {
    console.log("The site is not tried on nginx: there is none on this machine.");
    return;
  }
  console.log("Installing nginx…");
  // At this run level Debian starts no service that it installs.
  const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const packages = ["nginx", "libnginx-mod-http-brotli-static"];
  try {
    await run("apt-get", ["update", "-q"]);
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], env);
  } catch (error) {
    console.warn("The site is not tried on nginx, which could not be installed:", error);
  }
}
