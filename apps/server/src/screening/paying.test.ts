import type { RenterApplicationView } from "@porchlight/contract/renter-applications.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { activated } from "../applications/testing.ts";
import { erased } from "../personal-data/testing.ts";
import { row, rows, sql } from "../platform/database/database.ts";
import { callAs } from "../testing/homes.ts";
import type { TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import {
  anInvited,
  anOwnerWithHome,
  consented,
  paid,
  paymentsTold,
  sessionIn,
  startScreeningProduct,
} from "./testing.ts";

let product: TestProduct;
let stage: Awaited<ReturnType<typeof anOwnerWithHome>>;
beforeAll(async () => {
  product = await startScreeningProduct();
  stage = await anOwnerWithHome(product);
}, 120_000);
afterAll(() => product.close());

let people = 0;
const invited = () => {
  people += 1;
  return anInvited(product, stage, `payer${people}@example.test`, "Ada Clean");
};
const hold = (isHeld: boolean) => product.control("PUT", "payments/webhooks", { isHeld });
const pay = (url: string) => product.control("POST", `payments/${sessionIn(url)}/pay`);

describe("Paying the fee", () => {
  it("is one charge, however many pay at once", async () => {
    const calls = await consented(product, await invited());
    const before = (await paymentsTold(product)).sessions.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.pay()));
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map(({ body }) => body.url)).size).toBe(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.map(({ status, body }) => [status, body.code])).toEqual(
      others.map(() => [409, "screening.step-not-open"]),
    );
    expect((await paymentsTold(product)).sessions).toHaveLength(before + 1);
  });

  it("is named in the language of the person's form", async () => {
    const person = await invited();
    const path = `/renter-application/${person.applicationId}/language`;
    await product.api("PUT", path, { token: person.token, body: { language: "es" } });
    await (await consented(product, person)).pay();
    const named = await row(
      product.product.app.db,
      sql<{ description: string }>`select description from payment where application_id = ${person.applicationId}`,
    );
    expect(named!.description).toMatch(/^Informes de evaluación para /);
  });

  it("is known by what the provider says, without webhook or redirect", async () => {
    await hold(true);
    const calls = await consented(product, await invited());
    const { url } = (await calls.pay()).body;
    expect((await calls.check()).body.status).toBe("CONSENTED");
    await pay(url!);
    expect((await calls.view()).status).toBe("CONSENTED");
    await product.advance("PT2M");
    expect(await calls.view()).toMatchObject({ status: "FEE_SETTLED", payment: { state: "PAID" } });
    await hold(false);
  });

  it("goes on with another page once one expired", async () => {
    const calls = await consented(product, await invited());
    const first = (await calls.pay()).body.url;
    expect((await calls.pay()).body.url).toBe(first);
    await product.advance("PT3H");
    const second = (await calls.pay()).body.url;
    expect(second).not.toBe(first);
    await pay(second!);
    expect((await calls.check()).body.status).toBe("FEE_SETTLED");
  });

  it("is taken once, however often and late the provider tells of it", async () => {
    const calls = await paid(product, await invited());
    for (const { id } of (await paymentsTold(product)).webhooks.all)
      await product.control("POST", `payments/webhooks/${id}/resend`);
    await product.settled();
    expect((await calls.view()).status).toBe("FEE_SETTLED");
    const receipts = (await mailsTo(product, `payer${people}@example.test`)).filter(({ subject }) =>
      subject.startsWith("Your receipt"),
    );
    expect(receipts).toHaveLength(1);
  });

  it("is not changed by a forged webhook", async () => {
    const calls = await consented(product, await invited());
    const { url } = (await calls.pay()).body;
    const forged = JSON.stringify({
      id: "evt_forged",
      type: "checkout.session.completed",
      data: { object: { object: "checkout.session", id: sessionIn(url!) } },
    });
    const reply = await fetch(`${product.url}/hooks/payments`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
      body: forged,
    });
    expect(reply.status).toBe(400);
    await product.settled();
    expect((await calls.view()).status).toBe("CONSENTED");
    const kept = await row(product.product.app.db, sql`select 1 from payment_event where id = 'evt_forged'`);
    expect(kept).toBeNull();
  });

  it("goes back by itself when the home is rented out before anything is ordered, and no more is paid", async () => {
    const other = await anOwnerWithHome(product);
    const renter = await anInvited(product, other, "gone@example.test", "Ada Clean");
    const calls = await paid(product, renter);
    const late = await consented(product, await anInvited(product, other, "late@example.test", "Ada Clean"));
    await callAs(product, other.owner)("PUT", `/property-listing/complete/${other.home.id}`);
    await product.advance("PT30M");
    expect((await calls.view()).payment.state).toBe("REFUNDED");
    expect(await late.pay()).toMatchObject({ status: 409, body: { code: "application.home-gone" } });
    expect(await calls.prove()).toMatchObject({ status: 409, body: { code: "application.home-gone" } });
  });

  it("keeps a person in the application, and goes back when they leave it before anything is ordered", async () => {
    const primary = await invited();
    const email = `removed${people}@example.test`;
    const at = `/renter-application/${primary.applicationId}`;
    const { token } = primary;
    await product.api("POST", `${at}/invite`, { token, body: { type: "CO_APPLICANT", name: "Lee Clean", email } });
    await product.settled();
    const fellow = { ...(await activated(product, email)), name: "Lee Clean" };
    const mayChange = async () => {
      const { people } = (await product.api<RenterApplicationView>("GET", at, { token })).body;
      return people.map((person) => person.mayChange);
    };
    expect(await mayChange()).toEqual([false, true]);
    await paid(product, fellow);
    expect(await mayChange()).toEqual([false, false]);
    const person = `${at}/people/${fellow.applicationId}`;
    const kept = { status: 409, body: { code: "application.person-paid" } };
    expect(await product.api("DELETE", person, { token })).toMatchObject(kept);
    const another = { type: "CO_APPLICANT", name: "Kim Clean", email: `instead${people}@example.test` };
    expect(await product.api("PUT", person, { token, body: another })).toMatchObject(kept);
    expect(await erased(product, fellow, email)).toBe(204);
    await product.advance("PT1M");
    const refund = sql<{ status: string; refundReason: string }>`
      select status, refund_reason as "refundReason" from payment where application_id = ${fellow.applicationId}`;
    expect(await row(product.product.app.db, refund)).toEqual({ status: "REFUNDED", refundReason: "application-gone" });
  });

  it("goes back when the household withdraws, and again when the bank sends it back", async () => {
    const renter = await invited();
    const calls = await paid(product, renter);
    await product.api("POST", `/renter-application/${renter.applicationId}/withdraw`, {
      token: renter.token,
      body: {},
    });
    expect(await calls.pay()).toMatchObject({ status: 409, body: { code: "application.withdrawn" } });
    await product.advance("PT1M");
    expect((await calls.view()).payment.state).toBe("REFUNDED");
    const [refund] = (await paymentsTold(product)).refunds;
    await product.control("POST", `payments/refunds/${refund!.id}/fail`);
    await product.settled();
    expect((await calls.view()).payment.state).toBe("REFUND_DUE");
    await product.advance("PT5M");
    expect((await calls.view()).payment.state).toBe("REFUNDED");
  });
});

describe("A fee that was given back at the provider itself", () => {
  it("is settled by that refund, and told once", async () => {
    const renter = await invited();
    const calls = await paid(product, renter);
    const [charge] = (await paymentsTold(product)).charges.filter(({ refunded }) => !refunded);
    await product.product.app.payments!.refund({
      chargeId: charge!.id,
      amountCents: charge!.amount,
      idempotencyKey: "by hand",
    });
    await product.api("POST", `/renter-application/${renter.applicationId}/withdraw`, {
      token: renter.token,
      body: {},
    });
    await product.advance("PT1M");
    expect((await calls.view()).payment.state).toBe("REFUNDED");
    expect((await paymentsTold(product)).charges.find(({ id }) => id === charge!.id)).toMatchObject({
      amount_refunded: charge!.amount,
    });
  });
});

describe("What the provider told", () => {
  it("is forgotten after 90 days, and not before", async () => {
    const { db, inTransaction, clock } = product.product.app;
    const now = clock.now();
    await inTransaction(async (tx) => {
      for (const [id, days] of [
        ["evt_old", 91],
        ["evt_new", 89],
      ] as const)
        await sql`
          insert into payment_event (id, type, received_at)
          values (${id}, 'refund.updated', ${now.subtract({ hours: days * 24 })})`.execute(tx);
    });
    await product.advance("PT1M");
    const left = await rows(db, sql<{ id: string }>`select id from payment_event where id in ('evt_old', 'evt_new')`);
    expect(left).toEqual([{ id: "evt_new" }]);
  });
});

describe("While a partner fails", () => {
  const fault = (partner: "payments" | "screening", mode: string, count = 1) =>
    product.control("PUT", "faults", { [partner]: { mode, count } });

  it.each(["refuse", "5xx"])("a page is not made twice: payments answer with %s", async (mode) => {
    const calls = await consented(product, await invited());
    await fault("payments", mode);
    expect(await calls.pay()).toMatchObject({ status: 503, body: { code: "payment.unavailable" } });
    expect((await calls.pay()).body.url).toBeTruthy();
  });

  it.each(["refuse", "5xx"])("an identity can be proved again: the bureau answers with %s", async (mode) => {
    const calls = await paid(product, await invited());
    await fault("screening", mode);
    expect(await calls.prove()).toMatchObject({ status: 503, body: { code: "screening.unavailable" } });
    expect((await calls.prove()).body.screening.status).toBe("ORDERED");
  });
});
