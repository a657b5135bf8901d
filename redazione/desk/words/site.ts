import { type FieldWords, type Words, within } from "./words.ts";

const line = (label: string, help: string, example: string): FieldWords => ({
  label,
  help,
  example,
});

const hidden = "Finché è vuoto, la frase che lo nomina non compare.";

/** content/site.yaml */
export const site: Words = {
  nome: line("Nome breve", "Si legge in ogni pagina.", "Santuario di Canneto"),
  nome_completo: line(
    "Nome completo",
    "Il nome intero del santuario.",
    "Basilica Santuario di Maria Santissima di Canneto",
  ),
  sito: line(
    "Indirizzo del sito",
    "Dove il sito è pubblicato, senza barra in fondo.",
    "https://www.esempio.it",
  ),
  ente: line(
    "Diocesi",
    "A chi appartiene il santuario.",
    "Diocesi di Sora-Cassino-Aquino-Pontecorvo",
  ),
  indirizzo: line("Via e numero", "L’indirizzo del santuario.", "Via Valle di Canneto 1"),
  localita: line("Località", "CAP, comune e provincia.", "03040 Settefrati (FR)"),
  coordinate: line(
    "Coordinate",
    "Latitudine e longitudine, come in «Come raggiungerci».",
    "41.6783, 13.9083",
  ),
  telefono: line("Telefono", "Il numero come si legge.", "0776 691106"),
  telefono_internazionale: line(
    "Telefono da chiamare",
    "Lo stesso numero con +39, senza spazi: i telefoni chiamano questo.",
    "+390776691106",
  ),
  rappresentante: line("Chi rappresenta il titolare", hidden, "don Nome Cognome"),
  posta_elettronica: line("Posta elettronica", hidden, "segreteria@esempio.it"),
  pec: line("PEC", hidden, "santuario@pec.esempio.it"),
  responsabile_protezione_dati: line(
    "Responsabile della protezione dei dati",
    `Nome e recapito. ${hidden}`,
    "Nome Cognome, dati@esempio.it",
  ),
  fornitore: line("Chi ospita il sito", `Nome e Paese. ${hidden}`, "Fornitore di Prova (Italia)"),
  giorni_registri: line(
    "Giorni dei registri",
    `Per quanti giorni al massimo chi ospita il sito tiene i registri. ${hidden}`,
    "30",
  ),
  social: {
    label: "Pagine sociali",
    help: "Finché una pagina non è confermata, il collegamento apre una ricerca.",
    example: "Facebook",
    add: "Aggiungi una pagina",
    namedBy: "nome",
    fresh: () => ({ confermata: false }),
  },
  ...within("social[]", {
    nome: line("Nome", "Il nome della rete.", "Facebook"),
    indirizzo: line("Indirizzo", "Comincia con https://", "https://www.facebook.com/esempio"),
    app: line(
      "Indirizzo per il telefono",
      "L’indirizzo che apre l’applicazione. Si può lasciare vuoto.",
      "fb://page/123",
    ),
    confermata: line("Confermata", "Se l’indirizzo è quello vero del santuario.", "sì"),
  }),
  sicurezza: {
    label: "Chi avvisare di un difetto",
    help: "Per chi scopre un difetto di sicurezza del sito. Si può lasciare fuori.",
    example: "sicurezza@esempio.it",
    add: "Aggiungi un recapito",
  },
  "sicurezza.contatto": line(
    "Recapito",
    "Un indirizzo di posta elettronica, o di una pagina.",
    "sicurezza@esempio.it",
  ),
  "sicurezza.scade_il": line(
    "Vale fino al",
    "Al massimo un anno, poi si conferma.",
    "30 novembre 2027",
  ),
};
