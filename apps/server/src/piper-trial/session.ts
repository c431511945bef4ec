import { createHmac, timingSafeEqual } from "node:crypto";
import { type Line, newTalk, type Talk } from "@porchlight/assistant/talk.ts";
import type { LiveRequest } from "@porchlight/assistant/world.ts";
import type { LeadStage } from "@porchlight/domain/leads/lifecycle.ts";
import { noFacts, type RenterFacts } from "@porchlight/domain/qualification/renter-facts.ts";

/** The state of a trial conversation. The browser carries it, so the server keeps nothing of a trial. */
export type TrialSession = {
  propertyId: string;
  talk: Talk;
  lines: Line[];
  renter: { name: string | null; email: string | null; phone: string | null; facts: RenterFacts };
  stage: LeadStage;
  request: (Omit<LiveRequest, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string }) | null;
  isForming: boolean;
};

export const newSession = (propertyId: string): TrialSession => ({
  propertyId,
  talk: newTalk,
  lines: [],
  renter: { name: null, email: null, phone: null, facts: noFacts },
  stage: "INITIAL_CONTACT",
  request: null,
  isForming: false,
});

const signatureOf = (secret: Buffer, body: string): Buffer =>
  createHmac("sha256", secret).update("piper-trial").update(body).digest();

/** Signed, since it is read back as what Piper itself remembers. */
export function sealed(secret: Buffer, session: TrialSession): string {
  const body = Buffer.from(JSON.stringify(session)).toString("base64url");
  return `${body}.${signatureOf(secret, body).toString("base64url")}`;
}

/** Returns the signed session if it is of this home, else a new one. */
export function opened(secret: Buffer, token: string | null, propertyId: string): TrialSession {
  const [body = "", signature = ""] = (token ?? "").split(".");
  const given = Buffer.from(signature, "base64url");
  const wanted = signatureOf(secret, body);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return newSession(propertyId);
  const session = JSON.parse(Buffer.from(body, "base64url").toString()) as TrialSession;
  return session.propertyId === propertyId ? session : newSession(propertyId);
}
