import { createContext, use } from "react";
import type { PageStore } from "./page-store.ts";

const PagesContext = createContext<PageStore | undefined>(undefined);

/** Gives the pages of this visit to everything inside. */
export const PagesProvider = PagesContext;

/** The pages of this visit. */
export function usePages(): PageStore {
  const pages = use(PagesContext);
  if (!pages) throw new Error("usePages is for what is inside <PagesProvider>.");
  return pages;
}
