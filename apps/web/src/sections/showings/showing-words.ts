import type { FitView, RescheduleView } from "@porchlight/contract/showings.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import type { VoucherBadge } from "@porchlight/domain/qualification/assessments.ts";
import type { RequestStatus, RescheduleStatus } from "@porchlight/domain/showings/lifecycle.ts";
import type { Toned } from "../../ui/ToneBadge.tsx";

/** The sentence of a request's row, by its status. */
export const requestSentences: Record<RequestStatus, (name: string) => string> = {
  FORMING: (name) => `The assistant is finding a time with ${name}`,
  PENDING: (name) => `${name} requested for showing`,
  ACCEPTED: (name) => `You accepted the showing with ${name}`,
  DECLINED: (name) => `You declined the showing with ${name}`,
  CANCELLED_BY_RENTER: (name) => `${name} canceled the showing`,
  CANCELED_BY_INVESTOR: (name) => `You canceled the showing with ${name}`,
  RESCHEDULED: (name) => `The showing with ${name} was rescheduled`,
  EXPIRED: (name) => `You didn't respond to the request from ${name}`,
};

/** The sentences of a request that would move a confirmed showing: which time holds until it is accepted. */
export const moveSentences = {
  asks: (name: string) => `${name} asked to move the showing`,
  stands: (time: string) => `${time} stays confirmed until you accept`,
};

/** Returns the sentence of an open reschedule. It names no time when the renter asked, who keeps the current one. */
export const rescheduleSentence = (
  { askedBy, renter, askedTime }: Pick<RescheduleView, "askedBy" | "renter"> & Partial<RescheduleView>,
  range: string,
): string =>
  askedTime
    ? moveSentences.asks(renter.name)
    : `The assistant is working on rescheduling with ${renter.name}${askedBy === "owner" ? ` and aims for ${range}` : ""}`;

type Settled = Exclude<RescheduleStatus, "PENDING">;

/** The outcome of a request for another time, by who made it. */
const outcomes: Record<RescheduleView["askedBy"], Record<Settled, (name: string) => string>> = {
  owner: {
    CONFIRMED: (name) => `${name} agreed to the new time`,
    DECLINED: (name) => `${name} can't make the new time`,
    CANCELED: (name) => `The new time with ${name} was canceled`,
    RESCHEDULED: (name) => `The new time with ${name} was changed again`,
    EXPIRED: (name) => `${name} didn't answer about the new time`,
  },
  renter: {
    CONFIRMED: (name) => `${name} chose another time`,
    DECLINED: (name) => `${name} kept the current time`,
    CANCELED: (name) => `${name} asked for another time before it was canceled`,
    RESCHEDULED: (name) => `${name} asked for another time and you proposed one`,
    EXPIRED: (name) => `${name} asked for another time and didn't pick a time`,
  },
};

/** Returns the sentence of a reschedule: its goal while it is open, then its outcome. */
export const rescheduleWords = (reschedule: RescheduleView, range: string): string =>
  reschedule.status === "PENDING"
    ? rescheduleSentence(reschedule, range)
    : outcomes[reschedule.askedBy][reschedule.status](reschedule.renter.name);

export const fitLabels: Record<FitView["rule"], string> = {
  income: "Income",
  credit: "Credit",
  "move-in": "Move-in",
  pets: "Pets",
};

export const assessmentWords: Record<FitView["assessment"], Toned> = {
  MEETS: { label: "Meets", tone: "good" },
  CLOSE: { label: "Close", tone: "warm" },
  DOES_NOT_MEET: { label: "Does not meet", tone: "bad" },
  UNKNOWN: { label: "N/A", tone: "neutral" },
};

/** The badges of a housing voucher, which is information and judged by nobody. */
export const voucherWords: Record<VoucherBadge, Toned> = {
  HAS_VOUCHER: { label: "Has voucher", tone: "neutral" },
  NO_VOUCHER: { label: "No voucher", tone: "neutral" },
  UNKNOWN: assessmentWords.UNKNOWN,
};

/** Returns names for a sentence, "Priya Nair, Theo Lang and 3 others"; unnamed renters come last. */
export function namesOf(people: readonly { name: string }[]): string {
  const named = people.map(({ name }) => name).filter((name) => name !== unnamedRenter);
  const said = people.length > 3 ? named.slice(0, 2) : named;
  const others = people.length - said.length;
  if (said.length === 0) return others > 1 ? `${others} renters` : unnamedRenter;
  if (others > 0) return `${said.join(", ")} and ${others === 1 ? "another renter" : `${others} others`}`;
  return said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1)}` : said[0]!;
}

export const agentName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
