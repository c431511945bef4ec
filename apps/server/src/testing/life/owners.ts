import type { EscalationView } from "@porchlight/contract/escalations.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { type OwnerDeed, oneOf } from "./acts.ts";
import { reviews } from "./reviews.ts";
import type { Life, OwnerAct, Send, SimulatedHome } from "./simulated-home.ts";

const live = ({ status }: ShowingView): boolean => status === "PENDING" || status === "CONFIRMED";

const showings = async (life: Life, { owner, home }: SimulatedHome): Promise<ShowingView[]> =>
  (
    await life.product.api<ShowingView[]>("GET", `/showing/property/${home.id}?filter=ALL_TIME`, { token: owner.token })
  ).body.filter(live);
const questions = async (life: Life, { owner, home }: SimulatedHome): Promise<EscalationView[]> =>
  (await life.product.api<EscalationView[]>("GET", `/intelligent-escalation/${home.id}`, { token: owner.token })).body;
const leads = async (life: Life, { owner, home }: SimulatedHome): Promise<{ id: string }[]> =>
  (
    await life.product.api<{ id: string }[]>("GET", `/property-inquiry/inquiries/property/${home.id}?filter=ALL_TIME`, {
      token: owner.token,
    })
  ).body;

/** Returns the body for a new time, up to 30 hours after `from`; it may already be taken. */
const newTime = (place: SimulatedHome, from: string, which: number) => ({
  showingAgentId: oneOf(place.agents, which)!.id,
  comment: null,
  startTime: Temporal.Instant.from(from)
    .add({ minutes: 30 * ((which % 60) + 1) })
    .toString(),
});

const requestOf = async (life: Life, place: SimulatedHome, which: number, status: string) => {
  const all = (await showings(life, place)).flatMap((showing) =>
    showing.showingRequests.filter((one) => one.status === status).map((request) => ({ showing, request })),
  );
  return oneOf(all, which);
};

const deeds: Record<OwnerDeed, OwnerAct> = {
  ...reviews(leads),
  async accepts(place, which, send, life) {
    const found = await requestOf(life, place, which, "PENDING");
    if (!found) return null;
    const body = { showingRequestId: found.request.id, showingAgentId: oneOf(place.agents, which)!.id };
    return send(`/showing-request/accept/property/${place.home.id}`, body);
  },
  async declines(place, which, send, life) {
    const found = await requestOf(life, place, which, which % 3 === 0 ? "ACCEPTED" : "PENDING");
    if (!found) return null;
    const body = { showingRequestId: found.request.id, declineReason: which % 2 ? "The unit is not ready." : null };
    return send(`/showing-request/decline/property/${place.home.id}`, body);
  },
  async "proposes-to-one"(place, which, send, life) {
    const found = await requestOf(life, place, which, which % 2 ? "ACCEPTED" : "PENDING");
    if (!found) return null;
    const body = { showingRequestId: found.request.id, ...newTime(place, found.showing.startTime, which) };
    return send(`/showing-request/reschedule/property/${place.home.id}`, body);
  },
  async "proposes-to-all"(place, which, send, life) {
    const found = oneOf(await showings(life, place), which);
    return found ? send(`/showing/${found.id}/reschedule`, newTime(place, found.startTime, which)) : null;
  },
  async "cancels-showing"(place, which, send, life) {
    const found = oneOf(await showings(life, place), which);
    return found ? send(`/showing/${found.id}/cancel`, { cancelReason: null }) : null;
  },
  async "changes-agent"(place, which, send, life) {
    const found = oneOf(await showings(life, place), which);
    const showingAgentId = oneOf(place.agents, which)!.id;
    return found ? send(`/showing/${found.id}/assign-showing-agent`, { showingAgentId }) : null;
  },
  async answers(place, which, send, life) {
    const found = oneOf(
      (await questions(life, place)).filter(({ moves }) => moves.includes("answer")),
      which,
    );
    return found ? send(`/intelligent-escalation/answer/${found.id}`, { answer: "Yes, there is." }) : null;
  },
  async ignores(place, which, send, life) {
    const found = oneOf(
      (await questions(life, place)).filter(({ moves }) => !moves.includes("share")),
      which,
    );
    return found ? send(`/intelligent-escalation/ignore/${found.id}`, {}, "PUT") : null;
  },
  async shares(place, which, send, life) {
    const found = oneOf(
      (await questions(life, place)).filter(({ moves }) => moves.includes("share")),
      which,
    );
    if (!found) return null;
    const body = { instructions: "The key is in the box.", codeValidityPeriod: which % 5 ? "ONE_HOUR" : "UNLIMITED" };
    return send(`/intelligent-escalation/self-showing-instructions/share/${found.id}`, body);
  },
  async "takes-over"(place, which, send, life) {
    const lead = oneOf(await leads(life, place), which);
    return lead ? send(`/property-inquiry/conversation/${lead.id}/take-over`, {}) : null;
  },
  async writes(place, which, send, life) {
    const lead = oneOf(await leads(life, place), which);
    const body = { text: "I will be with you shortly.", clientMessageId: crypto.randomUUID() };
    return lead ? send(`/property-inquiry/conversation/${lead.id}/messages`, body) : null;
  },
  async "hands-back"(place, which, send, life) {
    const lead = oneOf(await leads(life, place), which);
    return lead ? send(`/property-inquiry/conversation/${lead.id}/hand-back`, {}) : null;
  },
  pauses: ({ home }, _which, send) => send(`/property-listing/pause/${home.id}`, {}, "PUT"),
  "rents-out": ({ home }, _which, send) => send(`/property-listing/complete/${home.id}`, {}, "PUT"),
  "lists-again": ({ home }, which, send) =>
    send(`/property-listing/publish/${home.id}`, { zillow: which % 3 === 0 }, "PUT"),
};

/** Performs an owner's action. Returns the status of the answer, or null when there was nothing to do. */
export function ownerDoes(life: Life, place: SimulatedHome, does: OwnerDeed, which: number): Promise<number | null> {
  const send: Send = async (path, body, method = "POST") =>
    (await life.product.api(method, path, { token: place.owner.token, body })).status;
  return deeds[does](place, which, send, life);
}
