import { field, record } from "./record.ts";
import { text } from "./shared.ts";

/** A sentence that the parish may leave out: the page does not show an empty field. */
const fact = <const Name extends string>(
  name: Name,
  title: string,
  what: string,
  example: string,
) =>
  field(name, text("una frase, oppure il campo vuoto").nullish(), {
    title,
    description: `${what} Una frase, con i numeri; se è vuoto non si vede.`,
    example: example,
    input: "paragraph",
  });

const CONFIRMED_EXPECTED = "chi ha confermato i campi pieni, e quando";

/** What each field is called on the page, in the order in which somebody arrives. */
const LABELS = {
  parking: "Parcheggio",
  way: "Dal parcheggio alla porta",
  slope: "Pendenza",
  steps: "Gradini e rampe",
  door: "La porta",
  seats: "In chiesa",
  toilets: "Bagni",
  hearing: "Per chi usa l’apparecchio acustico",
  crypt: "Cripta",
  house: "Casa del pellegrino",
} as const;

/**
 * How one enters and stays at the shrine with a wheelchair, tired legs, weak eyes or ears: content/accessibility.yaml.
 * What comes out is what is known, as names and values; what is shown somebody has confirmed.
 */
export const accessibilitySchema = record(
  {
    parking: fact(
      "parcheggio",
      LABELS.parking,
      "Dove si lascia l’auto.",
      "Tre posti riservati, a 40 metri dalla porta.",
    ),
    way: fact(
      "percorso",
      LABELS.way,
      "Quanti metri, su che fondo.",
      "Quaranta metri, su lastre di pietra.",
    ),
    slope: fact(
      "pendenza",
      LABELS.slope,
      "Quanto si sale, e per quanti metri.",
      "Appena, per dieci metri.",
    ),
    steps: fact(
      "gradini",
      LABELS.steps,
      "Quanti, dove, se c’è una rampa.",
      "Due, con una rampa sulla destra.",
    ),
    door: fact(
      "porta",
      LABELS.door,
      "Quale porta, e quanto è larga.",
      "Quella di sinistra, larga 110 centimetri.",
    ),
    seats: fact(
      "posti",
      LABELS.seats,
      "Dove sta chi usa la carrozzina.",
      "Davanti, accanto al primo banco.",
    ),
    toilets: fact(
      "bagni",
      LABELS.toilets,
      "Se ce n’è uno adatto, e dove.",
      "Uno, dietro la Casa del pellegrino.",
    ),
    hearing: fact(
      "ascolto",
      LABELS.hearing,
      "Se c’è un impianto.",
      "Un anello a induzione, nei primi quattro banchi.",
    ),
    crypt: fact("cripta", LABELS.crypt, "Come si scende.", "Dodici gradini, con il corrimano."),
    house: fact("casa_del_pellegrino", LABELS.house, "Come si entra.", "Un gradino, senza rampa."),
    confirmedBy: field("confermato_da", text(CONFIRMED_EXPECTED).nullish(), {
      title: "Chi ha confermato, e quando",
      description: "Ci vuole appena si riempie uno dei campi qui sopra.",
      example: "il rettore, 3 marzo 2027",
    }),
  },
  {
    holds: ({ confirmedBy, ...facts }) =>
      Boolean(confirmedBy) || Object.values(facts).every((value) => !value),
    at: "confirmedBy",
    expected: CONFIRMED_EXPECTED,
  },
).transform(({ confirmedBy, ...facts }): PlaceFact[] => {
  const known = Object.entries(LABELS).flatMap(([name, label]): PlaceFact[] => {
    const value = facts[name as keyof typeof LABELS];
    return value ? [[label, value]] : [];
  });
  return known.length > 0 && confirmedBy ? [...known, ["Confermato da", confirmedBy]] : known;
});

/** One thing that is known of the place: what it is about, and how it is. */
export type PlaceFact = [name: string, value: string];
