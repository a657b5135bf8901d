const KEY = "banco/chi-pubblica";

/** Who published last from this browser; "" if nobody did. */
export function readPublisher(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Keeps the name for the next time. */
export function rememberPublisher(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // It is typed again the next time.
  }
}
