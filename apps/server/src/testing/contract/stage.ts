import type { ConversationView } from "@porchlight/contract/conversations.ts";
import type { EndpointSpec } from "@porchlight/contract/endpoint.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll } from "vitest";
import { giveAddress } from "../../applications/testing.ts";
import { anInvited } from "../../screening/testing.ts";
import { aListedHome, anAgent, callAs } from "../homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../people.ts";
import { startTestProduct, type TestProduct } from "../product.ts";
import { screeningEnvironment } from "../screening.ts";
import type { Belongings } from "./belongings.ts";

/** A company with one of everything, and who else has a token. */
type Stage = {
  owner: SignedInOwner;
  stranger: SignedInOwner;
  theirs: Belongings;
  visitor: string;
  renter: string;
  otherRenter: string;
};

/** Gives a home a visitor who asked what nobody knows and requested a showing; returns the visitor's token. */
async function aVisitor(product: TestProduct, slug: string): Promise<string> {
  const { token } = (
    await product.api<{ token: string }>("POST", "/public/conversation", {
      body: { slug, text: "Is there a fireplace?" },
    })
  ).body;
  await product.api("POST", "/public/showing-request", {
    body: {
      slug,
      startsAt: "2026-11-28T16:00:00Z",
      tourType: "IN_PERSON",
      token,
      contact: { name: "Dana Ruiz", email: "dana@example.test" },
      answers: { moveInDate: "2026-12-05", monthlyIncome: 6000, creditScore: { low: 700, high: 700 }, pets: [] },
      clientRequestId: crypto.randomUUID(),
    },
  });
  return token;
}

async function stageOf(product: TestProduct): Promise<Stage> {
  const owner = await aSignedInOwner(product);
  const stranger = await aSignedInOwner(product, "Noor Haddad");
  const call = callAs(product, owner);
  const property = await aListedHome(product, owner);
  const availability = await call<{ id: string; availabilitySlots: { id: string }[] }>(
    "GET",
    `/property-availability/${property.id}`,
  );
  const agent = await anAgent(product, owner);
  const visitor = await aVisitor(product, property.slug);
  const [showing] = await call<ShowingView[]>("GET", `/showing/property/${property.id}/pending`);
  const [escalation] = await call<{ id: string }[]>("GET", `/intelligent-escalation/${property.id}`);
  const { inquiryId } = showing!.showingRequests[0]!;
  const { messages } = await call<ConversationView>("GET", `/property-inquiry/conversation/${inquiryId}`);
  await giveAddress(product, owner);
  const stage = { owner, home: property };
  const applicant = await anInvited(product, stage, "applicant@example.test");
  const otherRenter = (await anInvited(product, stage, "another@example.test")).token;
  const theirs = {
    property,
    availabilityId: availability.id,
    slotId: availability.availabilitySlots[0]!.id,
    showing: showing!,
    agentId: agent.id,
    escalationId: escalation!.id,
    inquiryId,
    messageId: messages.find(({ sender }) => sender === "piper")!.id,
    companyId: owner.companyId,
    bundleId: applicant.bundleId,
    applicationId: applicant.applicationId,
  };
  return { owner, stranger, theirs, visitor, renter: applicant.token, otherRenter };
}

/** Starts a product with a company that has one of everything, for the tests of a file. */
export function useContract() {
  let product: TestProduct;
  let stage: Stage;
  beforeAll(async () => {
    product = await startTestProduct(screeningEnvironment);
    await product.setClock("2026-11-23T14:00:00Z");
    stage = await stageOf(product);
  });
  afterAll(() => product.close());
  return {
    product: () => product,
    stage: () => stage,
    /** The token of one who may make a call; the owner and renter whose records are named, or others. */
    tokenFor({ who }: EndpointSpec, whose: "theirs" | "another's"): string {
      if (who === "visitor") return stage.visitor;
      if (who === "renter") return whose === "theirs" ? stage.renter : stage.otherRenter;
      return whose === "theirs" ? stage.owner.token : stage.stranger.token;
    },
  };
}
