import type { AttestationsView, BundleView } from "@porchlight/contract/applications.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aLead } from "../applications/testing.ts";
import { callAs } from "../testing/homes.ts";
import type { TestProduct } from "../testing/product.ts";
import { anOwnerWithHome, type Refused, startScreeningProduct } from "./testing.ts";

let product: TestProduct;
let stage: Awaited<ReturnType<typeof anOwnerWithHome>>;
let asked: AttestationsView;

beforeAll(async () => {
  product = await startScreeningProduct({ LOG_LEVEL: "silent" });
  stage = await anOwnerWithHome(product);
  const path = `/investor-application/property/${stage.home.id}/attestations`;
  asked = await callAs(product, stage.owner)<AttestationsView>("GET", path);
}, 120_000);
afterAll(() => product.close());

/** Sends an application to a new lead with the owner's answers to the bureau's statements. */
const send = async (attestation: object | undefined) => {
  const { owner, home } = stage;
  const inquiryId = await aLead(product, owner, home, `attested${crypto.randomUUID()}@example.test`);
  return product.api<BundleView & Refused>("POST", `/investor-application/${home.id}`, {
    token: owner.token,
    body: { inquiryId, attestation },
  });
};
const answers = (affirms: (isRequired: boolean) => boolean) =>
  asked.attestations.map(({ attestationId, affirmativeRequired }) => ({
    attestationId,
    isAffirmative: affirms(affirmativeRequired),
  }));

describe("An application at a home that a bureau screens for", () => {
  it("comes with statements, some of which have to be affirmed, the partner's terms and what renters pay", () => {
    expect(asked).toMatchObject({ hasScreening: true, termsUrl: expect.any(String) });
    expect(asked.attestations.map(({ affirmativeRequired }) => affirmativeRequired)).toEqual([true, false]);
    expect(asked.fees).toEqual({ APPLICANT: 49, CO_APPLICANT: 49, CO_SIGNER: 25 });
  });

  it.each<[string, (group: number) => object | undefined]>([
    ["without the statements", () => undefined],
    [
      "with a required statement unticked",
      (group) => ({ attestationGroupId: group, attestationResponses: answers((isRequired) => !isRequired) }),
    ],
    [
      "with a required statement left out",
      (group) => ({ attestationGroupId: group, attestationResponses: answers(() => true).slice(1) }),
    ],
    [
      "with answers to other statements",
      (group) => ({ attestationGroupId: group + 1, attestationResponses: answers(() => true) }),
    ],
  ])("is not sent %s", async (_, attestation) => {
    const { status, body } = await send(attestation(asked.attestationGroupId!));
    expect([status, body.code]).toEqual([400, "application.attestation-needed"]);
  });

  it("is sent with an optional statement unticked", async () => {
    const attestationResponses = answers((isRequired) => isRequired);
    const { status } = await send({ attestationGroupId: asked.attestationGroupId, attestationResponses });
    expect(status).toBe(200);
  });
});
