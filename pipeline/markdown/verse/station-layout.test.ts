import { expect, test } from "vitest";
import { renderVerse } from "../markdown.ts";

const TWO_STATIONS =
  "Prima\n\n## Stazione 1. Gesù è condannato\n\n{figura 1}\n\nTi adoriamo\n\n## Stazione 2. La croce\n\nTi adoriamo\n\n## Latino\n\nAdoramus te";

test("stations have their list before them, and each its figure, and the way to its neighbours after it", () => {
  expect(renderVerse(TWO_STATIONS).html.replaceAll("\n", "")).toBe(
    "<p>Prima</p>" +
      '<nav id="stazioni" class="stations" aria-label="Le stazioni"><ol>' +
      '<li><a href="#stazione-1">Gesù è condannato</a></li><li><a href="#stazione-2">La croce</a></li></ol></nav>' +
      '<div class="station"><h2 id="stazione-1"><span class="station-name">Stazione 1.</span> Gesù è condannato</h2>' +
      '<figure data-figure="1"></figure><p>Ti adoriamo</p><p class="station-ways"><a href="#stazioni">Le stazioni</a> <a href="#stazione-2">Stazione 2 →</a></p></div>' +
      '<div class="station"><h2 id="stazione-2"><span class="station-name">Stazione 2.</span> La croce</h2>' +
      '<p>Ti adoriamo</p><p class="station-ways"><a href="#stazione-1">← Stazione 1</a> <a href="#stazioni">Le stazioni</a></p></div>' +
      '<h2 id="latino">Latino</h2><p lang="la" translate="no">Adoramus te</p>',
  );
});
