import type { PropertyView } from "@porchlight/contract/properties.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { row, rows, sql } from "../platform/database/database.ts";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: "silent" });
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner, {
    location: { ...alderBungalow.location, address: "77 Larkspur Way" },
  });
});
afterAll(() => product.close());

type SentMail = { from: string; to?: string; subject: string; text: string; headers?: Record<string, string> };
const post = async (mail: SentMail) => {
  await product.control("POST", "mail", { to: home.intakeEmail, ...mail });
  await product.settled();
};
const mailsTo = (to: string) =>
  product.control<{ subject: string; text: string; html: string | null }[]>("GET", `mail?to=${encodeURIComponent(to)}`);
const leadsOf = (email: string) =>
  rows(
    product.product.app.db,
    sql<{ source: string; name: string; said: string[] }>`
      select source, name, array(select content from message where inquiry_id = inquiry.id and sender = 'renter'
                                 order by seq) as said
      from inquiry join renter on renter.id = renter_id where renter.email = ${email}`,
  );
const arrivalOf = (sender: string) =>
  row(
    product.product.app.db,
    sql<{ status: string }>`select status from arrival where sender = ${sender} order by id desc limit 1`,
  );

describe("A portal's lead mail at a home's mailbox", () => {
  it("becomes a lead from that portal and is answered at the renter's address", async () => {
    await post({
      from: "lead@apartments.com",
      subject: "You've received a new lead!",
      text: "Name: Kim Lee\nEmail: kim.lee@example.com\nPhone: (614) 555-0188\nComments: How much is the rent?",
      headers: { "List-Unsubscribe": "<https://example.com/off>" },
    });
    expect(await leadsOf("kim.lee@example.com")).toEqual([
      { source: "APARTMENTS_COM", name: "Kim Lee", said: ["How much is the rent?"] },
    ]);
    const [mail] = await mailsTo("kim.lee@example.com");
    expect(mail!.subject).toBe("About Alder Street Bungalow");
    expect(mail!.text).toContain("$1,850");
    expect(await mailsTo("lead@apartments.com")).toEqual([]);
  });

  it("becomes two leads when two renters wrote through the same sender", async () => {
    for (const name of ["ann", "bob"])
      await post({
        from: "lead@apartments.com",
        subject: "New lead",
        text: `Name: ${name}\nEmail: ${name}.portal@example.com\nComments: Is there parking?`,
      });
    expect(await leadsOf("ann.portal@example.com")).toHaveLength(1);
    expect(await leadsOf("bob.portal@example.com")).toHaveLength(1);
  });

  it("is forwarded to the owner when it contains no lead", async () => {
    await post({ from: "no-reply@comet.zillow.com", subject: "A new rental application waits", text: "Open Zillow." });
    expect((await arrivalOf("no-reply@comet.zillow.com"))!.status).toBe("unassigned");
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain(
      "Email we couldn’t match from no-reply@comet.zillow.com",
    );
  });
});

describe("A mail of a portal's relay", () => {
  const relay = "5b1e77aa90cd@convo.zillow.com";
  const subject = "Dana is requesting information about 77 Larkspur Way, Columbus, OH, 43215";

  it("finds its home by the street in its subject, and is answered in plain text", async () => {
    await post({
      from: `"Dana Okafor" <${relay}>`,
      to: "hello@leads.porchlight.test",
      subject,
      text: "Dana Okafor says:\nHow much is the rent?\n\nAbout Dana\nMove in: Dec 15, 2026\nPets: No",
    });
    expect(await leadsOf(relay)).toEqual([{ source: "ZILLOW", name: "Dana Okafor", said: ["How much is the rent?"] }]);
    const [mail] = await mailsTo(relay);
    expect([mail!.subject, mail!.html || ""]).toEqual([`Re: ${subject}`, ""]);
  });

  it("continues the same conversation", async () => {
    await post({
      from: `"Dana Okafor" <${relay}>`,
      subject: `Re: ${subject}`,
      text: "Dana Okafor says:\nIs there a dishwasher?",
    });
    expect(await leadsOf(relay)).toMatchObject([{ said: ["How much is the rent?", "Is there a dishwasher?"] }]);
  });

  it("stays unassigned when it names none of our homes", async () => {
    const other = "77aa@convo.zillow.com";
    await post({
      from: other,
      to: "hello@leads.porchlight.test",
      subject: "Lou is requesting information about 77 Larkspur Way, Toledo, OH, 43604",
      text: "Lou says:\nHello?",
    });
    expect([await leadsOf(other), (await arrivalOf(other))!.status]).toEqual([[], "unassigned"]);
  });

  it("about a deleted home gets a plain-text reply that it is no longer available", async () => {
    const other = "88cc@convo.zillow.com";
    const gone = await aListedHome(product, owner, {
      location: { ...alderBungalow.location, address: "80 Cedar Loop" },
    });
    await product.api("DELETE", `/property/${gone.id}`, { token: owner.token });
    await post({ from: other, to: gone.intakeEmail, subject: "Lou is requesting information", text: "Lou says:\nHi?" });
    const told = (await mailsTo(other)).map(({ text, html }) => [text.split("\n")[0], html || ""]);
    expect(told).toEqual([["This home is no longer available.", ""]]);
  });

  it("is held back when it is forged", async () => {
    const forged = "66bb@convo.zillow.com";
    await post({
      from: forged,
      subject,
      text: "Mal says:\nHello?",
      headers: { "Authentication-Results": "mx.example; spf=fail smtp.mailfrom=evil.example; dkim=none" },
    });
    expect([await leadsOf(forged), (await arrivalOf(forged))!.status]).toEqual([[], "quarantined"]);
  });
});
