import type { BundleView, ReviewView } from "@porchlight/contract/applications.ts";
import type { PropertyView } from "@porchlight/contract/properties.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  activated,
  anApplicationSent,
  applicationsOf,
  aSubmittedBundle,
  completed,
  fullAnswers,
  save,
  submitted,
} from "../applications/testing.ts";
import { verified } from "../chain/testing.ts";
import { replay } from "../conversations/records/replay.ts";
import { queueMail } from "../deliveries/queue.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { anOwnerWithHome } from "../screening/testing.ts";
import { aListedHome, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";
import { eraseLead, eraseRenter } from "./erasing.ts";
import { erase } from "./erasing-store.ts";
import { erased, erasureCode, rowsWith } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
  await product.setClock("2026-11-23T15:00:00Z");
  ({ owner, home } = await anOwnerWithHome(product));
});
afterAll(() => product.close());

const db = () => product.product.app.db;
const own = <Body>(method: "GET" | "POST", path: string, body?: object) =>
  callAs(product, owner)<Body>(method, path, body);
const kept = (email: string) =>
  row(db(), sql<{ n: number }>`select count(*)::int as n from renter where lower(email) = ${email}`);
describe("A renter who erases what is theirs", () => {
  it("has open applications withdrawn and an upcoming showing canceled, so that the owner hears", async () => {
    const email = "vera.lund@example.test";
    const { renter, bundleId } = await aSubmittedBundle(product, owner, await aListedHome(product, owner), email);
    const start = "2026-11-28T15:00:00Z";
    const asked = await aRenterAsks(product, home.slug, start, { email, name: "Vera Lund" });
    expect(asked.status).toBeLessThan(300);
    const waiting = await row(
      db(),
      sql<{ id: string }>`select id from showing_request where property_id = ${home.id} and status = 'PENDING'`,
    );
    expect(waiting).not.toBeNull();
    await erased(product, renter, email);
    const bundle = await own<ReviewView>("GET", `/investor-application/application-bundle/${bundleId}`);
    expect(bundle).toMatchObject({ withdrawnAt: expect.any(String), hasSomeoneLeft: false });
    const requests = await rows(
      db(),
      sql<{ status: string }>`select status from showing_request where id = ${waiting!.id}`,
    );
    expect(requests).toEqual([{ status: "CANCELLED_BY_RENTER" }]);
    await product.advance("PT15M");
    const heard = (await mailsTo(product, owner.email)).flatMap(({ text }) => text.split("\n"));
    expect(heard.filter((line) => /withdrew the application/i.test(line))).toHaveLength(1);
    expect(heard.filter((line) => /canceled the showing/i.test(line))).toHaveLength(1);
    expect((await verified(product)).broken).toEqual([]);
  }, 120_000);

  it("takes the records of Piper's turns along, and their question out of what other renters were answered by", async () => {
    const place = await aListedHome(product, owner);
    const asks = async (text: string) => {
      await product.api("POST", "/public/conversation", { body: { slug: place.slug, text } });
      return (await row(db(), sql<{ id: string }>`select id from inquiry order by id desc limit 1`))!.id;
    };
    const inquiryId = await asks("May I keep axolotls in the bathtub?");
    const [question] = await own<{ id: string }[]>("GET", `/intelligent-escalation/${place.id}`);
    await own("POST", `/intelligent-escalation/answer/${question!.id}`, { answer: "No.", useForFutureAnswers: true });
    await product.settled();
    const other = await asks("May I keep axolotls in the bathtub?");
    const range = (of: string) => ({ inquiryId: of, since: null });
    expect(await replay(db(), range(other), () => undefined)).toMatchObject({
      turns: 1,
      differing: 0,
      unreplayable: {},
    });
    await eraseLead(product.product.app, inquiryId);
    expect(await replay(db(), range(inquiryId), () => undefined)).toMatchObject({ turns: 0, unrecorded: 0 });
    expect(await replay(db(), range(other), () => undefined)).toMatchObject({ turns: 1, unreplayable: { erased: 1 } });
    const parts = (await rowsWith(product, ["axolotls"])).filter(({ table }) => table === "world_part");
    expect(parts).toEqual([]);
  });

  it("leaves a fellow applicant's own data, and is taken out of a household that has not submitted", async () => {
    const email = "primary.reed@example.test";
    const other = "cosigner.reed@example.test";
    const place = await aListedHome(product, owner);
    const { id: bundleId } = await anApplicationSent(product, owner, place, email);
    const primary = await activated(product, email);
    await save(product, primary, "contact", { ...fullAnswers.contact, fullName: "Primary Reed" });
    await product.api("POST", `/renter-application/${primary.applicationId}/invite`, {
      token: primary.token,
      body: { type: "CO_SIGNER", name: "Cosima Signer", email: other },
    });
    await product.settled();
    const invited = await activated(product, other);
    expect(await erased(product, invited, other)).toBe(204);
    expect(await applicationsOf(product, owner, bundleId)).toHaveLength(1);
    const { body } = await product.api<{ answers: { contact: { fullName: string } } }>(
      "GET",
      `/renter-application/${primary.applicationId}`,
      { token: primary.token },
    );
    expect(body.answers.contact.fullName).toBe("Primary Reed");
    expect((await kept(other))!.n).toBe(0);
  }, 120_000);

  it("leaves a household that waited for them alone to the owner's review", async () => {
    const email = "primary.lake@example.test";
    const other = "cosigner.lake@example.test";
    const place = await aListedHome(product, owner);
    const { id: bundleId } = await anApplicationSent(product, owner, place, email);
    const primary = await activated(product, email);
    await product.api("POST", `/renter-application/${primary.applicationId}/invite`, {
      token: primary.token,
      body: { type: "CO_SIGNER", name: "Conrad Signer", email: other },
    });
    await product.settled();
    const invited = await activated(product, other);
    await completed(product, primary, "APPLICANT");
    expect((await submitted(product, primary)).body.bundle.status).toBe("IN_PROGRESS");
    expect(await erased(product, invited, other)).toBe(204);
    const bundle = await own<BundleView>("GET", `/investor-application/application-bundle/${bundleId}`);
    expect(bundle.status).toBe("SUBMITTED");
  }, 120_000);

  it("ends the application of a household they had submitted with, and nobody hears that its primary applicant did", async () => {
    const email = "primary.moor@example.test";
    const other = "cosigner.moor@example.test";
    const place = await aListedHome(product, owner);
    const { id: bundleId } = await anApplicationSent(product, owner, place, email);
    const primary = await activated(product, email);
    await product.api("POST", `/renter-application/${primary.applicationId}/invite`, {
      token: primary.token,
      body: { type: "CO_SIGNER", name: "Coral Signer", email: other },
    });
    await product.settled();
    const invited = await activated(product, other);
    await completed(product, invited, "CO_SIGNER");
    await submitted(product, invited);
    expect(await erased(product, invited, other)).toBe(204);
    const bundle = await own<ReviewView>("GET", `/investor-application/application-bundle/${bundleId}`);
    expect(bundle).toMatchObject({ withdrawnAt: expect.any(String), hasSomeoneLeft: true });
    const [mail] = await mailsTo(product, email);
    expect(mail!.text).toContain("someone in your household left the application");
    expect(mail!.text).not.toContain("withdrew");
    await product.advance("PT15M");
    const heard = (await mailsTo(product, owner.email)).flatMap(({ text }) => text.split("\n"));
    expect(heard.filter((line) => /household left the application/.test(line))).toHaveLength(1);
  }, 120_000);

  it("starts as a new person when they write again, and keeps a number's opt-out", async () => {
    const email = "again.moon@example.test";
    const place = await aListedHome(product, owner);
    await anApplicationSent(product, owner, place, email);
    const renter = await activated(product, email);
    await sql`insert into channel_opt_out (channel, recipient, at) values ('SMS', '+15035550199', now())`.execute(db());
    await erased(product, renter, email);
    await product.control("POST", "mail", {
      from: `Again Moon <${email}>`,
      to: place.intakeEmail,
      subject: "Hello",
      text: "What is the rent?",
    });
    await product.settled();
    const contacts = await rows(
      db(),
      sql<{ erased: boolean }>`
        select erased_at is not null as erased from renter join inquiry on inquiry.renter_id = renter.id
        where property_id = ${place.id} order by renter.created_at`,
    );
    expect(contacts).toEqual([{ erased: true }, { erased: false }]);
    expect(await row(db(), sql`select 1 as is from channel_opt_out where recipient = '+15035550199'`)).toEqual({
      is: 1,
    });
  }, 120_000);

  it("is erased once by two at once, and goes on after a process that died between two steps", async () => {
    const email = "twice.hart@example.test";
    const place = await aListedHome(product, owner);
    await anApplicationSent(product, owner, place, email);
    const renter = await activated(product, email);
    const code = await erasureCode(product, renter, email);
    const wrong = await product.api("POST", "/renter-data/erase", { token: renter.token, body: { code: 100_000 } });
    expect(wrong.status).toBe(400);
    const app = product.product.app;
    const { inTransaction } = app;
    let left = 3;
    // Dies with its fourth transaction: the account is closed, the application withdrawn, and little more.
    app.inTransaction = (async (work, terms) => {
      if (new Error().stack?.includes("personal-data/erasing.ts") && left-- <= 0) throw new Error("killed");
      return inTransaction(work, terms);
    }) as typeof inTransaction;
    const answers = await Promise.all(
      [0, 1].map(() => product.api("POST", "/renter-data/erase", { token: renter.token, body: { code } })),
    );
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(204);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const { userId } = (await row(
      db(),
      sql<{
        userId: string;
      }>`select user_id as "userId" from personal_erasure where done_at is null and contact::text like ${`%${email}%`}`,
    ))!;
    await expect(eraseRenter(app, { userId })).rejects.toThrow("killed");
    app.inTransaction = inTransaction;
    await Promise.all([eraseRenter(app, { userId }), eraseRenter(app, { userId })]);
    await product.settled();
    expect((await kept(email))!.n).toBe(0);
    expect(await row(db(), sql`select 1 from app_user where id = ${userId}`)).toBeNull();
    expect((await verified(product)).broken).toEqual([]);
  }, 120_000);

  it("leaves an owner's account with the email that an invitation went to", async () => {
    const landlord = await aSignedInOwner(product, "Lena Landlord");
    const place = await aListedHome(product, owner);
    await anApplicationSent(product, owner, place, landlord.email);
    const [mail] = await mailsTo(product, landlord.email);
    const token = new URL(/https?:\/\/\S*\/activate\?\S+/.exec(mail!.text)![0]).searchParams.get("token");
    const email = "lena.private@example.test";
    await product.api("POST", "/auth/renter-activation-code", { body: { activationToken: token, email } });
    await product.settled();
    const code = Number(/\b\d{6}\b/.exec((await mailsTo(product, email))[0]!.text)![0]);
    const activation = { activationToken: token, password: "Lantern#2026", email, code };
    const { body } = await product.api<{ accessToken: string }>("POST", "/auth/renter-activate-creds", {
      body: activation,
    });
    expect(await erased(product, { token: body.accessToken }, email)).toBe(204);
    expect((await product.api("GET", "/user/me", { token: landlord.token })).status).toBe(200);
    const accounts = await rows(
      db(),
      sql<{ role: string }>`select role from app_user where email in (${email}, ${landlord.email})`,
    );
    expect(accounts).toEqual([{ role: "investor" }]);
    expect((await kept(landlord.email))!.n).toBe(0);
  });

  it("still gets a notice of their rights that waits to be sent, and nothing else that does", async () => {
    const { app } = product.product;
    const email = "waits.vale@example.test";
    const { id: bundleId } = await anApplicationSent(product, owner, home, email);
    const mail = { to: email, toName: "Waits Vale", subject: "It waits", text: "It waits", html: "<p>It waits</p>" };
    const traces = { names: [], emails: [email], phones: [], companyIds: [], applicationIds: [] };
    const [notice, other, waiting] = await app.inTransaction(async (tx) => {
      const ids = [await queueMail(tx, app, mail), await queueMail(tx, app, mail)] as const;
      await sql`
        insert into adverse_notice
          (kind, application_id, bundle_id, company_id, property_id, renter_id, version, subject, body, delivery_id,
           sent_at, is_undelivered)
        select 'ADVERSE_ACTION', id, bundle_id, company_id, ${home.id}, renter_id, '1', '', '', ${ids[0]}, now(), false
        from application where bundle_id = ${bundleId}`.execute(tx);
      await erase(tx, "traces", traces);
      return [
        ...ids,
        await rows(
          tx,
          sql<{ id: string }>`
        select id from delivery where id = any(${[...ids]}::uuid[]) and status = 'queued'`,
        ),
      ] as const;
    });
    expect(notice).not.toBe(other);
    expect(waiting).toEqual([{ id: notice }]);
  });

  it("has the record of a verdict kept for 3 years, and then erased", async () => {
    const email = "years.holt@example.test";
    const place = await aListedHome(product, owner);
    const { id: bundleId } = await anApplicationSent(product, owner, place, email);
    const renter = await activated(product, email);
    await completed(product, renter, "APPLICANT");
    await submitted(product, renter);
    await product.settled();
    await own("POST", `/investor-application/${bundleId}/decline`, {});
    await erased(product, renter, email);
    await product.advance("PT16M");
    const records = () => rows(db(), sql`select 1 from verdict where bundle_id = ${bundleId}`);
    await product.advance("P1000D");
    expect(await records()).toHaveLength(1);
    await product.advance("P100D");
    expect(await records()).toEqual([]);
    expect(await rows(db(), sql`select 1 from application_bundle where id = ${bundleId}`)).toEqual([]);
    expect((await verified(product)).broken).toEqual([]);
  }, 180_000);
});
