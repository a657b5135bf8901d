import type { Value } from "../../api.ts";

/** Texts about what one can go and see: the statues, the church, the road, the ex votos. */
const EVIDENCE =
  /^(pages\/(statue|chiesa)\/|pages\/info\/come_raggiumgerci\.|offerings\/ex-voto\.)/;

/** Tells whether a text about what can be seen has drawings alone. */
export function lacksPhotograph(path: string, fields: Value): boolean {
  const files = JSON.stringify(fields).match(/"file":"[^"]+/g) ?? [];
  return EVIDENCE.test(path) && files.length > 0 && files.every((file) => file.endsWith(".svg"));
}
