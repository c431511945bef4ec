import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { mailsTo } from "../testing/renters.ts";
import { agree, calendarsOf } from "./testing.ts";

let product: TestProduct;
let owner: SignedInOwner;
let calendar: ReturnType<typeof calendarsOf>;

const dana = "dana.whitfield@gmail.com";
const priya = "priya.nair@gmail.com";

beforeAll(async () => {
  product = await startTestProduct();
  calendar = calendarsOf(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.control("POST", "reset");
  await product.setClock("2026-11-23T14:00:00Z");
  owner = await aSignedInOwner(product);
});

describe("The URL of Google's consent page", () => {
  it("requests free/busy and owned events only, and redirects to the registered page", async () => {
    const url = new URL(await calendar.authUrl(owner));
    expect(url.searchParams.get("redirect_uri")).toBe(`${product.product.app.config.publicUrl}/settings/calendar`);
    expect(url.searchParams.get("scope")).toBe(
      "openid email https://www.googleapis.com/auth/calendar.freebusy https://www.googleapis.com/auth/calendar.events.owned",
    );
    expect(url.searchParams.get("access_type")).toBe("offline");
    expect(url.searchParams.get("isPrimary")).toBe("true");
  });

  it("preserves isPrimary=false through the redirect", async () => {
    const back = await agree(await calendar.authUrl(owner, "?isPrimary=false"), { email: dana });
    expect(back.searchParams.get("isPrimary")).toBe("false");
    expect((await calendar.link(owner, back)).status).toBe(200);
  });

  it("is refused with 400 for an unknown query parameter", async () => {
    const asked = await product.api("GET", "/calendar/auth-url?isprimary=false", { token: owner.token });
    expect(asked).toMatchObject({ status: 400, body: { validationErrors: { isprimary: "This field is not known" } } });
  });
});

describe("A linked calendar", () => {
  it("is shown to the owner, the first one as primary, and its token is never stored in plain text", async () => {
    const linked = await calendar.linked(owner, dana, "?isPrimary=false");
    const shown = { id: linked.id, provider: "GOOGLE", userEmail: dana, isPrimary: true, needsReconnect: false };
    expect(await calendar.calendars(owner)).toEqual([shown]);
    const { rows } = await product.product.app.pool.query("select refresh_token from calendar");
    expect(rows[0]!.refresh_token.toString("utf8")).not.toContain("1//");
  });

  it("stays one calendar when linked again; another account adds a second one", async () => {
    await calendar.linked(owner, dana);
    await calendar.linked(owner, dana);
    await calendar.linked(owner, priya, "?isPrimary=false");
    const shown = await calendar.calendars(owner);
    expect(shown.map(({ userEmail, isPrimary }) => [userEmail, isPrimary])).toEqual([
      [dana, true],
      [priya, false],
    ]);
  });

  it("is no longer primary once another is linked as primary", async () => {
    await calendar.linked(owner, dana);
    await calendar.linked(owner, priya);
    const shown = await calendar.calendars(owner);
    expect(shown.find(({ isPrimary }) => isPrimary)?.userEmail).toBe(priya);
  });

  it("can be linked without the state, if the code is from this session's consent", async () => {
    const back = await agree(await calendar.authUrl(owner), { email: dana });
    expect((await calendar.link(owner, back, { state: undefined })).status).toBe(200);
  });
});

describe("A code that links no calendar", () => {
  const refused = async (answer: ReturnType<typeof calendar.link>) => {
    const { status, body } = await answer;
    expect([status, body.code, body.message]).toEqual([
      400,
      "calendar.not-linked",
      "Failed to connect Google Calendar",
    ]);
    expect(await calendar.calendars(owner)).toEqual([]);
  };

  it("is one that Google never issued", async () =>
    refused(calendar.link(owner, new URL("https://porchlight.test/?code=made-up"))));

  it("is one from another owner's consent, with or without their state", async () => {
    const stranger = await aSignedInOwner(product, "Noor Haddad");
    const agreed = async () => agree(await calendar.authUrl(stranger), { email: priya });
    await refused(calendar.link(owner, await agreed()));
    await refused(calendar.link(owner, await agreed(), { state: undefined }));
  });

  it("is one with the state of an earlier consent, or from an attempt an hour old", async () => {
    const first = await agree(await calendar.authUrl(owner), { email: dana });
    const second = await agree(await calendar.authUrl(owner), { email: priya });
    const state = first.searchParams.get("state");
    expect(second.searchParams.get("state")).not.toBe(state);
    await product.control("PUT", "faults", { google: { mode: "5xx", count: 1 } });
    expect((await calendar.link(owner, first)).status).toBe(503);
    await refused(calendar.link(owner, second, { state }));
    await product.advance("PT60M");
    await refused(calendar.link(owner, second));
  });

  it("is one that was already used", async () => {
    const back = await agree(await calendar.authUrl(owner), { email: dana });
    expect((await calendar.link(owner, back)).status).toBe(200);
    const again = await calendar.link(owner, back);
    expect([again.status, again.body.code]).toEqual([400, "calendar.not-linked"]);
  });

  it("is one without all the required scopes, and that consent is revoked", async () => {
    const back = await agree(await calendar.authUrl(owner), { email: dana, leavesOut: "calendar.events" });
    const { status, body } = await calendar.link(owner, back);
    expect([status, body.code]).toEqual([400, "calendar.scopes-missing"]);
    expect(await calendar.calendars(owner)).toEqual([]);
  });

  it("is any code while Google is down (503)", async () => {
    const back = await agree(await calendar.authUrl(owner), { email: dana });
    await calendar.google("5xx", 1);
    const { status, body } = await calendar.link(owner, back);
    expect([status, body.code]).toEqual([503, "calendar.unavailable"]);
  });

  it("is a missing one, when the owner pressed Cancel", async () => {
    const back = await agree(await calendar.authUrl(owner), { email: null });
    expect([back.searchParams.get("error"), back.searchParams.get("code")]).toEqual(["access_denied", null]);
  });
});

describe("A consent withdrawn at Google", () => {
  it("is reported to the owner once by mail and beside the calendar, and fixed by reconnecting", async () => {
    await calendar.linked(owner, dana);
    await product.control("POST", `google/accounts/${dana}/revoke`);
    for (const wait of ["PT1M", "PT1M", "PT10M"]) await product.advance(wait);
    expect((await calendar.calendars(owner))[0]?.needsReconnect).toBe(true);
    const told = (await mailsTo(product, owner.email)).filter(({ subject }) => subject.includes("Google Calendar"));
    expect(told.map(({ subject }) => subject)).toEqual(["Your Google Calendar needs to be connected again"]);
    expect(told[0]!.text).toContain(dana);
    await calendar.linked(owner, dana);
    const shown = await calendar.calendars(owner);
    expect(shown.map(({ needsReconnect, isPrimary }) => [needsReconnect, isPrimary])).toEqual([[false, true]]);
  });
});

describe("Unlinking a calendar", () => {
  it("removes it at once and revokes the consent at Google", async () => {
    const linked = await calendar.linked(owner, dana);
    expect((await calendar.unlink(owner, linked.id)).status).toBe(204);
    expect(await calendar.calendars(owner)).toEqual([]);
    await product.advance("PT1M");
    const { rows } = await product.product.app.pool.query("select from calendar where id = $1", [linked.id]);
    expect(rows).toEqual([]);
  });

  it("makes the next one primary", async () => {
    const first = await calendar.linked(owner, dana);
    await calendar.linked(owner, priya, "?isPrimary=false");
    await calendar.unlink(owner, first.id);
    expect((await calendar.calendars(owner)).map(({ userEmail, isPrimary }) => [userEmail, isPrimary])).toEqual([
      [priya, true],
    ]);
  });

  it("answers 404 for another owner's calendar or one already unlinked", async () => {
    const stranger = await aSignedInOwner(product, "Noor Haddad");
    const theirs = await calendar.linked(stranger, priya);
    expect((await calendar.unlink(owner, theirs.id)).status).toBe(404);
    expect((await calendar.unlink(stranger, theirs.id)).status).toBe(204);
    expect((await calendar.unlink(stranger, theirs.id)).status).toBe(404);
  });
});
