import type { Heard } from "../../heard.ts";
import { anyOf } from "../text/any-of.ts";
import { email, phone } from "./addresses.ts";
import { saysWho } from "./name-words.ts";
import { bareName, nameAnswered, nameBeside, nameInList, nameSaidAgain } from "./names-answered.ts";
import { nameIn, nameOfWriter } from "./names-introduced.ts";
import { firstNameIn, signedBy } from "./names-signed.ts";
import { withSpokenDigits } from "./spoken-digits.ts";

const landlords = String.raw`(?:current |old |last |previous |former )?(?:landlord|employer|boss|supervisor)`;

const helpers = anyOf(
  "case ?(?:manager|worker); social worker; housing (?:specialist|counselor|navigator|worker); counselor; navigator",
  "advocate; references?; co-?signer; guarantor; parole officer; probation officer; sponsor; lawyer; attorney",
  "trabajador(?:a)? social",
  landlords,
);

/** "My case manager is Joan, 937-555-0144" tells how somebody else is reached. */
const ofSomebodyElse = new RegExp(String.raw`\b(?:my|our|her|his) ${helpers}\b[^.?!\n]*$`, "i");

const ofAnother =
  /\b(?:her|his|their|\p{L}+['’]s) (?:phone |cell |direct |work |office )?(?:number|cell|phone|line)\b[^.?!\n]*$/iu;

/** Name, e-mail and phone as told. A phone is in E.164; a bare name counts as a signature or where one was asked for. */
export function contactIn(said: string, isAsked: boolean): Heard["contact"] {
  const text = withSpokenDigits(said);
  const contact: Heard["contact"] = {};
  // Without this, a text of one long word takes a time that grows with its square.
  const mail = text.includes("@") ? email.exec(text)?.[0] : undefined;
  if (mail) contact.email = mail.toLowerCase();
  const found = phone.exec(text);
  const before = found && text.slice(0, found.index);
  // Who was asked for a number may give that of the household.
  const isOfAnother = before && (ofSomebodyElse.test(before) || (!isAsked && ofAnother.test(before)));
  const digits = isOfAnother ? null : found;
  if (digits) contact.phone = `+1${digits[1]}${digits[2]}${digits[3]}`;
  const rest = text.replace(email, "").replace(phone, "");
  const name =
    nameIn(text) ??
    nameOfWriter(text) ??
    signedBy(text) ??
    (mail || digits ? firstNameIn(text) : null) ??
    (isAsked && !isOneQuestion.test(text) ? bareName(rest.replace(/^\W*its\s+/i, "")) : null) ??
    (isAsked ? nameAnswered(text) : null) ??
    (mail || digits ? nameInList(text.replace(saysWho, ""), isAsked) : null) ??
    (mail || digits ? nameBeside(rest) : null) ??
    (isAsked ? nameSaidAgain(rest) : null);
  if (name) contact.name = name;
  return contact;
}
const isOneQuestion = /^[^,.;:–-]*\?\s*$/;
