const KEY = "banco/chi-pubblica";

/** Returns the name of the last person who published from this browser; "" if nobody did. */
export function readPublisher(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Stores the name for the next time. */
export function rememberPublisher(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name has to be typed again.
  }
}
