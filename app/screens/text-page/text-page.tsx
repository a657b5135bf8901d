import { Suspense } from "react";
import { resilientLazy } from "../../hydration/client-only.tsx";
import { PrintButton } from "../../page-components/print-button/print-button.tsx";
import { PageOfText } from "../page-of-text.tsx";
import type textPageProps from "./text-page.server.tsx";

type TextPageProps = ReturnType<typeof textPageProps>;

/* One page each has these: the others do not load their scripts and styles (pipeline/render/bundle.ts). */
const HoursBox = resilientLazy(() => import("../../features/hours/hours-box.tsx"));
const RoadBulletin = resilientLazy(() => import("../../features/road/road-bulletin.tsx"));
const UpcomingFeasts = resilientLazy(() => import("../../features/feasts/upcoming-feasts.tsx"));
const TelephoneBox = resilientLazy(() => import("../../features/telephone/telephone-box.tsx"));

const parts = { hours: HoursBox, road: RoadBulletin, feasts: UpcomingFeasts, call: TelephoneBox };

export const preload = ({ special }: TextPageProps) =>
  special && special.kind !== "print" ? parts[special.kind].preload() : undefined;

/** Page of text with its widget, if it has one. */
export default function TextPage({ special, ...page }: TextPageProps) {
  return (
    <PageOfText {...page}>
      {special?.kind === "print" && <PrintButton />}
      <Suspense>
        {special?.kind === "feasts" && <UpcomingFeasts feasts={special.feasts} />}
        {special?.kind === "hours" && <HoursBox timetable={special.timetable} />}
        {special?.kind === "call" && <TelephoneBox />}
        {special?.kind === "road" && <RoadBulletin road={special.road} />}
      </Suspense>
    </PageOfText>
  );
}
