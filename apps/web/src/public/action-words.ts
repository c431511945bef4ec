import type { ActionLinkView } from "@porchlight/contract/action-links.ts";
import type { EscalationStatus } from "@porchlight/domain/escalations/lifecycle.ts";
import { calledBy } from "@porchlight/domain/kernel/names.ts";
import type { LinkedAction } from "@porchlight/domain/notices/linked-actions.ts";
import type { RequestStatus } from "@porchlight/domain/showings/lifecycle.ts";

type Said = { title: string; text: string };

/** Returns what an open link would do. */
export const headingOf = ({ action, renterName }: ActionLinkView): Said => headings[action](renterName);

const headings: Record<LinkedAction, (who: string) => Said> = {
  accept: (who) => ({
    title: `Accept ${who}’s showing`,
    text: `Choose who shows the home. Piper tells ${calledBy(who)} right away.`,
  }),
  decline: (who) => ({
    title: `Decline ${who}’s request`,
    text: `Piper tells ${calledBy(who)} right away.`,
  }),
  answer: (who) => ({ title: `Answer ${who}`, text: "Piper passes your answer on right away." }),
  resolve: (who) => ({
    title: `${who} waits to hear from you`,
    text: "Once you have talked, mark the request as resolved.",
  }),
};

/** Returns what became of a link that does nothing any more. */
export function outcomeOf({ state, request, question, renterName }: ActionLinkView): Said {
  if (state === "expired")
    return { title: "This link has ended", text: "It worked for a week at most, and until the showing’s start." };
  if (request) return requestOutcomes[request.status](renterName);
  return questionOutcomes[question!.status](question!.answer !== null);
}

const requestOutcomes: Record<RequestStatus, (who: string) => Said> = {
  ACCEPTED: (who) => ({ title: "This showing is confirmed", text: `${who} knows the time.` }),
  DECLINED: (who) => ({ title: "This request was declined", text: `Piper told ${who}.` }),
  RESCHEDULED: (who) => ({ title: "This request was moved", text: `Another time is being arranged with ${who}.` }),
  CANCELLED_BY_RENTER: (who) => ({ title: "This request was withdrawn", text: `${who} canceled it.` }),
  CANCELED_BY_INVESTOR: (who) => ({ title: "This showing was canceled", text: `Piper told ${who}.` }),
  EXPIRED: (who) => ({ title: "This request ran out", text: `The time ${who} asked for has passed.` }),
  FORMING: (who) => ({ title: "This request isn’t ready", text: `${who} still has to answer a few questions.` }),
  PENDING: (who) => ({ title: "This request waits for you", text: `${who} asked for this time.` }),
};

const questionOutcomes: Record<EscalationStatus, (isAnswered: boolean) => Said> = {
  RESOLVED: (isAnswered) => ({
    title: isAnswered ? "This question was answered" : "This was taken care of",
    text: isAnswered ? "Piper passed the answer on." : "Nothing more to do here.",
  }),
  IGNORED: () => ({ title: "This was closed", text: "Nothing more to do here." }),
  PENDING: () => ({ title: "This waits for you", text: "No one has answered yet." }),
};
