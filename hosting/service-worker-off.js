/*
 * Ends the service workers of all visitors: in the place of /service-worker.js, it takes away what they keep, and
 * itself. Browsers look for a new worker with every page they open, whatever the old one does (docs/hosting.md).
 */

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(end()));

// A page that registers again before the last one is closed gets this worker back, active as it is: it ends with its first message.
self.addEventListener("message", (event) => event.waitUntil(end()));

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
