import { readdirSync } from "node:fs";
import type { ApplicationView, ReviewView, VerdictView } from "@porchlight/contract/applications.ts";
import type { ConversationView } from "@porchlight/contract/conversations.ts";
import type { OwnDataView } from "@porchlight/contract/personal-data.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { RenterView } from "@porchlight/contract/renters.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aLead, completed, save, submitted } from "../applications/testing.ts";
import { verified } from "../chain/testing.ts";
import { row, sql } from "../platform/database/database.ts";
import { affirmed, anInvited, anOwnerWithHome, paid } from "../screening/testing.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import type { SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { screeningEnvironment } from "../testing/screening.ts";
import { erased, rowsWith } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct(screeningEnvironment);
  await product.setClock("2026-11-23T15:00:00Z");
  ({ owner, home } = await anOwnerWithHome(product));
}, 120_000);
afterAll(() => product.close());

const db = () => product.product.app.db;
const own = <Body>(method: "GET" | "POST", path: string, body?: object) =>
  callAs(product, owner)<Body>(method, path, body);
const asOwner = (path: string, body: object) =>
  product.api<{ code?: string }>("POST", path, { token: owner.token, body });

/** The names of the documents' files. */
const filesKept = (): string[] =>
  readdirSync(product.product.app.config.dataDir, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".sealed"),
  );

it("a renter who erases what is theirs leaves nothing behind but what is named as kept, and every chain verifies", async () => {
  const email = "zeb.quill@example.test";
  const renter = await anInvited(product, { owner, home }, email, "Zebulon Quill");
  const calls = await paid(product, renter);
  expect((await calls.prove()).status).toBe(200);
  await completed(product, renter, "APPLICANT");
  await save(product, renter, "contact", { fullName: "Zebulon Quill", phoneNumber: "+15035550188" });
  expect((await submitted(product, renter)).status).toBe(200);
  await product.advance("PT1M");
  await product.control("POST", "mail", {
    from: `Zebulon Quill <${email}>`,
    to: home.intakeEmail,
    subject: "The xylophone",
    text: "May I practice the xylophone at night? My number is 503-555-0188.",
  });
  await product.settled();
  await own("POST", `/investor-application/${renter.bundleId}/decline`, {});
  await product.advance("PT1M");
  const second = await aListedHome(product, owner);
  const inquiryId = await aLead(product, owner, second, email, "Zebulon Quill");
  const words = ["quill", "zebulon", "5550188", "555-0188", "xylophone", "Rise Bakery", "Nia Cole", "terrier"];
  expect(filesKept().length).toBeGreaterThan(0);
  const before = new Set((await rowsWith(product, words)).map(({ table }) => table));
  expect([...before]).toEqual(expect.arrayContaining(["renter", "message", "arrival", "delivery", "application"]));
  const summary = (await product.api<OwnDataView>("GET", "/renter-data", { token: renter.token })).body;
  expect(summary).toMatchObject({ email, applications: 1, openApplications: 0, documents: 2, payments: 1, notices: 1 });
  expect(summary.verdictsKeptUntil).toMatch(/^2029-11-23T/);
  const [seen] = await own<ApplicationView[]>(
    "GET",
    `/investor-application/application-bundle/${renter.bundleId}/applications`,
  );
  const asked = [
    `${product.url}${new URL(seen!.photoIds[0]!.url, product.url).pathname}`,
    `${product.url}/api/investor-application/${renter.applicationId}/report?productType=CREDIT`,
  ];
  const statuses = () =>
    Promise.all(
      asked.map(async (url) => (await fetch(url, { headers: { authorization: `Bearer ${owner.token}` } })).status),
    );
  expect(await statuses()).toEqual([200, 200]);

  expect(await erased(product, renter, email)).toBe(204);
  await product.settled();
  expect(await statuses()).toEqual([404, 404]);
  await product.advance("PT16M");
  await product.advance("PT16M");

  const left = await rowsWith(product, words);
  expect(left.filter(({ table }) => table !== "adverse_notice")).toEqual([]);
  expect(left.map(({ table }) => table)).toEqual(["adverse_notice"]);
  expect((await verified(product)).broken).toEqual([]);
  expect(await row(db(), sql`select contact, due_at from personal_erasure where done_at is not null`)).toEqual({
    contact: null,
    due_at: null,
  });
  expect(filesKept()).toEqual([]);

  const verdicts = await own<VerdictView[]>(
    "GET",
    `/investor-application/application-bundle/${renter.bundleId}/verdicts`,
  );
  expect(verdicts).toHaveLength(1);
  expect(JSON.stringify(verdicts[0]!.household)).toContain("adult");
  const review = await own<ReviewView>("GET", `/investor-application/application-bundle/${renter.bundleId}`);
  expect(review).toMatchObject({
    isErased: true,
    moves: [],
    primaryApplicant: { user: { name: "A renter", email: null } },
  });
  expect(
    await own<ApplicationView[]>("GET", `/investor-application/application-bundle/${renter.bundleId}/applications`),
  ).toMatchObject([
    {
      ...{ isErased: true, renter: { user: { name: "A renter", email: null } } },
      reports: [{ state: "NONE" }, { state: "NONE" }, { state: "NONE" }],
    },
  ]);
  const conversation = await own<ConversationView>("GET", `/property-inquiry/conversation/${inquiryId}`);
  expect(conversation.renter).toMatchObject({ name: "A renter", email: null, phone: null, isErased: true });
  expect((await own<RenterView>("GET", `/renter/${conversation.renter.id}`)).isErased).toBe(true);
  for (const [path, body] of [
    [`/investor-application/${renter.bundleId}/accept`, {}],
    [`/property-inquiry/conversation/${inquiryId}/take-over`, {}],
    [`/investor-application/${second.id}`, { inquiryId, attestation: await affirmed(product, owner, second) }],
  ] as const)
    expect((await asOwner(path, body)).body.code).toBe("lead.erased");
  expect((await product.api("GET", "/renter-data", { token: renter.token })).status).toBe(401);
}, 120_000);
