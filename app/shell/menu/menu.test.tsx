import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Menu } from "./menu.tsx";

const window = { startDate: undefined, endDate: undefined };

test("a divider is a separator between links, whose names have the apostrophe of keyboards", () => {
  const group = {
    label: "STATUE",
    path: undefined,
    ...window,
    subItems: [
      { label: "Madonna", path: "/app/statue/madonna", ...window },
      { divider: true as const },
      { label: "Sant’Anna", path: "/app/statue/sant-anna", ...window },
    ],
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Menu items={[group]} orientation="horizontal" />
    </MemoryRouter>,
  );
  expect(html).toMatch(
    /Madonna<\/a><\/li><li><hr\/><\/li><li><a aria-label="Sant&#x27;Anna"[^>]*>Sant’Anna</,
  );
});
