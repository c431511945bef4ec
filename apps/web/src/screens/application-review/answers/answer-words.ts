import type { Employment, Reference, Residence } from "@porchlight/domain/applications/answers.ts";
import { readablePhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { historyTypeLabels, residenceStatusLabels } from "@porchlight/domain/words/labels.ts";
import { dayNamed } from "../../../sections/renter/days.ts";
import { money } from "../../../ui/money.ts";

/** An answer under its label; one that was not given is null and left out. */
export type Answer = readonly [label: string, value: string | null];

/** Dec 5, 2026 */
export const dayOf = (day: string): string => dayNamed("en", day);

/** $2,000 a month */
export const monthly = (dollars: number | null): string | null =>
  dollars === null ? null : `${money(dollars)} a month`;
const phoneOf = (phone: string | null): string | null => phone && readablePhone(phone);

/** Returns a period as "May 1, 2023 – present"; null where neither day is known. */
export function period(from: string | null, to: string | null, isCurrent: boolean): string | null {
  if (from === null && to === null) return null;
  const end = to !== null ? dayOf(to) : isCurrent ? "present" : "unknown";
  return `${from === null ? "Unknown" : dayOf(from)} – ${end}`;
}

/** Returns the wished day as "Dec 5, 2026, flexible". */
export const moveInWords = (day: string | null, isFlexible: boolean): string | null =>
  day && `${dayOf(day)}${isFlexible ? ", flexible" : ""}`;

export const employmentAnswers = (job: Employment): Answer[] => [
  ["Job title", job.jobTitle],
  ["Company", job.companyName],
  ["Dates", period(job.startDate, job.endDate, job.type === "CURRENT")],
  ["Net income", monthly(job.netIncome)],
  ["Manager", job.managerName],
  ["Manager's phone", phoneOf(job.managerPhone)],
  ["Manager's email", job.managerEmail],
];

export const residenceAnswers = (home: Residence): Answer[] => [
  ["Address", home.address],
  ["Dates", period(home.moveInDate, home.moveOutDate, home.type === "CURRENT")],
  ["Status", home.status && residenceStatusLabels[home.status]],
  ["Monthly rent", monthly(home.monthlyRent)],
  ["Reason for moving", home.moveOutReason],
  ["Landlord", home.landlordName],
  ["Landlord's phone", phoneOf(home.landlordPhone)],
  ["Landlord's email", home.landlordEmail],
];

export const referenceAnswers = (person: Reference): Answer[] => [
  ["Name", person.fullName],
  ["Relationship", person.relationship],
  ["Phone", phoneOf(person.phoneNumber)],
  ["Email", person.email],
];

/** Returns the heading of an entry of a history: "Current employment". */
export const entryHeading = ({ type }: Pick<Employment, "type">, what: string): string =>
  `${historyTypeLabels[type]} ${what}`;
