import { dayInWords } from "../../domain/time/calendar-date.ts";
import { instantOfWallClock } from "../../domain/time/rome-time.ts";
import { companyNight } from "../../pipeline/maps/company-map/company-night.ts";
import { content } from "../support/site.ts";
import { expect, main, open, sleepUntil, stopClock, test } from "../support/test.ts";

const { first, days } = companyNight(content);
const words = dayInWords(first);

test("the night goes with the clock and with keys; who comes back finds it", async ({ page }) => {
  // The end of a minute: the last tick of the clock, at whatever second, was within it.
  const now = instantOfWallClock(Date.UTC(2027, first.month - 1, first.day, 9, 13, 59, 999));
  await page.clock.install({ time: now - 600_000 });
  await open(page, "/app/pellegrinaggio/home");
  await main(page).locator("a[href='/app/pellegrinaggio/compagnie']").first().click();
  await main(page).getByRole("button", { name: "La notte delle compagnie" }).click();
  const slider = main(page).getByRole("slider", { name: "Il giorno e l’ora" });
  await expect(slider).toBeInViewport({ ratio: 1 });
  await expect(main(page).locator("figure svg").first()).toBeInViewport({ ratio: 0.99 });
  await stopClock(page, now);
  await page.clock.runFor(60_000);
  await expect(slider).toHaveAttribute("aria-valuetext", `${words}, ore 9.14`);
  await page.clock.runFor(60_000);
  await expect(slider).toHaveAttribute("aria-valuetext", `${words}, ore 9.15`);

  const present = main(page).getByRole("button", { name: "Ora", exact: true });
  await expect(present).toHaveAttribute("aria-pressed", "true");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", `${words}, ore 9.30`);
  await expect(present).toHaveAttribute("aria-pressed", "false");
  await present.click();
  await expect(slider).toHaveAttribute("aria-valuetext", `${words}, ore 9.15`);
  await slider.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", `${words}, ore 0`);

  await page.clock.resume();
  await main(page).getByText("Di ora in ora").click();
  const [event] = days.flatMap(({ events }) => events);
  const list = main(page).getByRole("group").filter({ hasText: "Di ora in ora" });
  await list
    .getByRole("link", { name: event?.title ?? "", exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event?.title ?? "");
  await page.goBack();
  await expect(slider).toHaveAttribute("aria-valuetext", `${words}, ore 0`);

  await test.step("on other days it begins with the first departure at a known hour", async () => {
    await present.click();
    await sleepUntil(page, "2028-02-03T12:00:00Z");
    const departure = days.flatMap(({ events }) => events).find(({ hour }) => hour);
    await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(`, ${departure?.hour}$`));
    await expect(present).toBeHidden();
  });
  await main(page).getByRole("button", { name: "Torna al giorno" }).click();
  await expect(slider).toBeHidden();
});
