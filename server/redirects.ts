/** Addresses that lead to another page (docs/public-names.md, "Document"). */
export const redirects: Readonly<Record<string, string>> = {
  "/app": "/app/realhome",
};
