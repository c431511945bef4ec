import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { firstNameOf } from "@porchlight/domain/kernel/names.ts";
import { localPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { countedPet } from "../knowing/pets-described.ts";
import type { Saying } from "../saying/saying.ts";
import { scoreText } from "../saying/score-text.ts";
import { spanText } from "../saying/time-text.ts";
import type { Said } from "../topics/topic.ts";
import type { Draft } from "./draft.ts";

/** Thanks for what the message told and says back, once, how it was noted. */
export function sayNoted(draft: Draft): void {
  if (draft.says.some(({ say }) => say === "noted")) return;
  const { heard } = draft;
  const name = heard?.contact.name === undefined ? null : firstNameOf(heard.contact.name);
  const things = [...factsNoted(draft), ...contactNoted(heard?.contact)];
  const isSaid = things.length === 0 && name === null && draft.says.some(({ say }) => say === "told-deleted");
  if (!isSaid) draft.says.push({ say: "noted", name, things });
}

/** What is known of the renter so far, as it was noted; null where nothing is. */
export function knownSaying(draft: Draft): Saying | null {
  const known = Object.entries(draft.known).filter(([, value]) => value !== null && value !== false);
  const things = factsNoted({ ...draft, learned: Object.fromEntries(known) });
  return things.length === 0 ? null : { say: "noted", name: null, things };
}

const same = (text: string): Said => ({ en: text, es: text });

function factsNoted({ learned, heard, world }: Draft): Said[] {
  const today = world.now.toZonedDateTimeISO(world.property.timeZone).toPlainDate();
  const { moveIn, monthlyIncome, creditScore, creditWord, creditUnknown, pets, occupants } = learned;
  const things: Said[] = [];
  if (moveIn) {
    const [from, to] = [Temporal.PlainDate.from(moveIn.from), Temporal.PlainDate.from(moveIn.to ?? moveIn.from)];
    things.push({
      en: `moving in ${spanText(from, to, today, "en")}`,
      es: `mudarse ${spanText(from, to, today, "es")}`,
    });
  }
  if (monthlyIncome) things.push({ en: `${dollars(monthlyIncome)} a month`, es: `${dollars(monthlyIncome)} al mes` });
  if (monthlyIncome === null && !heard?.deletes?.includes("monthlyIncome"))
    things.push(notCounted(dollars(world.renter.facts.monthlyIncome ?? 0)));
  if (creditScore) {
    const score = scoreText(creditScore);
    things.push({ en: `a credit score of ${score.en}`, es: `un puntaje de crédito de ${score.es}` });
  } else if (creditWord) things.push({ en: `“${creditWord}” credit`, es: `crédito “${creditWord}”` });
  else if (creditUnknown) things.push({ en: "no credit score", es: "sin puntaje de crédito" });
  if (pets)
    things.push(pets.length === 0 ? { en: "no pets", es: "sin mascotas" } : same(pets.map(countedPet).join(", ")));
  if (occupants)
    things.push({
      en: `${occupants} ${occupants === 1 ? "person" : "people"}`,
      es: `${occupants} ${occupants === 1 ? "persona" : "personas"}`,
    });
  return things;
}

/** What was told as an income and is none after all. */
const notCounted = (amount: string): Said => ({
  en: `${amount} a month doesn't count toward your income`,
  es: `${amount} al mes no cuentan como su ingreso`,
});

const contactNoted = (contact: { email?: string; phone?: string } = {}): Said[] =>
  [contact.phone && localPhone(contact.phone), contact.email].filter((each) => each !== undefined).map(same);
