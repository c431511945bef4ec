import type { VisitorConversation } from "@porchlight/contract/public.ts";
import { aRenterAsks } from "../renters.ts";
import { oneOf, type RenterDeed, renterDeeds, type Saying } from "./acts.ts";
import type { Life, Renter, SimulatedHome } from "./simulated-home.ts";

const isSaying = (does: RenterDeed): does is Saying => does in renterDeeds;

/** Performs a renter's action. Returns the status of the answer, or null when there was nothing to do. */
export async function renterDoes(
  life: Life,
  place: SimulatedHome,
  renter: Renter,
  does: RenterDeed,
  which: number,
): Promise<number | null> {
  if (isSaying(does)) return says(life, place, renter, oneOf(renterDeeds[does], which)!);
  if (does === "books") return books(life, place, renter, which);
  if (!renter.link) return null;
  const { api } = life.product;
  if (does === "gives-up") return (await api("POST", `/public/showing/${renter.link}/cancel`, { body: {} })).status;
  const body = { token: renter.link, attending: does === "will-come" };
  return (await api("POST", "/renter-showing/attendance", { body })).status;
}

async function says(life: Life, place: SimulatedHome, renter: Renter, text: string): Promise<number> {
  const { product } = life;
  const isFirst = !renter.hasWritten;
  renter.hasWritten = true;
  if (renter.channel === "WEB") return chats(life, place, renter, text);
  if (renter.channel === "SMS") {
    const body = isFirst ? `Text ${place.home.textCode}: ${text}` : text;
    return (await product.control<{ status: number }>("POST", "sms", { from: renter.phone, to: "+15035550100", body }))
      .status;
  }
  const [last] = await product.control<{ replyTo: string }[]>("GET", `mail?to=${encodeURIComponent(renter.email)}`);
  await product.control("POST", "mail", {
    from: `${renter.name} <${renter.email}>`,
    to: last?.replyTo ?? place.home.intakeEmail,
    subject: "Your listing",
    text,
  });
  return 200;
}

async function chats({ product }: Life, { home }: SimulatedHome, renter: Renter, text: string): Promise<number> {
  if (renter.token) {
    const body = { text, clientMessageId: crypto.randomUUID() };
    return (await product.api("POST", "/public/conversation/messages", { token: renter.token, body })).status;
  }
  const answer = await product.api<{ token: string; conversation: VisitorConversation }>(
    "POST",
    "/public/conversation",
    {
      body: { slug: home.slug, text },
    },
  );
  renter.token = answer.body.token;
  return answer.status;
}

/** Requests an opening with the listing page's form. */
async function books(life: Life, { home }: SimulatedHome, renter: Renter, which: number): Promise<number | null> {
  const { product } = life;
  const tourType = oneOf(
    home.allowsSelfGuidedTours ? (["IN_PERSON", "SELF_GUIDED"] as const) : (["IN_PERSON"] as const),
    which,
  )!;
  const found = await product.api<{ openings: { startsAt: string }[] }>(
    "GET",
    `/public/listing/${home.slug}/openings?tourType=${tourType}`,
  );
  if (found.status !== 200) return found.status;
  // Early ones, so that people meet in them.
  const opening = oneOf(found.body.openings.slice(0, 24), which);
  if (!opening) return null;
  const answer = await aRenterAsks(product, home.slug, opening.startsAt, {
    tourType,
    email: renter.email,
    ...(renter.token ? { token: renter.token } : {}),
  });
  if (answer.status < 300) {
    renter.token = answer.body.token;
    renter.link = answer.body.manageUrl?.split("/").at(-1) ?? renter.link;
  }
  return answer.status;
}
