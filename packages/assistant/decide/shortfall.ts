import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import { petPolicyFor } from "@porchlight/domain/qualification/assessments.ts";
import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import { dayText, spanText } from "../saying/time-text.ts";
import { dollars, type Said } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";
import { dogPoundsIn, isOverWeight } from "./owner-limits.ts";

/** A stated requirement that is not met, and what the renter told instead. */
export function shortfall(draft: Draft, rule: QualifyingRule): { requirement: Said; told: Said } {
  const { known, world } = draft;
  const { property } = world;
  const wanted = property.renterRequirements;
  if (rule === "credit") {
    const { low, high } = known.creditScore ?? { low: 0, high: 0 };
    const range = low === high ? `${low}` : `${low}-${high}`;
    return {
      requirement: {
        en: `a credit score of at least ${wanted?.minimumCreditScore}`,
        es: `un puntaje de crédito de al menos ${wanted?.minimumCreditScore}`,
      },
      told: { en: range, es: range },
    };
  }
  if (rule === "income") {
    const multiple = rentMultiples[wanted?.minimumIncome ?? "NO_REQUIREMENT"] ?? 0;
    const base = known.hasHousingVoucher ? known.ownRentShare : property.leaseConditions?.rent;
    const needed = dollars((base ?? 0) * multiple);
    const income = dollars(known.monthlyIncome ?? 0);
    const of = known.hasHousingVoucher ? ["your share of the rent", "su parte de la renta"] : ["the rent", "la renta"];
    return {
      requirement: {
        en: `a monthly income of ${multiple}x ${of[0]} (${needed})`,
        es: `un ingreso mensual de ${multiple}x ${of[1]} (${needed})`,
      },
      told: { en: `${income} a month`, es: `${income} al mes` },
    };
  }
  if (rule === "moveIn") return moveInShortfall(draft);
  const pets = known.pets ?? [];
  const list = petList(pets);
  const forbidden =
    property.petPolicy !== null &&
    pets.some(
      (pet) => petPolicyFor(property.petPolicy as NonNullable<typeof property.petPolicy>, pet.kind) === "NOT_ALLOWED",
    );
  const most = property.petPolicy?.maxPets ?? 0;
  const pounds = dogPoundsIn(world.knowledge);
  if (pounds !== null && isOverWeight(pets, pounds))
    return {
      requirement: { en: `dogs of at most ${pounds} lb`, es: `perros de ${pounds} libras como máximo` },
      told: list,
    };
  const requirement: Said = !property.petPolicy?.allowsPets
    ? { en: "no pets", es: "que no haya mascotas" }
    : forbidden
      ? { en: "no pets of that kind", es: "que no haya mascotas de ese tipo" }
      : {
          en: `at most ${most} ${most === 1 ? "pet" : "pets"}`,
          es: `un máximo de ${most} ${most === 1 ? "mascota" : "mascotas"}`,
        };
  return { requirement, told: list };
}

/** "About a pug, 20 lb", "about 2 dogs": the renter's own word for each. */
function petList(pets: NonNullable<Draft["known"]["pets"]>): Said {
  const listed = (one: string) =>
    pets
      .map(({ count, description }) =>
        /^\d/.test(description) ? description : `${count > 1 ? count : one} ${description}`,
      )
      .join(", ");
  return { en: `about ${listed("your")}`, es: `que tiene ${listed("su")}` };
}

function moveInShortfall({ known, world }: Draft): { requirement: Said; told: Said } {
  const { property, now } = world;
  const today = now.toZonedDateTimeISO(property.timeZone).toPlainDate();
  const stated = property.leaseConditions?.desiredLeasingDate;
  const day = stated ? Temporal.Instant.from(stated).toZonedDateTimeISO(property.timeZone).toPlainDate() : today;
  const from = Temporal.PlainDate.compare(day, today) < 0 ? today : day;
  const wish = Temporal.PlainDate.from(known.moveIn?.from ?? today.toString());
  const until = Temporal.PlainDate.from(known.moveIn?.to ?? wish.toString());
  return {
    requirement: {
      en: `a move-in near ${dayText(from, today, "en")}`,
      es: `mudarse cerca del ${dayText(from, today, "es")}`,
    },
    told: { en: spanText(wish, until, today, "en"), es: spanText(wish, until, today, "es") },
  };
}
