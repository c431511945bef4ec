import type { Message } from "../message.ts";
import { tellsEarning } from "../money/home-figures.ts";
import type { Clause } from "../text/clauses.ts";
import type { Phrases, WordLists } from "../text/phrases.ts";
import { tells } from "../text/word-table.ts";

/*
 * "My cousin saw your place on a marketplace for 800 and the guy wants half by an app": another's ad of this home, or
 * another's hand held out for money. Whoever tells of it is warned, whether or not they wonder themselves.
 */

const lists: WordLists = {
  seller:
    "guy; dude; man; lady; woman; person; someone; somebody; seller; poster; muchacho; muchacha; senor; senora; tipo; hombre; alguien; persona",
  wants: "want; wanted; ask; asked; asking; say; said; told; need; needed; demand; pide; pidio; quiere; dice; dijo",
  wantsOfUs: "me piden; me pidieron; me pide; me pidio",
  way: "zelle; venmo; cash app; cashapp; paypal; wire; western union; moneygram; gift card; crypto; bitcoin; transferencia; transfiera; deposite; tarjeta de regalo",
  first: "deposit first; money first; deposit before; deposit upfront; deposito ante; anticipo; adelanto; primero",
  site: "facebook; fb; craigslist; marketplace; offerup; instagram; whatsapp; telegram",
};

const demand: Phrases = {
  en: [
    "{seller} ... {wants} ... {way}|{first}; {site} ... {wants} ... {way}|{first}; {site} ... {way}",
    "sent|paid|gave|pay . . {seller} ... {way}",
  ],
  es: ["{wantsOfUs} ... {way}|{first}; {way} ... ante de ver|verla|verlo|conocer"],
};
const demandsMoney = tells(demand, lists);
const namesSite = tells({ en: ["{site}"] }, lists);
/** Whether a text names another's ad or hand held out for money. */
export const namesOtherListing = (text: string): boolean => demandsMoney(text) || namesSite(text);

/** Amounts, and no part of a telephone number: "603-555-0162 by WhatsApp". */
const amounts = /(?<![\w.-])(?<!\d[ )-]{1,2})\$? ?(\d,\d{3}|\d{3,4})(?![\w%]|[,.-]\d| \d{3}[- ]?\d{4})/g;

/** Whether a clause tells of somebody who wants money for the home, or of its price on a site where it is below the rent. */
function tellsOfOtherListing(text: string, rent: number | null): boolean {
  if (demandsMoney(text)) return true;
  if (rent === null || !namesSite(text) || tellsEarning(text)) return false;
  return [...text.matchAll(amounts)].some(([, figure]) => Number((figure as string).replace(",", "")) < rent);
}

/** What is told of another's ad and what its poster wants asks nothing of Piper, and tells nothing of the renter. */
export function withoutOtherListing(message: Message): Message {
  const rent = message.property.leaseConditions?.rent ?? null;
  const isLeft = ({ text }: Clause): boolean => !tellsOfOtherListing(text, rent);
  if (message.clauses.every(isLeft)) return message;
  return { ...message, clauses: message.clauses.filter(isLeft), telling: message.telling.filter(isLeft) };
}
