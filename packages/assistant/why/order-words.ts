import type { Order } from "../turn.ts";

/** What Piper had done beside its words, as the owner reads it; null where the words say it already. */
export const orderWords: Record<Order["kind"], string | null> = {
  "record-facts": "Saved what they said about themselves",
  "record-contact": "Saved their contact info",
  "find-time": "Started looking for a time with them",
  "stop-finding": null,
  "request-showing": "Sent you the request",
  "move-showing": "Sent you the new time",
  "ask-another-time": "Told you they want another time",
  "agree-to-proposal": "Confirmed the time you suggested",
  "refuse-proposal": "Told you the time doesn't work for them",
  "keep-time": "Kept the time as it was",
  "cancel-showing": "Canceled their showing",
  "answer-attendance": "Recorded whether they're coming",
  escalate: "Sent you a question",
  qualification: "Checked your requirements",
  "request-application": "Told you they want to apply",
  "resend-application": "Emailed the link to their application",
  "lose-interest": "Marked them as no longer interested",
  "opt-out": "Stopped texts to them",
  "opt-in": "Allowed texts to them again",
};
