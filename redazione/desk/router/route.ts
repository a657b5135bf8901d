/** The current location in the desk. */
export type Route =
  | { page: "today" }
  | { page: "list"; purpose?: string }
  | {
      page: "file";
      path: string;
      add?: string;
      field?: string;
      question?: number;
      askedBy?: string;
      isNew?: boolean;
    }
  | { page: "new"; kind: string }
  | { page: "history" }
  | { page: "publish" };

/** Parses the fragment of an address; unknown routes lead to the start page. */
export function readRoute(hash: string): Route {
  const [way = "", search = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page, ...rest] = way.split("/").map(decodeURIComponent);
  const said = new URLSearchParams(search);
  const named = rest.join("/");
  if (page === "elenco") return { page: "list", purpose: said.get("per") ?? undefined };
  if (page === "apri" && named) {
    const question = said.get("domanda");
    return {
      page: "file",
      path: named,
      add: said.get("aggiungi") ?? undefined,
      field: said.get("campo") ?? undefined,
      question: question === null ? undefined : Number(question),
      askedBy: said.get("di") ?? undefined,
      isNew: said.has("nuovo"),
    };
  }
  if (page === "nuovo" && named) return { page: "new", kind: named };
  if (page === "cronologia") return { page: "history" };
  if (page === "pubblicare") return { page: "publish" };
  return { page: "today" };
}

/** Returns the address of a route, for links. */
export function hrefOf(route: Route): string {
  switch (route.page) {
    case "today":
      return "#/";
    case "list":
      return route.purpose ? `#/elenco?per=${route.purpose}` : "#/elenco";
    case "file":
      return `#/apri/${route.path}${searchOf(route)}`;
    case "new":
      return `#/nuovo/${route.kind}`;
    case "history":
      return "#/cronologia";
    case "publish":
      return "#/pubblicare";
  }
}

function searchOf({ add, field, question, askedBy, isNew }: Route & { page: "file" }): string {
  const said = new URLSearchParams();
  if (add !== undefined) said.set("aggiungi", add);
  if (field !== undefined) said.set("campo", field);
  if (question !== undefined) said.set("domanda", String(question));
  if (askedBy !== undefined) said.set("di", askedBy);
  if (isNew) said.set("nuovo", "");
  return said.size > 0 ? `?${said}` : "";
}
