import { AddressWidget } from "./address.tsx";
import { ChoiceWidget } from "./choice.tsx";
import { DateWidget } from "./date.tsx";
import { FocusWidget } from "./focus.tsx";
import { ClosingHourWidget, HourWidget } from "./hour.tsx";
import { InstantWidget } from "./instant.tsx";
import { LineWidget } from "./line.tsx";
import { MarkdownWidget } from "./markdown.tsx";
import { MonthDayWidget } from "./month-day.tsx";
import { NumberWidget } from "./number.tsx";
import { ParagraphWidget } from "./paragraph.tsx";
import { PictureWidget } from "./picture.tsx";
import { SwitchWidget } from "./switch.tsx";
import { TicksWidget } from "./ticks.tsx";

/** The inputs, by the names used in ui-schema.ts. */
export const widgets = {
  line: LineWidget,
  paragraph: ParagraphWidget,
  markdown: MarkdownWidget,
  number: NumberWidget,
  switch: SwitchWidget,
  choice: ChoiceWidget,
  ticks: TicksWidget,
  date: DateWidget,
  hour: HourWidget,
  "closing-hour": ClosingHourWidget,
  instant: InstantWidget,
  "month-day": MonthDayWidget,
  address: AddressWidget,
  picture: PictureWidget,
  focus: FocusWidget,
};
