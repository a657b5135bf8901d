import { field, record } from "./record.ts";
import { text } from "./shared.ts";

/** A sentence that the parish may leave out: the page does not show an empty field. */
const fact = text("una frase, oppure il campo vuoto").nullish();

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
    parking: field("parcheggio", fact),
    way: field("percorso", fact),
    slope: field("pendenza", fact),
    steps: field("gradini", fact),
    door: field("porta", fact),
    seats: field("posti", fact),
    toilets: field("bagni", fact),
    hearing: field("ascolto", fact),
    crypt: field("cripta", fact),
    house: field("casa_del_pellegrino", fact),
    confirmedBy: field("confermato_da", text(CONFIRMED_EXPECTED).nullish()),
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
