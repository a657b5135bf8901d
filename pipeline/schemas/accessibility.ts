import { field, record } from "./record.ts";
import { text } from "./shared.ts";

/** Each fact by its field, with its title on the page and its description, in the order of a visitor's arrival. */
const FACTS = [
  ["parcheggio", "Parcheggio", "Dove si lascia l’auto: quanti posti, a quanti metri dalla porta."],
  ["percorso", "Dal parcheggio alla porta", "Quanti metri, su che fondo."],
  ["pendenza", "Pendenza", "Quanto si sale, e per quanti metri."],
  ["gradini", "Gradini e rampe", "Quanti, dove, se c’è una rampa."],
  ["porta", "La porta", "Quale porta, e quanto è larga."],
  ["posti", "In chiesa", "Dove sta chi usa la carrozzina."],
  ["bagni", "Bagni", "Se ce n’è uno adatto, e dove."],
  ["ascolto", "Per chi usa l’apparecchio acustico", "Se c’è un impianto, e dove."],
  ["cripta", "Cripta", "Come si scende: quanti gradini, se c’è il corrimano."],
  [
    "casa_del_pellegrino",
    "Casa del pellegrino",
    "Come si entra: quanti gradini, se c’è una rampa.",
  ],
] as const;

const CONFIRMED_EXPECTED = "chi ha confermato i campi pieni, e quando";

/** Optional sentences: the page does not show an empty field. */
const facts = FACTS.map(([name, title, what]) => {
  const description = `${what} Una frase, con i numeri; se è vuoto non si vede.`;
  const sentence = text("una frase, oppure il campo vuoto").nullish();
  return [name, field(name, sentence, { title, description, input: "paragraph" })] as const;
});

/** The known facts about the accessibility of the shrine, all of them confirmed: content/accessibility.yaml. */
export const accessibilitySchema = record(
  {
    ...(Object.fromEntries(facts) as Record<(typeof FACTS)[number][0], (typeof facts)[number][1]>),
    confermato_da: field("confermato_da", text(CONFIRMED_EXPECTED).nullish(), {
      title: "Chi ha confermato, e quando",
      description: "Ci vuole appena si riempie uno dei campi qui sopra.",
      example: "il rettore, 3 marzo 2027",
    }),
  },
  {
    holds: ({ confermato_da, ...values }) =>
      Boolean(confermato_da) || Object.values(values).every((value) => !value),
    at: "confermato_da",
    expected: CONFIRMED_EXPECTED,
  },
).transform(({ confermato_da, ...values }): PlaceFact[] => {
  const known = FACTS.flatMap(([name, label]): PlaceFact[] => {
    const value = values[name];
    return value ? [[label, value]] : [];
  });
  return known.length > 0 && confermato_da ? [...known, ["Confermato da", confermato_da]] : known;
});

/** A known fact of the place: its subject and its description. */
export type PlaceFact = [name: string, value: string];
