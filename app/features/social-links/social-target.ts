import type { SocialPage } from "../../../pipeline/schemas/site.ts";

/** The size of the window a social page opens in on a desktop (docs/behaviour.md, "Social pages"). */
const WIDTH = 800;
const HEIGHT = 600;

/** Where the browser's window stands on the screen, in CSS pixels. */
export interface WindowPlace {
  screenX: number;
  screenY: number;
  outerWidth: number;
  outerHeight: number;
}

/**
 * What a phone opens: the app's own address if one is given, otherwise the web's (docs/behaviour.md, "Social pages").
 */
export function phoneAddress({ app, web }: Pick<SocialPage, "app" | "web">): string {
  return app ?? web;
}

/** The features of the popup of a desktop: 800 by 600, in the middle of the browser's window. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: WindowPlace): string {
  const left = Math.round(screenX + Math.max(0, outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - HEIGHT) / 2);
  return `popup,noopener,noreferrer,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

/** Whether a browser is a phone's, by what it says of itself. */
export function isPhone({ userAgent }: Pick<Navigator, "userAgent">): boolean {
  return /iPhone|iPod|Android.+Mobile|Windows Phone/.test(userAgent);
}
