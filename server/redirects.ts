/** Addresses that lead to another page (contract, Document). */
export const redirects: Readonly<Record<string, string>> = {
  "/app": "/app/realhome",
};
