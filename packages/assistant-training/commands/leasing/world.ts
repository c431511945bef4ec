import type { Talk } from "@porchlight/assistant/talk.ts";
import type { World } from "@porchlight/assistant/world.ts";
import { usPhone } from "@porchlight/domain/kernel/phones.ts";
import { recordedFacts } from "./facts.ts";
import { homeOf } from "./home.ts";
import { knowledgeOf } from "./knowledge.ts";
import { instantOf, openingsOf } from "./openings.ts";
import type { Asked, AskedShowing } from "./request.ts";
import { talkOf } from "./talk.ts";

const isOpen = ({ status }: AskedShowing): boolean => !/cancel|declin|complete/i.test(status);

/** Whoever the evaluation calls the owner: its name is private there. */
const ownerName = "the owner";

/** What Piper is told of the evaluation's home and renter. */
export function worldOf(asked: Asked): World {
  const { renter } = asked;
  const showing = asked.showings.find(isOpen);
  const startsAt = showing && instantOf(showing.start);
  return {
    now: instantOf(asked.now),
    property: homeOf(asked.property),
    ownerName,
    channel: "WEB",
    knowledge: knowledgeOf(asked.property),
    openings: openingsOf(asked.property, asked.now),
    stage: showing ? "SHOWING_CONFIRMED" : "INITIAL_CONTACT",
    renter: {
      name: renter.name ?? null,
      hasContact: renter.phone !== undefined ? usPhone(renter.phone) !== null : renter.qualified === true,
      facts: recordedFacts(renter.facts),
    },
    isQualified: renter.qualified === true,
    request:
      showing && startsAt
        ? {
            id: "request",
            status: showing.status === "confirmed" ? "ACCEPTED" : "PENDING",
            startsAt,
            endsAt: startsAt.add({ minutes: asked.property.rules.slot_minutes ?? 30 }),
            tourType: showing.kind === "self_guided" ? "SELF_GUIDED" : "IN_PERSON",
          }
        : null,
    reschedule: null,
    listingUrl: "https://example.com/homes/home",
    isMoveInOpen: true,
  };
}

export const talkAtStart = (asked: Asked, { now, openings }: World): Talk => talkOf(asked.history, now, openings);
