import type { OwnerNotice } from "../events/consequences.ts";
import { consequenceOf, type EventKind } from "../events/kinds.ts";
import type { Standing } from "./store.ts";

type Terms = {
  /** What its mail lets the owner do: accept or decline, or deal with the question. */
  asksFor: "decision" | "reply" | null;
  /** Whether what it is about is settled, so that it need not go out. Null where it goes out in any case. */
  isSettled: ((now: Standing) => boolean) | null;
};

const decision: Terms = { asksFor: "decision", isSettled: ({ isRequestOpen }) => isRequestOpen === false };
const question: Terms = { asksFor: "reply", isSettled: ({ isQuestionOpen }) => isQuestionOpen === false };
const news: Terms = { asksFor: null, isSettled: null };

/** What holds of each notice beside its words. */
const noticeTerms: Record<OwnerNotice, Terms> = {
  requested: decision,
  "request-waits": decision,
  "not-answered-yet": decision,
  question,
  "question-waits": question,
  confirmed: news,
  agreed: news,
  refused: news,
  "other-time-wanted": news,
  withdrawn: news,
  "cannot-come": news,
  "time-kept": news,
  "proposal-expired": news,
  "instructions-missing": { asksFor: null, isSettled: ({ isShowingLive }) => isShowingLive === false },
  "tour-called-off": news,
  busy: { asksFor: null, isSettled: ({ isShowingLive }) => isShowingLive === false },
  application: { asksFor: null, isSettled: ({ wasApplicationSent }) => wasApplicationSent },
  "application-completed": { asksFor: null, isSettled: ({ isApplicationToReview }) => !isApplicationToReview },
  "application-withdrawn": news,
  "application-left": news,
  "waited-in-vain": news,
  "calendar-broken": news,
};

/** Returns the terms of the notice that follows from an event; null where none does. */
export function noticeTermsOf(event: { kind: EventKind; data: unknown }): Terms | null {
  const notice = consequenceOf("owner", event);
  return notice && noticeTerms[notice];
}
