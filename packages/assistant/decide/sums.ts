import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import type { SumAsked, TopicQuestion } from "../heard/questions.ts";
import { chargedForEachPet } from "../knowing/owner-limits.ts";
import {
  type Figure,
  feePerPerson,
  figuresOf,
  isFeePerPerson,
  isTimes,
  summable,
  sumTopics,
  total,
} from "../topics/figures.ts";
import { type Answer, capital, type Ground, type Said } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";
import { petCount } from "./pet-sums.ts";
import { sumVerdict } from "./sum-verdict.ts";

/*
 * Sums of a home's own figures: what it costs to move in with a pet, each month with parking, for six months, for each of
 * three. Only amounts of the records are added, and a renter's own sum is told right or put right.
 */

const answeredAlong: readonly string[] = [
  ...sumTopics,
  ...["rent", "deposit", "application_fee", "application_fee.cosigner", "other_fees", "pets.rent", "pets.deposit"],
  ...["pets.fees", "parking", "parking.charge", "parking.spaces", "amenities.hasStorage"],
];

/** The topics that a sum answers along with its own. */
export const isInSum = (topic: string): boolean => answeredAlong.includes(topic);

type Asked = SumAsked & { topic: string; home: readonly Figure[]; draft: Draft };

/** The answer to a question of several figures together, or of one several times; null where it is none, or a figure lacks. */
export function sumFor(draft: Draft, { topic: said, sum }: TopicQuestion, ground: Ground): Answer | null {
  if (sum === null) return null;
  const topic = sum.isShared && said !== "move_in_cost" ? "cost_share" : said;
  const asked: Asked = { ...sum, topic, home: summable(figuresOf(ground)), draft };
  const fee = asked.home.find(({ key }) => key === feePerPerson(topic));
  if (fee) return withSigner(asked, fee) ?? ofSeveral(asked, fee);
  if (!sumTopics.includes(topic)) return null;
  if (sum.added && sum.added.parts.length > 0) return ofRentersSum(asked, sum.added);
  const dueAsSaid = sum.changesLast ? null : ofTotalSaid(asked);
  if (dueAsSaid) return dueAsSaid;
  const named = namedAlone(asked);
  if (named) return added(named.map(forSpaces(asked)));
  return topic === "move_in_cost" ? ofMovingIn(asked) : ofMonths(asked);
}

/** The figures of the home that are among those named. */
const among = ({ home }: Asked, keys: readonly string[]): Figure[] => home.filter(({ key }) => keys.includes(key));

/** "First month plus deposit is what?", "my application plus hers as cosigner": the figures named and nothing else. */
function namedAlone(asked: Asked): Figure[] | null {
  const inMessage = among(asked, asked.figures.inMessage);
  const ofFees = inMessage.every(({ key }) => key === "application" || key === "cosigner");
  const inQuestion = among(asked, asked.figures.inQuestion);
  const isSum = asked.added !== null && inQuestion.some(({ isDue }) => isDue);
  const named = ofFees ? inMessage : isSum ? inQuestion : [];
  return named.length > 1 && named.every(({ key }) => !key.startsWith("pet")) ? named : null;
}

/** "1240 plus 60, that's 1300?": yes or no, the sum, and what was named besides. */
function ofRentersSum(asked: Asked, { parts: keys, soFar, said }: NonNullable<SumAsked["added"]>): Answer {
  const { inQuestion, inMessage, before } = asked.figures;
  const parts = keys.flatMap((key) => among(asked, [key])).map(asNamed(asked));
  const others = (where: readonly string[]) => among(asked, where).filter(({ key }) => !keys.includes(key));
  const open = parts.length === 1;
  const more = open
    ? others(inQuestion).concat(others(before)).slice(0, 1)
    : others(inMessage).filter(fitsBeside(parts));
  const first = open ? [...parts, ...more] : parts;
  const isRight = said !== null && (said === total(parts) || said === total(among(asked, soFar)));
  const verdict = sumVerdict(said === null ? null : isRight);
  const sum = added(first);
  if (open || more.length === 0)
    return { en: `${verdict.en}${sum.en}`, es: `${verdict.es}${sum.es}`, facts: sum.facts };
  const with_ = listed(more);
  const all = [...parts, ...more];
  return {
    en: `${verdict.en}${sum.en} With the ${with_.en}, it's ${dollars(total(all))}.`,
    es: `${verdict.es}${sum.es} Con ${with_.es}, son ${dollars(total(all))}.`,
    facts: [...sum.facts, ...more.map((each) => each.fact)],
  };
}

/** "So like 3300 total?": what is due on moving in, where that is what the renter says, with the fee of each adult or without. */
function ofTotalSaid(asked: Asked): Answer | null {
  const [said, another] = asked.amounts.inQuestion;
  const due = asked.home.filter(({ isDue, dollars: amount }) => isDue && amount > 0);
  if (said === undefined || another !== undefined || due.length < 2) return null;
  const fee = asked.home.filter(({ key }) => key === feePerPerson("application_fee")).map(forAdults(asked));
  const found = [due, [...due, ...fee]].find((parts) => total(parts) === said);
  if (found === undefined) return null;
  const sum = added(found, true);
  return { en: `Yes. ${sum.en}`, es: `Sí. ${sum.es}`, facts: sum.facts };
}

/** A fee of each adult as the renter named it: 70 where it is 35. */
const asNamed =
  ({ amounts }: Asked) =>
  (part: Figure): Figure => {
    const named = isFeePerPerson(part.key)
      ? amounts.inQuestion.find((amount) => isTimes(amount, part.dollars))
      : undefined;
    return named === undefined || amounts.inQuestion.includes(part.dollars)
      ? part
      : ofAdults(part, named / part.dollars);
  };

/** What is paid once is not added to what is paid each month, unless the renter did. */
const fitsBeside =
  (parts: readonly Figure[]) =>
  ({ per }: Figure): boolean =>
    parts.some((part) => part.per === "once") || per === "month";

const listed = (parts: readonly Figure[]): Said => ({
  en: parts.map(({ name, dollars: amount }) => `${name.en} (${dollars(amount)})`).join(" and "),
  es: parts.map(({ name, dollars: amount }) => `${name.es} (${dollars(amount)})`).join(" y "),
});

/** "Rent $1,240 + parking $60 = $1,300 a month." */
function added(parts: readonly Figure[], isMovingIn = false): Answer {
  const isMonthly = parts.every(({ per }) => per === "month") && !isMovingIn;
  const isFirst = !isMonthly && parts.some(({ key }) => key === "rent");
  const named = ({ key, name }: Figure): Said =>
    isFirst && key === "rent" ? { en: "first month's rent", es: "primer mes de renta" } : name;
  const row = (language: "en" | "es") =>
    parts.map((part) => `${named(part)[language]} ${dollars(part.dollars)}`).join(" + ");
  const sum = parts.length > 1 ? ` = ${dollars(total(parts))}` : "";
  return {
    en: `${capital(row("en"))}${sum}${isMonthly ? " a month" : ""}.`,
    es: `${capital(row("es"))}${sum}${isMonthly ? " al mes" : ""}.`,
    facts: parts.map((part) => part.fact),
  };
}

/** What the renter wants besides, by name or because they told of it. */
function wanted(asked: Asked): Figure[] {
  const { leansOnBefore, figures, home, draft } = asked;
  const hasPets = (draft.known.pets ?? []).length > 0 && !draft.known.hasAssistanceAnimal;
  const besides = (where: readonly string[]) => among(asked, where).filter(({ isDue }) => !isDue);
  const named = besides(figures.inMessage);
  const meant = named.length === 0 && leansOnBefore ? besides(figures.before) : named;
  const isWithout = (draft.known.pets ?? [null]).length === 0 || draft.known.hasAssistanceAnimal === true;
  const isWanted = (each: Figure): boolean =>
    isOfPets(each)
      ? !isWithout && (hasPets || meant.includes(each))
      : meant.includes(each) || (each.key === "parking" && asked.spaces !== null);
  return home.filter((each) => isWanted(each) && !figures.leftOut.includes(each.key));
}

const isOfPets = ({ key }: Figure): boolean => key === "petRent" || key === "petDeposit";

/** A charge for each of several pets, where the owner said that it is. */
const forPets =
  (asked: Asked) =>
  (part: Figure): Figure => {
    const pets = petCount(asked.draft);
    const isEach = chargedForEachPet(asked.draft.world.knowledge)?.some((charge) => charge === part.key) === true;
    if (pets < 2 || !isEach) return part;
    const name = { en: `${part.name.en} for ${pets} pets`, es: `${part.name.es} por ${pets} mascotas` };
    return { ...part, dollars: part.dollars * pets, name };
  };

/** Parking in as many spaces as the renter wants and the home has. */
const forSpaces =
  ({ spaces, draft }: Asked) =>
  (part: Figure): Figure => {
    const wanted = Math.min(spaces ?? 1, draft.world.property.parking?.parkingAvailableSpaces ?? 1);
    if (part.key !== "parking" || wanted < 2) return part;
    const name = { en: `parking for ${wanted} spaces`, es: `estacionamiento de ${wanted} lugares` };
    return { ...part, dollars: part.dollars * wanted, name };
  };

/** What a sum comes to where each of several pets costs the same; null with one pet, and where the owner told whether each does. */
function ifForEach(parts: readonly Figure[], asked: Asked): Said | null {
  const pets = petCount(asked.draft);
  if (pets < 2 || !parts.some(isOfPets) || chargedForEachPet(asked.draft.world.knowledge) !== null) return null;
  const sum = dollars(total(parts.map((part) => ({ ...part, dollars: part.dollars * (isOfPets(part) ? pets : 1) }))));
  return {
    en: `That counts the pet charges once; if they're for each of your ${pets} pets, it's ${sum}.`,
    es: `Ahí los cargos por mascota van una sola vez; si son por cada una de sus ${pets} mascotas, son ${sum}.`,
  };
}

/** The application fee of each adult whom the renter named, as one sum. */
const forAdults =
  ({ people }: Asked) =>
  (part: Figure): Figure => {
    const adults = people.inQuestion ?? people.inMessage ?? people.before ?? 1;
    if (part.key !== feePerPerson("application_fee") || adults < 2) return part;
    return ofAdults(part, adults);
  };

const ofAdults = (fee: Figure, adults: number): Figure => ({
  ...fee,
  dollars: fee.dollars * adults,
  name: { en: `application fees for ${adults} adults`, es: `solicitudes de ${adults} adultos` },
});

/** What is due on moving in, with the pets told and what was named besides; null where that is the rent and the deposit alone. */
function ofMovingIn(asked: Asked): Answer | null {
  const due = asked.home.filter(({ isDue }) => isDue);
  if (!due.some(({ key }) => key === "rent") || !due.some(({ key }) => key === "deposit")) return null;
  const parts = [...due, ...wanted(asked)]
    .filter(({ dollars: amount }) => amount > 0)
    .map(forAdults(asked))
    .map(forSpaces(asked))
    .map(forPets(asked));
  const people = asked.isShared ? (sharersOf(asked) ?? 1) : 1;
  if (parts.length < 3 && !asked.changesLast && people < 2) return null;
  const sum = withVerdict(added(parts, true), parts, asked);
  const shared = people > 1 ? { ...sum, ...joinedWith(sum, eachPays(total(parts), people)) } : sum;
  return withOpen(shared, ifForEach(parts, asked));
}

/** What is paid a month with what is wanted besides, for so many months, or for each of so many people. */
function ofMonths(asked: Asked): Answer | null {
  const { topic, figures, home } = asked;
  const isShare = topic === "cost_share";
  const rent = home.find(({ key }) => key === "rent");
  if (rent === undefined) return null;
  const isWithoutRent = isShare && !figures.inMessage.includes("rent");
  const only = isWithoutRent ? among(asked, figures.inMessage).filter(({ isDue }) => isDue) : [];
  const parts =
    only.length > 0
      ? only
      : [rent, ...wanted(asked).filter(({ per }) => per === "month")].map(forSpaces(asked)).map(forPets(asked));
  const people = isShare ? sharersOf(asked) : null;
  const months = isShare ? null : asked.months;
  if (parts.length < 2 && months === null && (people ?? 0) < 2 && !asked.changesLast) return null;
  const sum = withVerdict(added(parts), parts, asked);
  const also = people && people > 1 ? eachPays(total(parts), people) : months ? over(parts, months, home) : null;
  return withOpen(also ? { ...sum, ...joinedWith(sum, also) } : sum, ifForEach(parts, asked));
}

/** "So 3260 for everything?": whether the sum that stands is what the renter says it is. */
function withVerdict(sum: Answer, parts: readonly Figure[], asked: Asked): Answer {
  const { changesLast, amounts, home } = asked;
  const [said, another] = amounts.inQuestion.filter((amount) => home.every((each) => each.dollars !== amount));
  if (!changesLast || said === undefined || another !== undefined || ifForEach(parts, asked)) return sum;
  return { ...sum, ...withSaid(sumVerdict(said === total(parts)), sum) };
}

/** How many share a sum, as far as that was told. */
const sharersOf = ({ people, draft }: Asked): number | null =>
  people.inMessage ?? draft.known.occupants ?? people.before;

const withSaid = (first: Said, then: Said): Said => ({ en: `${first.en}${then.en}`, es: `${first.es}${then.es}` });
const joinedWith = (first: Said, then: Said): Said => withSaid({ en: `${first.en} `, es: `${first.es} ` }, then);

/** A sum, and what it comes to where it is not sure how its parts count, which the owner is asked. */
const withOpen = (sum: Answer, open: Said | null): Answer =>
  open === null ? sum : { ...sum, ...joinedWith(sum, open), isPart: true };

function eachPays(sum: number, people: number): Said {
  const each = sum / people;
  const said = Number.isInteger(each) ? dollars(each) : `$${each.toFixed(2)}`;
  return {
    en: `Split ${people} ways, that's ${said} each.`,
    es: `Entre ${people}, son ${said} para cada quien.`,
  };
}

function over(parts: readonly Figure[], months: number, home: readonly Figure[]): Said {
  const sum = dollars(total(parts) * months);
  const deposit = home.find(({ key, dollars: amount }) => key === "deposit" && amount > 0);
  const besides = deposit ? listed([deposit]) : null;
  return {
    en: `For ${months} months, that's ${sum}${besides ? `, besides the ${besides.en}` : ""}.`,
    es: `Por ${months} meses, son ${sum}${besides ? `, aparte del ${besides.es}` : ""}.`,
  };
}

/** How often a question adds up a fee, "35 and 35", or how often it goes into what it comes to; null where it says neither. */
function timesNamed(amounts: readonly number[], said: number | null, fee: Figure): number | null {
  const times = amounts.filter((amount) => amount === fee.dollars).length;
  if (times > 1) return times;
  return said !== null && isTimes(said, fee.dollars) ? said / fee.dollars : null;
}

/** "For the two who apply and me, who co-sign": the fee of each adult who applies, and that of who signs along. */
function withSigner({ people, signers, home }: Asked, fee: Figure): Answer | null {
  const ofSigner = home.find(({ key }) => key === feePerPerson("application_fee.cosigner"));
  const counted = people.inQuestion ?? people.inMessage;
  if (!signers || !ofSigner || counted === null || fee.key !== feePerPerson("application_fee")) return null;
  const adults = signers.isCounted ? counted - 1 : counted;
  return adults < 1 ? null : added([adults > 1 ? ofAdults(fee, adults) : fee, ofSigner]);
}

/** "Is that 135 for three?": a fee of each adult, so many times. */
function ofSeveral({ amounts, people, draft, home }: Asked, fee: Figure): Answer | null {
  const isOther = (amount: number) => home.every((each) => each.dollars !== amount);
  const [said = null] = [
    ...amounts.inQuestion.filter((amount) => isOther(amount) && amount > fee.dollars),
    ...amounts.inMessage.filter((amount) => isOther(amount) && isTimes(amount, fee.dollars)),
  ];
  const told = said === null ? null : (people.before ?? draft.known.occupants);
  const number = people.inQuestion ?? people.inMessage ?? told ?? timesNamed(amounts.inQuestion, said, fee);
  if (number === null || number < 2 || fee.dollars === 0) return null;
  const sum = fee.dollars * number;
  const verdict = said === null ? ["", ""] : said === sum ? ["Yes. ", "Sí. "] : ["Not quite. ", "No exactamente. "];
  return {
    en: `${verdict[0]}${capital(fee.name.en)} ${dollars(fee.dollars)} x ${number} = ${dollars(sum)}.`,
    es: `${verdict[1]}${capital(fee.name.es)} ${dollars(fee.dollars)} x ${number} = ${dollars(sum)}.`,
    facts: [fee.fact],
  };
}
