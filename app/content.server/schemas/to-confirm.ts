import { z } from "zod";
import { field, record } from "./record.ts";
import { text, toConfirm } from "./shared.ts";

const subject = record({
  subject: field("argomento", text("di che cosa si tratta")),
  questions: field("da_confermare", toConfirm),
});

/** What is to be confirmed and stands in no page: content/to-confirm.yaml. */
export const toConfirmSchema = z.array(subject, { error: "una lista di argomenti, o []" });

export type ToConfirm = z.output<typeof toConfirmSchema>;
