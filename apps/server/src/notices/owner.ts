import { whenOf } from "@porchlight/domain/kernel/moments.ts";
import { unnamedRenter } from "@porchlight/domain/kernel/names.ts";
import { dashedPhone } from "@porchlight/domain/kernel/readable-phones.ts";
import { timing } from "@porchlight/domain/showings/timing.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";
import { spanWords } from "@porchlight/domain/words/spans.ts";
import type { App } from "../app.ts";
import { type Escalation, loadEscalation } from "../escalations/store.ts";
import type { OwnerNotice } from "../events/consequences.ts";
import { consequenceOf } from "../events/kinds.ts";
import { eventAt, type LoggedEvent } from "../events/log.ts";
import { fitOf } from "../leads/fit.ts";
import { loadRenter, type RenterContact } from "../leads/store.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Words } from "../platform/mail/layout-blocks.ts";
import { loadProperty, type StoredProperty } from "../properties/store.ts";
import { loadRequest, loadShowing, type Showing } from "../showings/store.ts";
import { escalationNotice } from "./escalation.ts";
import type { Notice } from "./notice.ts";

export type NoticeContext = {
  app: App;
  event: LoggedEvent;
  home: StoredProperty;
  renter: RenterContact | null;
  renterName: string;
  showing: Showing | null;
  /** The confirmed showing that an event's request would take the place of, or took it. */
  former: Showing | null;
  escalation: Escalation | null;
  tx: Tx;
};

/** Returns what a notice of an event is built of; null where the event's home is gone. */
export async function contextOf(tx: Tx, app: App, seq: number): Promise<NoticeContext | null> {
  const event = await eventAt(tx, seq);
  const home = event.propertyId ? await loadProperty(tx, event.propertyId) : null;
  if (!home) return null;
  const renter = event.renterId ? await loadRenter(tx, event.renterId) : null;
  return {
    app,
    event,
    home,
    tx,
    renter,
    renterName: renter?.name ?? unnamedRenter,
    showing: event.showingId ? await loadShowing(tx, event.showingId) : null,
    former: await formerOf(tx, event),
    escalation: event.escalationId ? await loadEscalation(tx, event.escalationId) : null,
  };
}

async function formerOf(tx: Tx, { requestId }: LoggedEvent): Promise<Showing | null> {
  const request = requestId ? await loadRequest(tx, requestId) : null;
  const moved = request?.movesRequestId ? await loadRequest(tx, request.movesRequestId) : null;
  return moved && loadShowing(tx, moved.showingId);
}

/** Returns the notice that owners get of an event, or null where they get none. */
export function noticeOf(known: NoticeContext): Notice | null {
  const notice = consequenceOf("owner", known.event);
  switch (notice) {
    case null:
    case "calendar-broken":
      return null;
    case "question":
    case "question-waits":
      return escalationNotice({ ...known, escalation: known.escalation!, isReminder: notice === "question-waits" });
    case "application":
      return applicationNotice(known, "asked");
    case "application-completed":
      return applicationNotice(known, "completed");
    case "application-withdrawn":
      return applicationNotice(known, "withdrawn");
    case "application-left":
      return applicationNotice(known, "left");
    case "waited-in-vain":
      return waitedInVain(known);
    default:
      return known.showing && showingNotice(known, known.showing, notice);
  }
}

const dashboardOf = ({ home }: NoticeContext): string => `/property/${home.property.id}/dashboard`;

/** What happened to an application, as its notice says it. */
const applicationSentences = {
  asked: {
    subject: "{renter} would like to apply",
    line: "{renter} asked to apply for {home}.",
    button: "Send an application",
  },
  completed: {
    subject: "{renter}'s application for {home} is ready for review",
    line: "{renter} submitted an application for {home}.",
    button: "Review the application",
  },
  withdrawn: {
    subject: "{renter} withdrew the application for {home}",
    line: "{renter} withdrew the application for {home}.",
    button: "See the renter",
  },
  left: {
    subject: "{renter}'s application for {home} was withdrawn",
    line: "Someone in {renter}'s household left the application for {home}. It can't go on without them, so it was withdrawn.",
    button: "See the renter",
  },
} as const;

function applicationNotice(known: NoticeContext, what: keyof typeof applicationSentences): Notice {
  const { event, home, renterName } = known;
  const filled = (words: string) => words.replace("{renter}", renterName).replace("{home}", home.property.displayName);
  const { subject, line, button } = applicationSentences[what];
  const profile = `/property/${home.property.id}/renter/profile/${event.renterId}`;
  return {
    subject: filled(subject),
    line: filled(line),
    blocks: [{ kind: "paragraph", words: filled(line) }],
    path: event.kind === "application.completed" ? `${profile}/application/${event.data.bundleId}` : profile,
    button,
  };
}

function waitedInVain({ renterName, home, event }: NoticeContext): Notice {
  const line = `${renterName} waited ${spanWords(timing.ownerSilence, "en")} for your answer about ${home.property.displayName}.`;
  return {
    subject: `${renterName} is still waiting to hear from you about ${home.property.displayName}`,
    line,
    blocks: [{ kind: "paragraph", words: `${line} Piper has resumed answering. You can take over anytime.` }],
    path: `/property/${home.property.id}/renter/profile/${event.renterId}?conversation=${event.inquiryId}`,
    button: "Open the conversation",
  };
}

type ShowingNotice = Exclude<
  OwnerNotice,
  | "question"
  | "question-waits"
  | "application"
  | "application-completed"
  | "application-withdrawn"
  | "application-left"
  | "waited-in-vain"
  | "calendar-broken"
>;

const sentences: Record<ShowingNotice, { subject: string; button: string }> = {
  requested: { subject: "{renter} requested a showing at {home}", button: "Accept or decline" },
  confirmed: { subject: "Showing with {renter} at {home} is confirmed", button: "Open the property" },
  agreed: { subject: "{renter} agreed to your new time at {home}", button: "Open the property" },
  refused: { subject: "{renter} can't make your new time at {home}", button: "Open the property" },
  "other-time-wanted": { subject: "{renter} wants a different time at {home}", button: "Open the property" },
  withdrawn: { subject: "{renter} canceled the showing at {home}", button: "Open the property" },
  "cannot-come": { subject: "{renter} can't make the showing at {home}", button: "Open the property" },
  "request-waits": { subject: "{renter} is still waiting for your answer about {home}", button: "Accept or decline" },
  "not-answered-yet": {
    subject: "{renter} is still waiting for your answer about {home}",
    button: "Accept or decline",
  },
  "time-kept": { subject: "{renter} is keeping the original time at {home}", button: "Open the property" },
  "proposal-expired": { subject: "{renter} didn't answer in time about {home}", button: "Open the property" },
  "instructions-missing": {
    subject: "{renter} still needs entry instructions for the tour of {home}",
    button: "Share instructions",
  },
  "tour-called-off": { subject: "{renter}'s self-guided tour at {home} was canceled", button: "Open the property" },
  busy: { subject: "Your calendar shows something during a showing at {home}", button: "Open the property" },
};
const moveSentence = { subject: "{renter} asked to move the showing at {home}", button: "Accept or decline" };

function showingNotice(known: NoticeContext, showing: Showing, notice: ShowingNotice): Notice {
  const { event, home, renter, renterName, former } = known;
  const isMove = notice === "requested" && former !== null;
  const isBusy = notice === "busy";
  const sentence = isMove ? moveSentence : sentences[notice];
  const subject = sentence.subject.replace("{renter}", renterName).replace("{home}", home.property.displayName);
  const when = whenOf(showing.startsAt, home.property.timeZone);
  const fit = renter && notice === "requested" ? fitOf(renter.facts, home.property, event.at) : [];
  return {
    subject,
    line: `${subject}: ${when}.`,
    blocks: [
      {
        kind: "facts",
        rows: [
          { label: isMove ? "New time" : "When", value: when },
          ...formerRow(known),
          { label: "Tour", value: tourTypeLabels[showing.tourType] },
          ...(isBusy ? [{ label: "Renter", value: renterName }] : []),
          ...(renter ? contactRows(renter) : []),
          ...fit.map((one) => ({
            label: fitLabels[one.rule],
            value: `${one.stated ?? "Not provided"}${one.asked ? `. ${one.asked}` : ""}`,
          })),
        ],
      },
      ...(isBusy ? [{ kind: "paragraph" as const, words: whatStands[showing.status] ?? "" }] : []),
    ],
    path: `${dashboardOf(known)}#showing-requests-section`,
    button: sentence.button,
  };
}

/** Returns the row with the confirmed time, or with the one that was confirmed before. */
function formerRow({ event, former, home }: NoticeContext): { label: string; value: string }[] {
  if (!former) return [];
  const when = whenOf(former.startsAt, home.property.timeZone);
  if (event.kind === "showing.request-accepted" || event.kind === "showing.time-agreed")
    return [{ label: "Moved from", value: when }];
  if (event.kind === "showing.time-kept") return [];
  return former.status === "CONFIRMED" ? [{ label: "Confirmed", value: `${when}, until you accept a new time` }] : [];
}

/** How to reach the renter, each to press. */
function contactRows({ phone, email }: RenterContact): { label: string; value: Words }[] {
  const ways = [
    ...(phone ? [{ link: dashedPhone(phone), href: `tel:${phone}` }] : []),
    ...(email ? [{ link: email, href: `mailto:${email}` }] : []),
  ];
  if (ways.length === 0) return [];
  return [{ label: "Contact", value: ways.flatMap((way, index) => (index === 0 ? [way] : ["\n", way])) }];
}
/** What a busy time found in the owner's calendar leaves as it was. */
const whatStands: Partial<Record<Showing["status"], string>> = {
  PENDING: "We changed nothing. You can still accept this request, suggest another time or decline it.",
  CONFIRMED: "We changed nothing, and the showing stays confirmed. You can reschedule or cancel it.",
};

const fitLabels = { income: "Income", credit: "Credit", "move-in": "Move-in", pets: "Pets" };
