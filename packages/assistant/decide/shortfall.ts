import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { type PetPolicy, rentMultiples } from "@porchlight/domain/properties/property.ts";
import { petPolicyFor } from "@porchlight/domain/qualification/assessments.ts";
import type { PetKind } from "@porchlight/domain/qualification/renter-facts.ts";
import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import { dogPoundsIn, isOverWeight } from "../knowing/owner-limits.ts";
import { yourPets } from "../knowing/pets-described.ts";
import { scoreText } from "../saying/score-text.ts";
import { dayInWords, dayText, spanText } from "../saying/time-text.ts";
import { wordsOf } from "../topics/enum-words.ts";
import { capital, type Said } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";
import { verdictFor } from "./verdict.ts";

type Shortfall = { why: Said; requirement: Said; told: Said };

/** Every stated requirement that is not met, one of them in a sentence and the others named with it. */
export function shortfalls(draft: Draft, failed: QualifyingRule): Shortfall {
  const all = [failed, ...verdictFor(draft).failed.filter((rule) => rule !== failed)];
  // "Is anything before January possible?" ends what is said.
  const [first, ...others] = all.toSorted((a, b) => Number(a === "moveIn") - Number(b === "moveIn"));
  const one = shortfall(draft, first ?? failed);
  if (others.length === 0) return one;
  const more = others.map((rule) => shortfall(draft, rule));
  const [asked, told] = [inList(more.map(({ requirement }) => requirement)), inList(more.map((each) => each.told))];
  return {
    why: {
      en: `${one.why.en} It also asks for ${asked.en}, and you mentioned ${told.en}.`,
      es: `${one.why.es} También pide ${asked.es}, y usted mencionó ${told.es}.`,
    },
    requirement: inList([one, ...more].map(({ requirement }) => requirement)),
    told: inList([one, ...more].map((each) => each.told)),
  };
}

/** Several things in one breath: "no pets and a credit score of at least 640". */
const inList = (items: readonly Said[]): Said => ({
  en: new Intl.ListFormat("en-US").format(items.map(({ en }) => en)),
  es: new Intl.ListFormat("es-US").format(items.map(({ es }) => es)),
});

/** A stated requirement that is not met, what the renter told instead, and both in a sentence. */
export function shortfall(draft: Draft, rule: QualifyingRule): Shortfall {
  if (rule === "credit") return creditShortfall(draft);
  if (rule === "income") return incomeShortfall(draft);
  return rule === "moveIn" ? moveInShortfall(draft) : petShortfall(draft);
}

/** A co-signer may make up for what a renter's own figures lack. */
const cosigners = ({ world }: Draft): Said =>
  world.property.renterRequirements?.acceptsCosigners
    ? { en: " Co-signers are accepted, if that helps.", es: " Se aceptan avales, si eso ayuda." }
    : { en: "", es: "" };

function creditShortfall(draft: Draft): Shortfall {
  const least = draft.world.property.renterRequirements?.minimumCreditScore;
  const score = draft.known.creditScore ?? { low: 0, high: 0 };
  const told = scoreText(score);
  const also = cosigners(draft);
  // Who said about so much may well have enough.
  const exact =
    score.high >= (least ?? 0)
      ? { en: " If you know it exactly, tell me.", es: " Si lo sabe con exactitud, dígamelo." }
      : { en: "", es: "" };
  return {
    why: {
      en: `This home asks for a credit score of ${least} or higher, and you mentioned ${told.en}.${exact.en}${also.en}`,
      es: `Esta vivienda pide un puntaje de crédito de ${least} o más, y usted mencionó ${told.es}.${exact.es}${also.es}`,
    },
    requirement: { en: `a credit score of at least ${least}`, es: `un puntaje de crédito de al menos ${least}` },
    told,
  };
}

/** How many times what is asked for as an income, and what that comes to a month. */
export function incomeAsked({ known, world: { property } }: Draft): { multiple: number; needed: number } {
  const multiple = rentMultiples[property.renterRequirements?.minimumIncome ?? "NO_REQUIREMENT"] ?? 0;
  const base = known.hasHousingVoucher ? known.ownRentShare : property.leaseConditions?.rent;
  return { multiple, needed: (base ?? 0) * multiple };
}

function incomeShortfall(draft: Draft): Shortfall {
  const { known, talk } = draft;
  const asked = incomeAsked(draft);
  const { multiple } = asked;
  const needed = dollars(asked.needed);
  const income = dollars(known.monthlyIncome ?? 0);
  const of = known.hasHousingVoucher ? ["your share of the rent", "su parte de la renta"] : ["the rent", "la renta"];
  const requirement = {
    en: `a monthly income of ${multiple}x ${of[0]} (${needed})`,
    es: `un ingreso mensual de ${multiple}x ${of[1]} (${needed})`,
  };
  const told = { en: `${income} a month`, es: `${income} al mes` };
  const short = dollars(asked.needed - (known.monthlyIncome ?? 0));
  const also = cosigners(draft);
  // Whoever was asked whether it is the whole has told all of it.
  const counted =
    talk.doubtedIncome !== undefined
      ? { en: `you mentioned ${told.en}, ${short} short.`, es: `usted mencionó ${told.es}: le faltan ${short}.` }
      : {
          en: `so far I count ${told.en}. If another income is missing, or that's for a week or one check, tell me and I'll count it.`,
          es: `hasta ahora cuento ${told.es}. Si falta otro ingreso, o eso es por semana o por cheque, dígamelo y lo cuento.`,
        };
  return {
    why: {
      en: `This home asks for ${requirement.en}, and ${counted.en}${also.en}`,
      es: `Esta vivienda pide ${requirement.es}, y ${counted.es}${also.es}`,
    },
    requirement,
    told,
  };
}

function petShortfall({ known, world }: Draft): Shortfall {
  const policy = world.property.petPolicy;
  const pets = known.pets ?? [];
  const list = yourPets(pets);
  const wouldNotWork = (what: Said, requirement: Said): Shortfall => ({
    why: {
      en: `${capital(what.en)} aren't allowed here, so ${list.en} wouldn't work.`,
      es: `Aquí no se aceptan ${what.es}, así que no podría tener ${list.es}.`,
    },
    requirement,
    told: list,
  });
  const pounds = dogPoundsIn(world.knowledge);
  if (pounds !== null && isOverWeight(pets, pounds))
    return wouldNotWork(
      { en: `Dogs over ${pounds} lb`, es: `perros de más de ${pounds} libras` },
      { en: `dogs of at most ${pounds} lb`, es: `perros de ${pounds} libras como máximo` },
    );
  if (!policy?.allowsPets)
    return wouldNotWork({ en: "Pets", es: "mascotas" }, { en: "no pets", es: "que no haya mascotas" });
  const forbidden = forbiddenKind(policy, pets);
  if (forbidden !== null) {
    const kind =
      forbidden === "other" ? { en: "pets of that kind", es: "mascotas de ese tipo" } : wordsOf("pets", forbidden);
    return wouldNotWork(kind, { en: `no ${kind.en}`, es: `que no haya ${kind.es}` });
  }
  const most = policy.maxPets ?? 0;
  return {
    why: {
      en: `Up to ${most} ${most === 1 ? "pet is" : "pets are"} allowed here, and you mentioned ${list.en}.`,
      es: `Aquí se acepta un máximo de ${most} ${most === 1 ? "mascota" : "mascotas"}, y usted mencionó ${list.es}.`,
    },
    requirement: {
      en: `at most ${most} ${most === 1 ? "pet" : "pets"}`,
      es: `un máximo de ${most} ${most === 1 ? "mascota" : "mascotas"}`,
    },
    told: list,
  };
}

const forbiddenKind = (policy: PetPolicy, pets: NonNullable<Draft["known"]["pets"]>): PetKind | null =>
  pets.find((pet) => petPolicyFor(policy, pet.kind) === "NOT_ALLOWED")?.kind ?? null;

function moveInShortfall({ known, world }: Draft): Shortfall {
  const { property, now } = world;
  const today = now.toZonedDateTimeISO(property.timeZone).toPlainDate();
  const stated = property.leaseConditions?.desiredLeasingDate;
  const day = stated ? Temporal.Instant.from(stated).toZonedDateTimeISO(property.timeZone).toPlainDate() : today;
  const from = Temporal.PlainDate.compare(day, today) < 0 ? today : day;
  const wish = Temporal.PlainDate.from(known.moveIn?.from ?? today.toString());
  const until = Temporal.PlainDate.from(known.moveIn?.to ?? wish.toString());
  const told = { en: spanText(wish, until, today, "en"), es: spanText(wish, until, today, "es") };
  const isLate = Temporal.PlainDate.compare(wish, from) > 0;
  const free = dayInWords(from, today, "en");
  const limit = dayInWords(isLate ? wish : until, today, "en");
  return {
    why: isLate
      ? {
          en: `It's available ${free}, and ${world.ownerName} would like someone close to that date. Is anything before ${limit} possible?`,
          es: `Está disponible desde el ${dayInWords(from, today, "es")}, y ${world.ownerName} busca a alguien cerca de esa fecha. ¿Podría ser antes del ${dayInWords(wish, today, "es")}?`,
        }
      : {
          en: `It's available ${free}. Is anything after ${limit} possible?`,
          es: `Está disponible desde el ${dayInWords(from, today, "es")}. ¿Podría ser después del ${dayInWords(until, today, "es")}?`,
        },
    requirement: {
      en: `a move-in near ${dayText(from, today, "en")}`,
      es: `mudarse cerca del ${dayText(from, today, "es")}`,
    },
    told,
  };
}
