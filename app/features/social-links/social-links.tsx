import type { MouseEvent } from "react";
import type { SocialPage } from "../../../pipeline/schemas/site.ts";

/** Links the shrine's social pages (docs/behaviour.md, "Social pages"); plain links for new tabs and without scripts. */
export function SocialLinks({ pages }: { pages: readonly SocialPage[] }) {
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.name}>
          <a
            href={page.web}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => openPage(event, page)}
          >
            {`${page.confirmed ? "Il santuario" : "Canneto"} su ${page.name}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

function openPage(event: MouseEvent, page: SocialPage) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (isPhone(navigator)) location.assign(page.app ?? page.web);
  else open(page.web, "_blank", popupFeatures(window));
}

/** Size of the popup of a social page on a desktop (docs/behaviour.md, "Social pages"). */
const WIDTH = 800;
const HEIGHT = 600;

type WindowPlace = Pick<Window, "screenX" | "screenY" | "outerWidth" | "outerHeight">;

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
