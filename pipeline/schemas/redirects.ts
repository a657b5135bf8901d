import { z } from "zod";
import { field, record } from "./record.ts";
import { address, matching } from "./shared.ts";

/** An address that may be redirected: not those of the site's own files. */
const former = matching(
  /^\/(?!404\.html$|(?:\.well-known|api|assets|calendario|dati|healthz|santiLocali)(?:\/|$))(?:[\w-]+(?:\.(?:php|html?|aspx?))?|(?:[\w.-]+\/)+(?:[\w.-]+|\*))$/,
  "un indirizzo del sito che non c’è più, senza il nome del sito e senza ciò che segue un punto interrogativo: /app/vecchia, /sito/chi-siamo.html, oppure /sito/* per tutti quelli che cominciano così",
);

const redirect = record({
  from: field("da", former, {
    title: "L’indirizzo di prima",
    description:
      "Ciò che segue il nome del sito. Un asterisco in fondo vale per tutti gli indirizzi che cominciano così.",
    example: "/sito/index.php/la-statua",
  }),
  to: field("a", address, {
    title: "La pagina che ne ha preso il posto",
    description: "Una pagina di questo sito, che c’è.",
    example: "/app/statue/madonna",
  }),
});

/** The redirects of former addresses: content/rinvii.yaml. */
export const redirectsSchema = z.array(redirect, { error: "la lista degli indirizzi, o []" }).meta({
  title: "Indirizzi che portano altrove",
  description:
    "Chi ha salvato un indirizzo che non c’è più arriva alla pagina che ne ha preso il posto.",
  add: "Aggiungi un indirizzo",
  namedBy: "da",
  open: true,
});
