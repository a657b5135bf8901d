import { z } from "zod";
import { endInstant } from "../../domain/time/rome-time.ts";
import { day } from "./dates.ts";
import { field, record } from "./record.ts";
import { onceValid } from "./shared.ts";

const CONTACT_EXPECTED = "un indirizzo di posta elettronica, o uno che comincia con https://";

/**
 * Builds the schema of the contact for security issues: a mailbox or a page, and its expiry date.
 * @param now in milliseconds since the epoch: an expired contact must not be published (RFC 9116, 2.5.5)
 */
export const securityContact = (now: number) =>
  record({
    contact: field(
      "contatto",
      z.union([z.email(), z.url({ protocol: /^https$/ })], CONTACT_EXPECTED),
      {
        title: "Recapito",
        description: "Un indirizzo di posta elettronica, o di una pagina.",
        example: "sicurezza@esempio.it",
      },
    ),
    expires: field(
      "scade_il",
      day("2027-11-30").refine(
        (date) => endInstant(date) > now,
        onceValid("un giorno che deve ancora venire: chi risponde lo conferma, ogni anno"),
      ),
      { title: "Vale fino al", description: "Al massimo un anno, poi si conferma." },
    ),
  });
