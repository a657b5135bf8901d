/** What Chromium tells of the connection; the DOM's own types have only what all browsers do. */
interface Navigator {
  connection?: { saveData?: boolean; type?: string; effectiveType?: string };
}
