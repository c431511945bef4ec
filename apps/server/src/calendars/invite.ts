import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export type Invitation = {
  uid: string;
  sequence: number;
  title: string;
  description: string;
  location: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  isCanceled: boolean;
  at: Temporal.Instant;
  url: string;
};

export type InviteFile = { filename: string; contentType: string; contentBase64: string };

const uidOf = (uid: string): string => `showing-${uid}@porchlight`;

/** Whether a calendar event's UID is of one of our invitations. */
export const isInvitationUid = (uid: string): boolean => /^showing-[0-9a-f-]+@porchlight$/.test(uid);

/** An ICS file of one showing: the same UID through all its changes. */
export function inviteOf(invitation: Invitation): InviteFile {
  const method = invitation.isCanceled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ name: "Porchlight", method, prodId: { company: "Porchlight", product: "Porchlight" } });
  const event = calendar.createEvent({
    id: uidOf(invitation.uid),
    sequence: invitation.sequence,
    start: new Date(invitation.startsAt.epochMilliseconds),
    end: new Date(invitation.endsAt.epochMilliseconds),
    stamp: new Date(invitation.at.epochMilliseconds),
    summary: invitation.title,
    description: invitation.description,
    location: invitation.location,
    organizer: invitation.organizer,
    status: invitation.isCanceled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: invitation.url,
  });
  event.createAttendee({ name: invitation.attendee.name, email: invitation.attendee.email, rsvp: false });
  return {
    filename: "showing.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    contentBase64: Buffer.from(calendar.toString()).toString("base64"),
  };
}
