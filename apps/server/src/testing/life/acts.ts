import fc from "fast-check";

/** A random action of a renter, an owner or somebody who applies; `which` chooses its target. */
export type Act = { does: string; which: number } & (
  | { by: "renter"; does: RenterDeed }
  | { by: "owner"; does: OwnerDeed }
  | { by: "applicant"; does: ApplicantDeed }
);

export const renterDeeds = {
  asks: [
    "How much is the rent?",
    "Is there parking?",
    "Do you take cats?",
    "Is there a fireplace?",
    "What about the pool?",
  ],
  tells: ["I make $6,000 a month, my credit is 700, I move in December 5 and have no pets."],
  wants: ["Can I see it on Saturday?", "I'd like to see the home this week", "Could I come by Thursday at 4:30 pm?"],
  takes: ["The first one works", "The second one please"],
  agrees: ["Yes", "1"],
  refuses: ["No", "2"],
  moves: ["Can we do another time?", "Something came up, can I come on another day?"],
  cancels: ["I need to cancel my showing", "Please cancel it"],
  calls: ["Can somebody call me?", "I want to talk to a person"],
  thanks: ["Thanks!"],
  stops: ["STOP"],
} as const;
export type Saying = keyof typeof renterDeeds;
export type RenterDeed = Saying | "books" | "will-come" | "cannot-come" | "gives-up";
/** What one of a household does about its application. */
export type ApplicantDeed = "goes-on" | "invites" | "removes" | "withdraws";
/** What an owner does about applications. */
export type ReviewDeed =
  | "sends-application"
  | "sends-application-again"
  | "accepts-application"
  | "declines-application"
  | "opens-report";
export type OwnerDeed =
  | ReviewDeed
  | "accepts"
  | "declines"
  | "proposes-to-one"
  | "proposes-to-all"
  | "cancels-showing"
  | "changes-agent"
  | "answers"
  | "ignores"
  | "shares"
  | "takes-over"
  | "writes"
  | "hands-back"
  | "pauses"
  | "rents-out"
  | "lists-again";

const often = <T>(weight: number, ...values: T[]) => values.map((value) => ({ weight, arbitrary: fc.constant(value) }));

const renterDeed = fc.oneof(
  ...often<RenterDeed>(8, "books"),
  ...often<RenterDeed>(4, "wants", "takes", "tells"),
  ...often<RenterDeed>(3, "asks", "agrees", "moves", "cancels"),
  ...often<RenterDeed>(2, "refuses", "will-come", "cannot-come", "gives-up"),
  ...often<RenterDeed>(1, "thanks", "calls"),
);
const ownerDeed = fc.oneof(
  ...often<OwnerDeed>(8, "accepts", "sends-application"),
  ...often<OwnerDeed>(3, "declines", "proposes-to-one", "proposes-to-all", "cancels-showing", "answers", "shares"),
  ...often<OwnerDeed>(3, "lists-again", "accepts-application", "declines-application", "opens-report"),
  ...often<OwnerDeed>(1, "sends-application-again"),
  ...often<OwnerDeed>(1, "changes-agent", "ignores", "takes-over", "writes", "hands-back", "pauses", "rents-out"),
);

const applicantDeed = fc.oneof(
  ...often<ApplicantDeed>(12, "goes-on"),
  ...often<ApplicantDeed>(2, "invites"),
  ...often<ApplicantDeed>(1, "removes", "withdraws"),
);

const which = fc.nat(9999);
export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ by: fc.constant("renter" as const), does: renterDeed, which }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constant("owner" as const), does: ownerDeed, which }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constant("applicant" as const), does: applicantDeed, which }) },
);

/** Returns one of several, by any number. */
export const oneOf = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
