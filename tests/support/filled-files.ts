/* Fictitious content that the parish may write one day, for tests. */

/** Sample of content/hours.yaml: a summer with a feast and a special day, and a closed winter. */
export const HOURS = `
periodi:
  - nome: Estate 2027
    dal: 2027-05-01
    al: 2027-10-31
    apertura:
      - giorni: [ogni giorno]
        dalle: "8:00"
        alle: "19:00"
    messe:
      - giorni: [domenica]
        ore: ["8:00", "11:00", "17:00"]
      - giorni: [lunedì, martedì, mercoledì, giovedì, venerdì, sabato]
        ore: ["17:00"]
    prefestive: ["18:30"]
    confessioni:
      - giorni: [domenica]
        ore: ["10:00"]
    nota: La cripta chiude mezz’ora prima.
    confermato_da: il rettore, 20 aprile 2027
  - nome: Inverno
    dal: 2027-11-01
    al: 2028-04-08
    chiuso: true
    nota: I gruppi salgono su richiesta.
    confermato_da: il rettore, 20 aprile 2027
giorni_speciali:
  - giorno: 2027-08-15
    nome: Assunzione
    messe: ["8:00", "9:30", "11:00", "17:00"]
  - festa: Madonna di Canneto
    apertura:
      - dalle: "5:00"
        alle: "24:00"
    messe: ["6:00", "8:00", "11:30", "17:00"]
    nota: Le confessioni sono nella cripta.
`;

/** Sample of content/road.yaml: an open road, and snow in January. */
export const ROAD = `
- stato: aperta
  dal: "2026-11-20"
  emesso: "2026-11-20"
  testo: La strada è aperta fino al piazzale.
- stato: chiusa
  dal: "2027-01-14T07:30"
  al: "2027-01-16"
  emesso: "2026-11-21"
  testo: La strada da Settefrati è chiusa per neve.
  auto: Non si sale.
  pullman: Non si sale.
  a_piedi: Il sentiero è coperto di neve.
  invece: Fermatevi a pregare a Settefrati, e telefonateci prima di ripartire.
`;
