import {
  type AnswerSection,
  type Answers,
  historyTypes,
  householdCount,
  listLength,
  monthlyAmount,
  petCounts,
  residenceStatuses,
} from "@porchlight/domain/applications/answers.ts";
import { isEmail, normalEmail } from "@porchlight/domain/kernel/emails.ts";
import { linkMessage } from "@porchlight/domain/kernel/links.ts";
import { commentLength, messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { z } from "zod";
import { nullablePhoneField as phone } from "./account-fields.ts";
import { day, id, oneOf, withoutLink } from "./endpoint.ts";
import { note, onlyNumbers } from "./nested-records.ts";

const chooseAnswer = "Please choose an answer";
const maxName = 120;

/** A name or a short text; empty becomes null. */
const name = note(maxName).refine((given) => given === null || withoutLink(given), linkMessage);
const count = (max: number) => z.int(onlyNumbers).min(0, "Minimum value is 0").max(max, `Maximum value is ${max}`);
const dollars = count(monthlyAmount.max).nullable();
const dayOrNone = day("Please enter a valid date").nullable();
const email = z
  .string()
  .trim()
  .nullable()
  .transform((given) => (given ? normalEmail(given) : null))
  .refine((given) => given === null || isEmail(given), "Please enter a valid email address");
const history = oneOf(historyTypes, chooseAnswer);
const entries = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).max(listLength.max, `You can add up to ${listLength.max}`);

const residence = z.strictObject({
  id,
  type: history,
  address: note(200),
  moveInDate: dayOrNone,
  moveOutDate: dayOrNone,
  status: oneOf(residenceStatuses, chooseAnswer).nullable(),
  monthlyRent: dollars,
  moveOutReason: note(commentLength.max),
  landlordName: name,
  landlordEmail: email,
  landlordPhone: phone,
});

const employment = z.strictObject({
  id,
  type: history,
  startDate: dayOrNone,
  endDate: dayOrNone,
  jobTitle: name,
  companyName: name,
  netIncome: dollars,
  managerName: name,
  managerPhone: phone,
  managerEmail: email,
});

const reference = z.strictObject({ id, relationship: name, fullName: name, phoneNumber: phone, email });

/**
 * The answers of each section of the form as they travel. A section may be saved before it is complete: what is not
 * answered is null, and what is answered must be right. Whether a day is in the future depends on the home's zone and is
 * checked by the server.
 */
export const answerFields = {
  contact: z.strictObject({ fullName: name, phoneNumber: phone }),
  about: z.strictObject({
    aboutYou: note(messageLength.max),
    isSmoker: z.boolean(chooseAnswer).nullable(),
    desiredMoveInDate: dayOrNone,
    isMoveInDateFlexible: z.boolean(),
  }),
  household: z.strictObject({ numberOfOccupantsUnderEighteen: count(householdCount.max).nullable() }),
  pets: z.strictObject({
    hasPets: z.boolean(chooseAnswer).nullable(),
    petDetails: note(commentLength.max),
    ...(Object.fromEntries(petCounts.map((kind) => [kind, count(householdCount.max)])) as Record<
      (typeof petCounts)[number],
      ReturnType<typeof count>
    >),
  }),
  residence: z.strictObject({ residences: entries(residence) }),
  income: z.strictObject({
    employments: entries(employment),
    otherIncome: entries(z.strictObject({ id, source: name, monthlyAmount: dollars })),
    incomeNote: note(commentLength.max),
  }),
  references: z.strictObject({ references: entries(reference) }),
} as const satisfies { [Section in AnswerSection]: z.ZodType<Answers[Section], unknown> };
