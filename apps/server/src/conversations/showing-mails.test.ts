import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks } from "../testing/renters.ts";

type Received = {
  id: string;
  subject: string;
  text: string;
  html: string;
};

const saturdayTen = "2026-11-28T15:00:00Z";
const saturdayNoon = "2026-11-28T17:00:00Z";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;
let made = 0;

beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product);
});
beforeEach(async () => {
  await product.setClock("2026-11-23T15:00:00Z");
  home = await aListedHome(product, owner);
});
afterAll(() => product.close());

const act = async (path: string, body: object): Promise<void> => {
  await callAs(product, owner)("POST", path, body);
  await product.settled();
};
const received = async (address: string): Promise<Received> =>
  (await product.control<Received[]>("GET", `mail?to=${encodeURIComponent(address)}`))[0]!;
const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&#38;", "&"));
/** The words of a mail that are no part of a tag. */
const wordsOf = (html: string): string =>
  html.replace(/<(style|title)[\s\S]*?<\/\1>/g, "").replace(/<a [\s\S]*?<\/a>|<[^>]*>/g, " ");

async function asks(note?: string): Promise<string> {
  const email = `asker${++made}@example.test`;
  const asked = await aRenterAsks(product, home.slug, saturdayTen, { email, ...(note ? { note } : {}) });
  expect(asked.status).toBe(200);
  return email;
}
const showing = async (): Promise<ShowingView> =>
  (await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}`))[0]!;
async function accepts(): Promise<void> {
  const { id: showingAgentId } = await anAgent(product, owner);
  const { showingRequests } = await showing();
  await act(`/showing-request/accept/property/${home.id}`, {
    showingRequestId: showingRequests[0]!.id,
    showingAgentId,
  });
}

describe("The mail to a renter", () => {
  it("who requested on the page confirms the request and links back to it", async () => {
    const { subject, html, text } = await received(await asks());
    expect(subject).toBe("We got your showing request: Alder Street Bungalow");
    expect(text).toMatch(/When: Sat, Nov 28 at 10:00 AM EST\nWhere: .*Columbus/);
    expect(text).toMatch(/please don’t head over until then/);
    expect(linksOf(html).filter((href) => href.includes("/renter/showing/"))).toHaveLength(1);
  });

  it("whose showing is confirmed has a map link, the host's number and a link to change it", async () => {
    const email = await asks();
    await accepts();
    const { id, subject, html, text } = await received(email);
    expect(subject).toBe("Your showing is confirmed: Alder Street Bungalow");
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/search\//),
        "tel:+16145550142",
        expect.stringMatching(/\/renter\/showing\/[\w-]+$/),
      ]),
    );
    expect(wordsOf(html)).not.toMatch(/https?:/);
    expect(text).toMatch(/Shown by: Sam Rivera/);
    expect(text).toMatch(/Manage showing: http/);
    const file = await (await fetch(`${product.sandbox.url}/control/mail/${id}/attachments/0`)).text();
    expect(file.replaceAll("\r\n ", "")).toContain("Your contact: Sam Rivera\\, 614-555-0142");
  });

  it("who is reminded has links to answer with one click", async () => {
    const email = await asks();
    await accepts();
    await product.setClock("2026-11-28T13:05:00Z");
    await product.settled();
    const { subject, html } = await received(email);
    expect(subject).toMatch(/^Your showing is today/);
    expect(linksOf(html)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\?answer=yes$/),
        expect.stringMatching(/\?answer=no$/),
        "tel:+16145550142",
      ]),
    );
  });

  it("to whom the owner proposes another time has both times and links for yes and no", async () => {
    const email = await asks();
    await accepts();
    const { id, showingAgent } = await showing();
    await act(`/showing/${id}/reschedule`, {
      startTime: saturdayNoon,
      showingAgentId: showingAgent!.id,
      comment: null,
    });
    const { html, text } = await received(email);
    expect(text).toMatch(/When: Sat, Nov 28 at 12:00 PM EST\nInstead of: Sat, Nov 28 at 10:00 AM EST/);
    expect(linksOf(html).filter((href) => href.includes("?answer="))).toHaveLength(2);
  });

  it("who speaks Spanish is entirely in Spanish", async () => {
    const email = await asks("Hola, ¿se puede estacionar ahí? Gracias, me gustaría verla.");
    const receipt = await received(email);
    expect(receipt.subject).toMatch(/^Recibimos su solicitud de visita/);
    await accepts();
    const { subject, html, text } = await received(email);
    expect(subject).toMatch(/^Su visita está confirmada/);
    expect(html).toContain('<html lang="es">');
    for (const mail of [receipt.text, text]) {
      expect(mail).toMatch(/asistente automático de/);
      expect(mail).not.toMatch(/automated|Reply|receiving|When:|Where:/);
    }
  });

  it("whom the owner added by hand says who added them", async () => {
    const email = `added${++made}@example.test`;
    await act("/leads", { propertyId: home.id, name: "Bo Lind", email });
    expect((await received(email)).text).toMatch(/added you as interested in Alder Street Bungalow/);
  });
});

describe("A renter who agreed to texts and also left an email", () => {
  it("gets the receipt, the confirmation and the reminder by text, and no mail", async () => {
    const phone = "+16145550177";
    const email = "ann.both@example.test";
    await aRenterAsks(product, home.slug, saturdayTen, { email, phone });
    await accepts();
    await product.setClock("2026-11-28T13:05:00Z");
    await product.settled();
    const texts = await product.control<{ to: string; body: string }[]>("GET", "sms");
    expect(texts.filter(({ to }) => to === phone).map(({ body }) => body)).toEqual([
      expect.stringMatching(/coming up|today|10:00 AM/),
      expect.stringMatching(/confirmed|You're all set/),
      expect.stringMatching(/^Porchlight: .*\/renter\/showing\//),
    ]);
    expect(await received(email)).toBeUndefined();
  });
});

describe("The agent of a showing", () => {
  it("gets the renter's number and a link to the home's page by text", async () => {
    await asks();
    await accepts();
    const texts = await product.control<{ to: string; body: string }[]>("GET", "sms");
    expect(texts.filter(({ to }) => to === "+16145550142").at(0)!.body).toMatch(
      /Reach them: .+\. The home: http\S+\/homes\//,
    );
  });
});
