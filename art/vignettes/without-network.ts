import { inks, mix } from "../tools/inks.ts";
import { band, line } from "../tools/points.ts";
import { seeded } from "../tools/random.ts";
import { ridge } from "../tools/ridges.ts";
import { gouges, rays, ribbon } from "../tools/strokes.ts";
import { circle, ellipse, polygon, rect } from "../tools/svg.ts";
import { plate } from "./plate.ts";

const sky = mix(inks.mantle, inks.night, 0.35);
const hills = mix(inks.mantle, inks.night, 0.6);
const table = mix(inks.beech, inks.wood, 0.4);
const flame = "#ffe9a8";
const cover = mix(inks.beech, inks.red, 0.4);

/** A closed book on the sill beside a lantern, and the valley outside without a light: by night in both themes: for who has no network. */
export function withoutNetwork(): string {
  const random = seeded(15);
  return plate(
    rect(0, 0, 1200, 800, sky),
    ...Array.from({ length: 22 }, () =>
      circle([60 + random() * 1080, 40 + random() * 230], 2 + random() * 4, inks.mantlePale),
    ),
    ridge(random, line("-40,420 180,300 340,380 560,230 740,360 980,270 1240,400"), 620, {
      plane: mix(inks.mantle, inks.night, 0.1),
      shade: hills,
      lit: mix(inks.mantle, inks.mantlePale, 0.35),
    }),
    ridge(random, line("-40,520 300,440 620,520 900,460 1240,520"), 640, {
      plane: hills,
      shade: inks.night,
    }),
    circle([820, 420], 250, mix(sky, inks.goldLit, 0.14)),
    circle([820, 420], 170, mix(sky, inks.goldLit, 0.3)),
    polygon(line("-10,610 1210,590 1210,810 -10,810"), table),
    ellipse([820, 652], 280, 44, mix(table, inks.goldLit, 0.45)),
    gouges(
      [
        [[80, 690], [460, 684], 6],
        [[300, 740], [760, 732], 7],
        [[820, 720], [1140, 712], 6],
      ],
      mix(table, inks.beechLit, 0.4),
    ),
    ...book(),
    ...lantern(random),
  );
}

/** The book lies with its edge towards us: cover, pages, spine on the left. */
function book(): string[] {
  return [
    polygon(line("180,690 620,676 640,700 210,722"), mix(table, inks.night, 0.5)),
    polygon(line("186,612 556,604 610,646 216,660"), cover),
    polygon(line("216,660 610,646 612,676 220,694"), inks.hairline),
    gouges(
      [
        [[226, 672], [604, 656], 3],
        [[230, 684], [600, 668], 3],
      ],
      inks.woodLit,
    ),
    ribbon(band("186,612,12 196,650,20 218,694,14"), mix(cover, inks.night, 0.35)),
    ribbon(band("212,694,10 420,690,11 616,678,10"), mix(cover, inks.night, 0.35)),
    ribbon(band("440,648,14 446,690,14 436,724,12"), inks.goldLit),
    gouges([[[260, 626], [530, 618], 5]], inks.goldLit),
  ];
}

function lantern(random: () => number): string[] {
  return [
    rays(random, [820, 460], { from: 130, to: 250, count: 22, width: 5 }, inks.goldLit),
    ribbon(band("776,330,8 790,262,10 850,262,10 864,330,8"), inks.night),
    polygon(line("738,372 786,316 854,316 902,372"), inks.night),
    polygon(line("752,372 888,372 874,606 766,606"), inks.goldLit),
    polygon(line("790,372 850,372 846,606 794,606"), flame),
    polygon(line("756,372 766,372 780,606 768,606"), inks.night),
    polygon(line("874,372 884,372 872,606 860,606"), inks.night),
    ribbon(band("820,596,44 820,560,40 820,500,34"), inks.raised),
    gouges([[[820, 500], [822, 428], 20]], inks.red),
    gouges([[[820, 500], [821, 452], 11]], inks.goldLit),
    polygon(line("738,606 902,606 914,640 726,640"), inks.night),
    gouges([[[760, 360], [800, 326], 6]], inks.woodLit),
  ];
}
