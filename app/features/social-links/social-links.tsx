import type { MouseEvent } from "react";
import type { SocialPage } from "../../../pipeline/schemas/site.ts";
import { isPhone, phoneAddress, popupFeatures } from "./social-target.ts";

/**
 * Links the shrine's social pages (docs/behaviour.md, "Social pages"): on phones the app if its address is given, on
 * desktops a centred popup. They are plain links too, for browsers without scripts and for new tabs.
 */
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
  if (isPhone(navigator)) location.assign(phoneAddress(page));
  else open(page.web, "_blank", popupFeatures(window));
}
