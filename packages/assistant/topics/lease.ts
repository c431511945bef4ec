import { isBookable } from "@porchlight/domain/properties/lifecycle.ts";
import { type LeaseTerm, leaseTerms as leaseTermValues } from "@porchlight/domain/properties/property.ts";
import { dayInWords } from "../saying/time-text.ts";
import { anyOf, wordsOf } from "./enum-words.ts";
import { type Answer, fact, type Topic, told } from "./topic.ts";

/** That the lease can be any of these terms, as a sentence of its own or after a yes. */
export function leaseOf(offered: readonly LeaseTerm[], isYes: boolean): Answer {
  const terms = anyOf(offered.map((term) => wordsOf("leaseTerms", term)));
  const ofNumber = /^\d/.test(terms.es) ? "de " : "";
  return told(
    `${isYes ? "Yes, the" : "The"} lease can be ${terms.en}.`,
    `${isYes ? "Sí, el" : "El"} contrato puede ser ${ofNumber}${terms.es}.`,
    fact("leaseConditions.possibleLeaseTerms", offered.join(", ")),
  );
}

const leaseTerms: Topic["answer"] = ({ home }) => {
  const held = home.leaseConditions?.possibleLeaseTerms ?? [];
  const offered = leaseTermValues.filter((term) => held.includes(term));
  return offered.length === 0 ? null : leaseOf(offered, false);
};

const availableFrom: Topic["answer"] = ({ home, now }) => {
  const stated = home.leaseConditions?.desiredLeasingDate ?? null;
  if (stated === null) return null;
  const day = Temporal.Instant.from(stated).toZonedDateTimeISO(home.timeZone).toPlainDate();
  const today = now.toZonedDateTimeISO(home.timeZone).toPlainDate();
  const used = fact("leaseConditions.desiredLeasingDate", day.toString());
  if (Temporal.PlainDate.compare(day, today) <= 0) return told("It's available now.", "Está disponible ahora.", used);
  return told(
    `You can move in starting ${dayInWords(day, today, "en")}.`,
    `Puede mudarse a partir del ${dayInWords(day, today, "es")}.`,
    used,
  );
};

const stillAvailable: Topic["answer"] = (ground) => {
  const { status } = ground.home;
  const used = fact("status", status);
  if (status === "RENTED_OUT") return told("It's already rented.", "Ya se rentó.", used);
  if (!isBookable(status))
    return told("This listing is paused right now.", "Este anuncio está en pausa por ahora.", used);
  const from = availableFrom(ground);
  return told(
    `Yes, it's still available.${from ? ` ${from.en}` : ""}`,
    `Sí, sigue disponible.${from ? ` ${from.es}` : ""}`,
    used,
    ...(from?.facts ?? []),
  );
};

export const leaseTopics: Topic[] = [
  {
    key: "lease_terms",
    label: { en: "the lease term", es: "el plazo del contrato" },
    asked: {
      en: [
        "month-to-month; week to week; weekly rental; short stay; six month; 6-month; twelve month; 12-month",
        "one year; short-term; long term; minimum stay; rent to own; lease",
        "available|rent|stay|take|have|get|lease (it|this|here|the place)? for . (#|one|two|three|four|five|six|eight|nine|ten) month|week",
      ],
      es: [
        "permanencia minima; tiempo minimo; minimo de tiempo; por cuanto tiempo se renta|alquila|arrienda; plazo",
        "rentar|alquilar|quedarme|quedarnos|disponible (solo)? por . (#|un|uno|dos|tres|cuatro|cinco|seis|ocho|nueve|diez) mes|semana",
        "contrato; mes a mes; renta con opcion a compra; plazo del contrato",
      ],
    },
    askedLoosely: {
      en: [
        "1 month; 2 month; one month; two month; 3 month; 4 month; 5 month; 8 month; 9 month; 10 month; 18 month",
        "24 month; two year; 2 year; few month; couple month; couple of month; 13 week; do 1 year; do a year",
        "1 year instead; semester; 7 month; 11 month; 15 month; 6 week",
      ],
      es: ["3 meses; 9 meses; dos anos"],
    },
    answer: leaseTerms,
  },
  {
    key: "available_date",
    label: { en: "when it's available", es: "la fecha de disponibilidad" },
    asked: {
      en: [
        "available date; date available; open to move; move into; how soon .. get in; open up; day .. ready",
        "date .. ready; when .. open; need it by; availability date; when .. available; when .. move in",
        "can i move in; could i move in; can we move in; could we move in; able to move in; move in date",
        "earliest move in; when can i move; when could i move; how soon .. move; when does it become; ready to move",
        "when is it ready; ready now; now or later; available right now; available from; available in; move in ready",
        "available to move; how soon .. available; move in day; start date; move in earlier; lease start",
        "when will it be; move in on; move in by; get .. key; empty now; currently occupied; it occupied; soonest",
        "earliest; someone living there; can|could|may i|we get|be|move in (there)? by|on|before",
      ],
      es: [
        "cuando .. disponible; fecha de disponibilidad; cuando puedo mudarme; cuando .. mudar; fecha de entrada",
        "desde cuando; disponible desde; a partir de cuando",
      ],
    },
    answer: availableFrom,
  },
  {
    key: "availability",
    label: { en: "whether it's available", es: "si está disponible" },
    asked: {
      en: [
        "still being offered; still on offer; still offered; accepting applications; taking applications; available",
        "availability; for rent; still open; still up; been rented; already rented; rented out; taken yet",
        "still have; on the market; off the market; vacant; still listed; still got; studio free; apartment free",
        "unit free; place free; house free; home free; rented yet; rented already; leased yet; leased already",
        "been leased; studio open; apartment open; unit open; place open; house open; home open; room open",
        "condo open; listing open; spot taken; somebody take; someone take; someone rent it; someone rent this",
        "someone sign; somebody sign; anyone sign; anybody sign; has signed for; signed for it; signed for this",
        "anyone rent; anyone lease; status on this; status on the; status of this; status of the unit",
        "status of the apartment; status of the place; status of the listing; snatched",
      ],
      es: [
        "se renta; sigue en renta; sigue disponible; disponible; todavia esta; ya se rento; esta en renta",
        "esta rentado; sigue en renta; disponibilidad; (todavia|aun) (se)? rentas|renta|rentan|alquila|alquilan",
        "sigue|siguen|sigues rentando|alquilando; (todavia|aun) (la|lo|se)? (esta|estan) rentando|alquilando|disponible; (todavia|aun) (lo|la) tienen|tiene|rentan",
      ],
    },
    askedLoosely: { en: ["taken; gone; spoken for"], es: ["ocupado"] },
    answer: stillAvailable,
  },
];
