import type { Page } from "@playwright/test";

interface Shift {
  value: number;
  /** The beginnings of the texts that moved. */
  moved: (string | undefined)[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Makes pages record their layout shifts, from before they load. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40)) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns the sum of a page's layout shifts, and what has moved. */
export async function shiftsOf(page: Page) {
  const shifts = await page.evaluate(
    () => (window as unknown as { layoutShifts: Shift[] }).layoutShifts,
  );
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: JSON.stringify(shifts) };
}
