import type { SocialPage } from "../../../pipeline/schemas/site.ts";

/** Size of the popup of a social page on a desktop (docs/behaviour.md, "Social pages"). */
const WIDTH = 800;
const HEIGHT = 600;

/** Position and size of the browser window on the screen, in CSS pixels. */
export interface WindowPlace {
  screenX: number;
  screenY: number;
  outerWidth: number;
  outerHeight: number;
}

/**
 * Returns the address that a phone opens: the app's own if one is given, otherwise the web's (docs/behaviour.md, "Social
 * pages").
 */
export function phoneAddress({ app, web }: Pick<SocialPage, "app" | "web">): string {
  return app ?? web;
}

/** Returns the window features of the desktop popup: 800 by 600, centred on the browser window. */
export function popupFeatures({ screenX, screenY, outerWidth, outerHeight }: WindowPlace): string {
  const left = Math.round(screenX + Math.max(0, outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - HEIGHT) / 2);
  return `popup,noopener,noreferrer,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

/** Returns whether a browser is a phone's, by its user agent. */
export function isPhone({ userAgent }: Pick<Navigator, "userAgent">): boolean {
  return /iPhone|iPod|Android.+Mobile|Windows Phone/.test(userAgent);
}
