/** Returns the not-found page for an address: the main site's under /app, otherwise the splash tree's. */
export function notFoundFile(address: string): "/404.html" | "/app/404.html" {
  return /^\/app(\/|$)/.test(address) ? "/app/404.html" : "/404.html";
}
