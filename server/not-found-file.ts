/** The file shown for an address that exists nowhere: that of the main site under /app, else the splash tree's. */
export function notFoundFile(address: string): "/404.html" | "/app/404.html" {
  return /^\/app(\/|$)/.test(address) ? "/app/404.html" : "/404.html";
}
