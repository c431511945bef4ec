import { step } from "@porchlight/assistant/step.ts";
import type { Line, Talk } from "@porchlight/assistant/talk.ts";
import type { Order } from "@porchlight/assistant/turn.ts";
import type { World } from "@porchlight/assistant/world.ts";
import type { EscalationReason } from "@porchlight/domain/escalations/lifecycle.ts";
import { toldFacts } from "./facts.ts";
import { instantOf, openingsOf, wallClockOf } from "./openings.ts";
import type { Asked, AskedShowing, ToldFacts } from "./request.ts";
import { talkAtStart, worldOf } from "./world.ts";

const escalationTypes: Record<EscalationReason, string> = {
  ACCOMMODATION: "AccommodationRequest",
  EMERGENCY: "Emergency",
  HUMAN: "HumanRequest",
  NEGOTIATION: "RentNegotiation",
  SHOWING_ISSUE: "ShowingIssue",
  MAINTENANCE: "Maintenance",
  OPTED_OUT: "Other",
  OTHER: "Other",
};

/** A renter, a home and Piper, with the server's part played in memory: what Piper orders becomes the next turn's world. */
export class Conversation {
  readonly #home: Asked["property"];
  readonly #showings: AskedShowing[];
  readonly #escalations: { type: string; text: string }[] = [];
  readonly #history: Line[];
  #world: World;
  #talk: Talk;
  #phone: string | null;
  #isQualified: boolean | null;
  #hasOptedOut = false;

  constructor(asked: Asked) {
    this.#home = asked.property;
    this.#showings = asked.showings.map((showing) => ({ ...showing }));
    this.#history = asked.history.map(({ speaker, text }) => ({ from: speaker === "user" ? "renter" : "piper", text }));
    this.#world = worldOf(asked);
    this.#talk = talkAtStart(asked, this.#world);
    this.#phone = asked.renter.phone ?? null;
    this.#isQualified = asked.renter.qualified ?? null;
  }

  /** What Piper answers; empty where it stays silent. */
  hear(text: string, now: string): string {
    if (this.#hasOptedOut) return "";
    this.#world = { ...this.#world, now: instantOf(now), openings: openingsOf(this.#home, now) };
    const turn = step(this.#talk, { kind: "message", text, history: [...this.#history] }, this.#world);
    this.#talk = turn.talk;
    for (const order of turn.orders) this.#carryOut(order);
    this.#history.push({ from: "renter", text });
    if (turn.text) this.#history.push({ from: "piper", text: turn.text });
    return turn.text;
  }

  state(): {
    showings: { start: string; status: string; renter: string | null }[];
    escalations: { type: string; text: string }[];
    renter: {
      name: string | null;
      phone: string | null;
      qualified: boolean | null;
      opted_out: boolean;
      facts: ToldFacts;
    };
  } {
    const { name, facts } = this.#world.renter;
    return {
      showings: this.#showings.map(({ start, status }) => ({ start: start.slice(0, 16), status, renter: name })),
      escalations: this.#escalations,
      renter: {
        name,
        phone: this.#phone,
        qualified: this.#isQualified,
        opted_out: this.#hasOptedOut,
        facts: toldFacts(facts),
      },
    };
  }

  #carryOut(order: Order): void {
    const { renter } = this.#world;
    if (order.kind === "record-facts")
      this.#world = { ...this.#world, renter: { ...renter, facts: { ...renter.facts, ...order.facts } } };
    else if (order.kind === "record-contact") {
      this.#phone = order.phone ?? this.#phone;
      const hasContact = renter.hasContact || Boolean(order.email ?? order.phone);
      this.#world = { ...this.#world, renter: { ...renter, name: order.name ?? renter.name, hasContact } };
    } else if (order.kind === "request-showing" || order.kind === "move-showing") this.#book(order);
    else if (order.kind === "find-time") this.#world = { ...this.#world, isForming: true };
    else if (order.kind === "stop-finding") this.#world = { ...this.#world, isForming: false };
    else if (order.kind === "cancel-showing") this.#leave();
    else if (order.kind === "answer-attendance" && !order.attending) this.#leave();
    else if (order.kind === "qualification") this.#isQualified = order.passes;
    else if (order.kind === "escalate") this.#escalations.push({ type: typeOf(order), text: order.question });
    else if (order.kind === "opt-out") this.#hasOptedOut = true;
    else if (order.kind === "lose-interest") this.#leave();
  }

  #book({ startsAt, tourType }: Extract<Order, { kind: "request-showing" | "move-showing" }>): void {
    this.#leave();
    const starts = Temporal.Instant.from(startsAt);
    this.#showings.push({ start: wallClockOf(starts), status: "pending" });
    this.#world = {
      ...this.#world,
      stage: "SHOWING_REQUESTED",
      isForming: false,
      request: { id: "request", status: "PENDING", startsAt: starts, endsAt: starts.add({ minutes: 30 }), tourType },
    };
  }

  #leave(): void {
    for (const showing of this.#showings) showing.status = "cancelled";
    this.#world = { ...this.#world, request: null };
  }
}

function typeOf({ type, reason, topic }: Extract<Order, { kind: "escalate" }>): string {
  if (topic.startsWith("waitlist")) return "Waitlist";
  if (reason !== null) return escalationTypes[reason];
  return type === "PHONE_CALL_REQUEST" ? "HumanRequest" : type === "PROPERTY_QUESTION" ? "PropertyQuestion" : "Other";
}
