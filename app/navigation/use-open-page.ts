import { useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";
import { needWaitingParts } from "../hydration/waiting-part.tsx";
import { usePages } from "./pages.ts";
import { withoutSlash } from "./without-slash.ts";

/** A function that goes to an address of this site: once the page is here, or once it is known not to come. */
export function useOpenPage(): (address: string, options?: NavigateOptions) => Promise<void> {
  const pages = usePages();
  const navigate = useNavigate();
  return useCallback(
    async (address, options) => {
      needWaitingParts();
      const { pathname } = new URL(address, window.location.href);
      if (await pages.open(withoutSlash(pathname))) await navigate(address, options);
    },
    [pages, navigate],
  );
}
