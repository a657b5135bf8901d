import { z } from "zod";
import { field, record } from "./record.ts";
import { textField, toConfirm } from "./shared.ts";

const subject = record({
  subject: textField("argomento", "di che cosa si tratta", { example: "La segreteria" }),
  questions: field("da_confermare", toConfirm, {}),
});

/** Open questions that belong to no page: content/to-confirm.yaml. */
export const toConfirmSchema = z.array(subject, "una lista di argomenti, o []").meta({
  title: "Domande che non stanno in nessuna pagina",
  description: "Per il foglio che il rettore riceve.",
  add: "Aggiungi un argomento",
  namedBy: "argomento",
  open: true,
});
