/** What server/worker.ts is given on Cloudflare Workers. */
declare module "cloudflare:workers" {
  export const env: {
    /** The files of the site (wrangler.jsonc). */
    ASSETS: { fetch: (request: Request) => Promise<Response> };
    SANTI_URL?: string;
  };
  /** Keeps the runtime at work for a promise after the answer was sent. */
  export function waitUntil(promise: Promise<unknown>): void;
}

/** Written by the build. */
declare module "*/policy.json" {
  const hashes: import("./policy.ts").InlineHashes;
  export default hashes;
}

declare module "*/road.json" {
  const road: import("./road.ts").RoadSchedule;
  export default road;
}
