import type { InvitedType } from "@porchlight/domain/applications/roles.ts";
import type { PetKindOfForms } from "@porchlight/domain/qualification/renter-facts.ts";
import type { DemoAgent, DemoHomeName } from "./portfolio.ts";

/** When something happened: so many days ago at a time of day in the homes' zone, or so long ago (ISO 8601 duration). */
export type Moment = { daysAgo: number; at: string } | { ago: string };

/**
 * A showing the story turns on: the first free time on or after a day, counted from now (negative: past). Words may
 * quote it as `{visit}`, and a day to move in as `{moveIn}`.
 */
export type Visit = { inDays: number; notBefore?: string };

export type DemoRenter = {
  name: string;
  email?: string;
  phone?: string;
  /** Days from now. */
  movesInDays?: number;
  language?: "es";
};

type Says = { says: string; visit?: Visit };

/** What people do. What Piper says and does is nowhere in here: it comes of these. */
export type Deed =
  | ({ does: "chats"; renter: string; about: DemoHomeName } & Says)
  | ({ does: "mails"; renter: string; about: DemoHomeName; subject: string } & Says)
  | ({ does: "texts"; renter: string; about: DemoHomeName } & Says)
  | {
      does: "fills-in-the-form";
      renter: string;
      about: DemoHomeName;
      visit: Visit;
      tourType?: "IN_PERSON" | "VIRTUAL";
      monthlyIncome: number;
      creditScore: number;
      pets: { kind: PetKindOfForms; count: number }[];
      note?: string;
    }
  | { does: "accepts"; renter: string; agent: DemoAgent }
  | { does: "declines"; renter: string; reason: string }
  | { does: "answers"; renter: string; answer: string }
  | { does: "describes"; home: DemoHomeName }
  | { does: "finishes-draft"; home: DemoHomeName }
  | { does: "lists"; home: DemoHomeName; onPlatforms: boolean }
  | { does: "pauses"; home: DemoHomeName }
  | { does: "rents-out"; home: DemoHomeName }
  | { does: "activates-account"; renter: string }
  | { does: "sends-application"; renter: string }
  | { does: "fills-application"; renter: string; onlyBegins?: true }
  | { does: "invites-applicant"; renter: string; invited: { key: string; type: InvitedType } }
  | { does: "passes-screening"; renter: string }
  | { does: "submits-application"; renter: string }
  | { does: "withdraws-application"; renter: string }
  | { does: "accepts-application"; renter: string }
  | { does: "declines-application"; renter: string };

export type Step = Moment & Deed;
