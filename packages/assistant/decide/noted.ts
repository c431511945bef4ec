import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { localPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { dayAt } from "../dialogue/home-clock.ts";
import { countedPet } from "../knowing/pets-described.ts";
import type { Saying, SayingKind } from "../saying/saying.ts";
import { scoreText } from "../saying/score-text.ts";
import { spanText } from "../saying/time-text.ts";
import type { Said } from "../topics/topic.ts";
import type { World } from "../world.ts";
import { type Draft, learnedSomething } from "./draft.ts";

/** Thanks for what the message told and says back, once, how it was noted. */
export function sayNoted(draft: Draft): void {
  if (draft.says.some(({ say }) => say === "noted")) return;
  const { name, things: ofContact } = contactSaid(draft);
  const things = [...factsNoted(draft), ...ofContact];
  const isSaid = things.length === 0 && name === null && draft.says.some(({ say }) => say === "told-deleted");
  if (!isSaid) draft.says.push({ say: "noted", name, things });
}

/**
 * Says back what a message told before what follows from it is said: all of it where nothing is said yet, and beside answers
 * the facts that none of these is of.
 */
export function noteTold(draft: Draft): void {
  if (!learnedSomething(draft)) return;
  if (draft.says.length === 0) {
    sayNoted(draft);
    return;
  }
  if (draft.says.some(({ say }) => say === "noted" || !besideNote.includes(say))) return;
  const matters = (draft.heard?.topics ?? []).map((topic) => topic.split(".", 1)[0] as string);
  const isOfDay = matters.includes("available_date") && isMoveInOpen(draft);
  const isAnswered = (fact: string): boolean =>
    !(isOfDay && fact === "moveIn") && matters.some((matter) => answering[fact]?.includes(matter));
  const untold = Object.fromEntries(Object.entries(draft.learned).filter(([fact]) => !isAnswered(fact)));
  // Beside a time that is open who they are and how to be reached is thanked for, too.
  const isOfTime = draft.says.some(({ say }) => say === "time-open");
  const { name, things: ofContact } = isOfTime ? contactSaid(draft) : { name: null, things: [] };
  // "My wife and I" alone is hardly said to be noted.
  const isHardly = Object.keys(untold).every((fact) => fact === "occupants");
  const things = [...(isHardly ? [] : factsNoted({ ...draft, learned: untold })), ...ofContact];
  if (things.length === 0 && name === null) return;
  // "To request it, I need …" is of the time said right before it.
  const ofTime = draft.says.findIndex(({ say }) => say === "time-open");
  draft.says.splice(ofTime < 0 ? draft.says.length : ofTime, 0, { say: "noted", name, things });
}

/** Whether the day told to move in on is one from which on the home is free: "could I come on the 20th" is noted, too. */
function isMoveInOpen({ learned, world: { property } }: Draft): boolean {
  const free = property.leaseConditions?.desiredLeasingDate;
  return Boolean(free && learned.moveIn && learned.moveIn.from >= dayAt(free, property.timeZone));
}

/** What is said of a message's questions, and how to be reached: what it told stands beside that. */
const besideNote: readonly SayingKind[] = [
  "answer",
  "owner-says",
  "listing-says",
  "asked-owner",
  "asked-owner-already",
  "told-owner",
  "ask-contact",
  "time-open",
  "children-welcome",
  "apology",
  "asked-without",
  "owner-decides",
  "waits-for-owner",
];

/** The topics whose answers say back what was told with the question: "is 5200 a month enough". */
const answering: Record<string, readonly string[] | undefined> = {
  moveIn: ["available_date", "availability", "move_in_change"],
  monthlyIncome: ["requirements", "voucher"],
  ownRentShare: ["requirements", "voucher"],
  creditScore: ["requirements"],
  creditWord: ["requirements"],
  creditUnknown: ["requirements"],
  pets: ["pets"],
  occupants: ["occupancy", "roommates", "who_applies", "cost_share"],
};

/** What is known of the renter so far, as it was noted; null where nothing is. */
export function knownSaying(draft: Draft): Saying | null {
  const known = Object.entries(draft.known).filter(([, value]) => value !== null && value !== false);
  const things = factsNoted({ ...draft, learned: Object.fromEntries(known) });
  return things.length === 0 ? null : { say: "noted", name: null, things };
}

const same = (text: string): Said => ({ en: text, es: text });

function factsNoted({ learned, heard, known, world }: Draft): Said[] {
  const today = world.now.toZonedDateTimeISO(world.property.timeZone).toPlainDate();
  const { moveIn, monthlyIncome, creditScore, creditWord, creditUnknown, pets, occupants, ownRentShare } = learned;
  const things: Said[] = [];
  if (moveIn) {
    const [from, to] = [Temporal.PlainDate.from(moveIn.from), Temporal.PlainDate.from(moveIn.to ?? moveIn.from)];
    const free = freeAfter(to, world);
    things.push({
      en: `moving in ${spanText(from, to, today, "en")}${free ? ` (it's available starting ${spanText(free, free, today, "en")})` : ""}`,
      es: `mudarse ${spanText(from, to, today, "es")}${free ? ` (está disponible desde ${spanText(free, free, today, "es")})` : ""}`,
    });
  }
  if (monthlyIncome) things.push({ en: `${dollars(monthlyIncome)} a month`, es: `${dollars(monthlyIncome)} al mes` });
  if (monthlyIncome === null && !heard?.deletes?.includes("monthlyIncome"))
    things.push((occupants ? noLonger : notCounted)(dollars(world.renter.facts.monthlyIncome ?? 0)));
  if (ownRentShare && known.hasHousingVoucher) things.push(shareNoted(dollars(ownRentShare)));
  if (creditScore) {
    const score = scoreText(creditScore);
    things.push({ en: `a credit score of ${score.en}`, es: `un puntaje de crédito de ${score.es}` });
  } else if (creditWord) things.push({ en: `“${creditWord}” credit`, es: `crédito “${creditWord}”` });
  else if (creditUnknown && !known.creditScore) things.push({ en: "no credit score", es: "sin puntaje de crédito" });
  if (pets)
    things.push(pets.length === 0 ? { en: "no pets", es: "sin mascotas" } : same(pets.map(countedPet).join(", ")));
  if (occupants)
    things.push({
      en: `${occupants} ${occupants === 1 ? "person" : "people"}`,
      es: `${occupants} ${occupants === 1 ? "persona" : "personas"}`,
    });
  return things;
}

/** The day from which the home is free, where that is later than a day told to move in on; else null. */
function freeAfter(told: Temporal.PlainDate, { property }: World): Temporal.PlainDate | null {
  const stated = property.leaseConditions?.desiredLeasingDate;
  const free = stated ? Temporal.PlainDate.from(dayAt(stated, property.timeZone)) : null;
  return free && Temporal.PlainDate.compare(told, free) < 0 ? free : null;
}

/** The part of the rent that whoever has a voucher pays, and what it is for. */
const shareNoted = (amount: string): Said => ({
  en: `${amount} as your share of the rent, which is what your income is held against`,
  es: `${amount} como su parte de la renta, con la que se compara su ingreso`,
});

/** What was told as an income and is none after all. */
const notCounted = (amount: string): Said => ({
  en: `${amount} a month doesn't count toward your income`,
  es: `${amount} al mes no cuentan como su ingreso`,
});

/** Who the renter is and how to be reached, as the message tells them. */
function contactSaid({ heard }: Draft): { name: string | null; things: Said[] } {
  const { name, phone, email } = heard?.contact ?? {};
  return {
    name: name === undefined ? null : firstNameOf(name),
    things: [phone && localPhone(phone), email].filter((each) => each !== undefined).map(same),
  };
}

/** What more people earned together than there are now. */
const noLonger = (amount: string): Said => ({ en: `no longer ${amount} a month`, es: `ya no ${amount} al mes` });
