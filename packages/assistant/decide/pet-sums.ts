import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { TopicQuestion } from "../heard/questions.ts";
import { chargedForEachPet } from "../knowing/owner-limits.ts";
import { type Figure, figuresOf } from "../topics/figures.ts";
import { type Answer, capital, type Ground } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";
import { sumVerdict } from "./sum-verdict.ts";

/** The charges that each topic of pets asks of. */
const chargesOf: Readonly<Record<string, readonly string[]>> = {
  "pets.rent": ["petRent"],
  "pets.deposit": ["petDeposit"],
  "pets.fees": ["petRent", "petDeposit"],
};

/** How many pets the renter told of. */
export const petCount = ({ known }: Draft): number => (known.pets ?? []).reduce((count, pet) => count + pet.count, 0);

/** "Pet rent $30 x 2 = $60 a month.": what several pets cost where the owner charges for each; `isWhole`: nothing else is asked. */
export function petSumFor(
  draft: Draft,
  asked: TopicQuestion,
  ground: Ground,
): { sum: Answer; isWhole: boolean; isOpen?: true } | null {
  const { topic, sum } = asked;
  const pets = petCount(draft);
  const each = chargedForEachPet(draft.world.knowledge);
  if (!topic.startsWith("pets") || pets < 2 || draft.known.hasAssistanceAnimal) return null;
  if (each === null) return sum?.leansOnBefore && isOfSum(asked) ? ofAllPets(topic, pets, ground) : null;
  const charges = figuresOf(ground).filter(({ key, dollars: amount }) => amount > 0 && each.some((one) => one === key));
  const guessed = sum?.amounts.inQuestion ?? [];
  const meant = charges.filter((charge) => guessed.includes(charge.dollars * pets));
  const named = meant.length > 0 ? meant : charges.filter(({ key }) => chargesOf[topic]?.includes(key));
  if (named.length === 0) return null;
  const isEither = named.some((charge) => guessed.includes(charge.dollars) && guessed.length > 1);
  const isWrong = meant.length === 0 && guessed.length === 1;
  const isOfOne = !isEither && guessed.length > 0 && (meant.length > 0 || isWrong);
  const verdict = sumVerdict(isOfOne ? meant.length > 0 : null);
  const told = named.map((charge) => timesPets(charge, pets));
  return {
    isWhole: topic !== "pets.fees" || guessed.length === 1,
    sum: {
      en: `${verdict.en}${told.map(({ en }) => en).join(" ")}`,
      es: `${verdict.es}${told.map(({ es }) => es).join(" ")}`,
      facts: named.map(({ fact }) => fact),
    },
  };
}

/** "30 each or 30 in all?" is of how much it comes to, "is it refunded for both" of what only the owner knows. */
const isOfSum = ({ needsOwner, cues }: TopicQuestion): boolean => !needsOwner || cues.has("asks-per-whom");

/** "Pet rent $30 a month. If that's for each of your 2 pets, it's $60.": of both, where the owner has not told how it counts. */
function ofAllPets(
  topic: string,
  pets: number,
  ground: Ground,
): { sum: Answer; isWhole: boolean; isOpen: true } | null {
  const charges = figuresOf(ground).filter(({ key, dollars: amount }) => amount > 0 && chargesOf[topic]?.includes(key));
  if (charges.length === 0) return null;
  const told = charges.map(({ name, dollars: amount, per }) => {
    const [once, all] = [dollars(amount), dollars(amount * pets)];
    const isMonthly = per === "month";
    return {
      en: `${capital(name.en)} ${once}${isMonthly ? " a month" : ""}; if that's for each of your ${pets} pets, ${all}.`,
      es: `${capital(name.es)} ${once}${isMonthly ? " al mes" : ""}; si es por cada una de sus ${pets} mascotas, ${all}.`,
    };
  });
  return {
    isWhole: false,
    isOpen: true,
    sum: {
      en: told.map(({ en }) => en).join(" "),
      es: told.map(({ es }) => es).join(" "),
      facts: charges.map(({ fact }) => fact),
    },
  };
}

function timesPets({ name, dollars: amount, per }: Figure, pets: number): { en: string; es: string } {
  const sum = `${dollars(amount)} x ${pets} = ${dollars(amount * pets)}`;
  const isMonthly = per === "month";
  return {
    en: `${capital(name.en)} ${sum}${isMonthly ? " a month" : ""}.`,
    es: `${capital(name.es)} ${sum}${isMonthly ? " al mes" : ""}.`,
  };
}
