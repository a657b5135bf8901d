import { redirect } from "react-router";

/** /app leads to the main page (contract, Document). */
export function loader() {
  return redirect("/app/realhome", 301);
}

/** Never shown; with a component, prerendering writes a page that forwards, for hosts without redirects. */
export default function ToMain() {
  return null;
}
