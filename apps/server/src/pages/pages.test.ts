import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { PublicListing } from "@porchlight/contract/public.ts";
import { alderBungalow } from "@porchlight/scenarios/home.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome, callAs } from "../testing/homes.ts";
import { openPage, type Page } from "../testing/pages.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let owner: SignedInOwner;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await aSignedInOwner(product, "Dana Whitfield");
});
afterAll(() => product.close());

const open = (path: string, cookie?: string): Promise<Page> => openPage(product, path, cookie);

async function post(path: string, form: Record<string, string>, cookie = ""): Promise<Page> {
  const reply = await fetch(`${product.url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie },
    body: new URLSearchParams(form),
  });
  return { status: reply.status, html: await reply.text(), headers: reply.headers };
}

const cookieFrom = (page: Page): string =>
  page.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
const listingOf = async (slug: string) => (await product.api<PublicListing>("GET", `/public/listing/${slug}`)).body;
const openingsOf = async (slug: string, tour = "IN_PERSON") =>
  (await product.api<{ openings: { startsAt: string }[] }>("GET", `/public/listing/${slug}/openings?tourType=${tour}`))
    .body.openings;

const inputsOf = (html: string): string[] => html.match(/<input[^>]*>/g) ?? [];

const answers = {
  tour: "IN_PERSON",
  name: "Priya Nair",
  moveInDate: "2026-12-12",
  monthlyIncome: "$6,800",
  creditScore: "661-720",
  pets: "yes",
  cats: "1",
  smallDogs: "0",
};
const aRequest = (startsAt: string, email: string) => ({ ...answers, at: startsAt, email });

describe("The page of a home", () => {
  let home: PropertyView;
  let slug: string;
  beforeAll(async () => {
    home = await aListedHome(product, owner);
    slug = await slugOf(home.id);
  });

  it("is complete without a script: facts, costs, requirements, openings and a request form", async () => {
    const { status, html } = await open(`/homes/${slug}`);
    expect(status).toBe(200);
    for (const shown of [
      "Alder Street Bungalow",
      "2 bedrooms",
      "$1,850",
      "$3,700",
      "620 credit score or higher",
      "In-unit washer and dryer",
    ])
      expect(html).toContain(shown);
    expect(html).toMatch(/action="\/homes\/[\w-]+\/message"/);
    expect(html).toMatch(/href="\/homes\/[\w-]+\/request\?tour=IN_PERSON&amp;at=/);
  });

  it("gives search engines its canonical address and structured data", async () => {
    const { html } = await open(`/homes/${slug}`);
    expect(html).toContain(`<link rel="canonical" href="${product.product.app.config.publicUrl}/homes/${slug}"/>`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
    expect(data).toMatchObject({ "@type": "RealEstateListing", offers: { priceSpecification: { price: 1850 } } });
    expect((await open("/sitemap.xml")).html).toContain(`/homes/${slug}</loc>`);
  });

  it("gives link previews a JPEG of the cover with size and text, and search engines a JPEG of every photo", async () => {
    const { html } = await open(`/homes/${slug}`);
    const [cover, ...rest] = (await listingOf(slug)).images;
    const { publicUrl } = product.product.app.config;
    const told = (name: string) => new RegExp(`<meta property="og:image${name}" content="([^"]*)"/>`).exec(html)?.[1];
    expect(told("")).toBe(`${publicUrl}${cover!.jpegUrl}`);
    expect(told(":type")).toBe("image/jpeg");
    expect([told(":width"), told(":height")]).toEqual([String(cover!.width), String(cover!.height)]);
    expect(told(":alt")).toBe(`Alder Street Bungalow, 1 of ${rest.length + 1}`);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
    expect(data.image).toMatchObject([{ contentUrl: told(""), encodingFormat: "image/jpeg", width: cover!.width }]);
  });

  it("shows the kinds of showings, their length and the fee for co-signers", async () => {
    const { sections, costs } = await listingOf(slug);
    expect(sections.find(({ title }) => title === "Showings")?.lines.at(-1)).toMatch(/, 30 minutes$/);
    expect(costs.map(({ label }) => label)).toContain("Application, each co-signer");
  });

  it("names its place and links to it on Google Maps, without a map when no style is configured", async () => {
    const { html, headers } = await open(`/homes/${slug}`);
    expect(html).toMatch(/<a class="maps" href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=[^"]+">?/);
    expect(html).not.toMatch(/Show map|data-island="place"|maplibre|LiveMap/);
    expect(headers.get("content-security-policy")).toMatch(/worker-src 'self' blob:/);
  });

  it("keeps only paragraphs, emphasis and lists of the description", async () => {
    await product.product.app.pool.query("update property set description = $2 where id = $1", [
      home.id,
      '<p onclick="x()">Sunny <b>loft</b><script>alert(1)</script><a href="https://elsewhere.test">here</a></p>',
    ]);
    expect((await listingOf(slug)).descriptionHtml).toBe("<p>Sunny <b>loft</b>here</p>");
  });

  it("never contains a hidden street, and shifts the location by the same amount everywhere", async () => {
    const location = { ...alderBungalow.location, address: "77 Secret Lane", isAddressHidden: true };
    const hidden = await slugOf((await aListedHome(product, owner, { title: "77 Secret Lane", location })).id);
    const reply = await listingOf(hidden);
    const pages = [`/homes/${hidden}`, `/homes/${hidden}/request`, `/homes/${hidden}/message`];
    const told = [JSON.stringify(reply), ...(await Promise.all(pages.map(async (page) => (await open(page)).html)))];
    for (const text of told) expect(text).not.toMatch(/secret lane/i);
    expect(reply.location.isExact).toBe(false);
    expect(reply.location.latitude).not.toBe(location.latitude);
    expect((await listingOf(hidden)).location).toEqual(reply.location);
  });

  it("answers 404 before the home is listed and after it is deleted", async () => {
    const call = callAs(product, owner);
    const draft = await call<PropertyView>("POST", "/property", { location: alderBungalow.location });
    expect((await open(`/homes/${await slugOf(draft.id)}`)).status).toBe(404);
    const doomed = await aListedHome(product, owner, { title: "Short Stay" });
    await call("DELETE", `/property/${doomed.id}`);
    const gone = await open(`/homes/${await slugOf(doomed.id)}`);
    expect(gone.status).toBe(410);
    expect(gone.html).toContain("no longer available");
    for (const nowhere of ["/homes/nothing-here", "/homes/100%", "/renter/showing/cut-short"])
      expect(await open(nowhere)).toMatchObject({
        status: 404,
        html: expect.stringContaining("Check the link, or open it again from your message."),
      });
  });

  it("shows when the home is paused or rented", async () => {
    const call = callAs(product, owner);
    const other = await aListedHome(product, owner, { title: "Two Doors Down" });
    const address = `/homes/${await slugOf(other.id)}`;
    await call("PUT", `/property-listing/pause/${other.id}`);
    const paused = (await open(address)).html;
    expect(paused).toContain("Showings are paused");
    expect(paused).not.toMatch(/pick a time to see it|When can I see it/);
    await call("PUT", `/property-listing/complete/${other.id}`);
    const { html } = await open(address);
    expect(html).toContain("This home has been rented");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('id="ask"');
    expect(html).not.toContain("What you’d pay");
  });
});

describe("A rented home", () => {
  it("shows the owner's other homes that are public", async () => {
    const landlord = await aSignedInOwner(product, "Omar Reyes");
    const rented = await aListedHome(product, landlord, { title: "Rented Row" });
    const open1 = await aListedHome(product, landlord, { title: "Open Oaks" });
    const paused = await aListedHome(product, landlord, { title: "Paused Place" });
    const call = callAs(product, landlord);
    expect((await open(`/homes/${rented.slug}`)).html).not.toContain("Open Oaks");
    await call("PUT", `/property-listing/pause/${paused.id}`);
    await call("PUT", `/property-listing/complete/${rented.id}`);
    const { html } = await open(`/homes/${rented.slug}`);
    expect(html).toContain("Other homes from Omar");
    expect(html).toContain(`href="/homes/${open1.slug}"`);
    expect(html).not.toContain("Paused Place");
  });
});

describe("The flyer of a home", () => {
  it("shows on one page what the home is, what it costs and how to see it", async () => {
    const home = await aListedHome(product, owner);
    const { status, html } = await open(`/homes/${home.slug}/flyer`);
    expect(status).toBe(200);
    for (const said of [home.displayName, "$1,850", "2 bedrooms", `/homes/${home.slug}`, home.textCode, "<svg"])
      expect(html).toContain(said);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });

  it("does not contain a hidden street", async () => {
    const location = { ...alderBungalow.location, isAddressHidden: true };
    const home = await aListedHome(product, owner, { title: "Hidden Home", location });
    expect((await open(`/homes/${home.slug}/flyer`)).html).not.toContain(alderBungalow.location.address);
  });
});

describe("A request by the form without JavaScript", () => {
  let slug: string;
  let starts: string[];
  beforeAll(async () => {
    slug = await slugOf((await aListedHome(product, owner, { title: "Form House" })).id);
    starts = (await openingsOf(slug)).map(({ startsAt }) => startsAt);
  });

  it("redirects to the page of the requested showing", async () => {
    const sent = await post(`/homes/${slug}/request`, aRequest(starts[3]!, "priya@example.test"));
    expect(sent.status).toBe(303);
    const shown = await open(sent.headers.get("location")!);
    expect(shown.html).toContain("Request sent to Dana");
  });

  it("shows the form again with the entered values and a message at each invalid field", async () => {
    const sent = await post(`/homes/${slug}/request`, { ...aRequest(starts[4]!, "no address"), monthlyIncome: "6800" });
    expect(sent.status).toBe(400);
    expect(sent.html).toContain('value="Priya Nair"');
    expect(sent.html).toMatch(/id="email-error">Please enter a valid email address/);
  });

  it("keeps the day and disables the time when it was taken in the meantime", async () => {
    const tours = { inPerson: false, virtual: false, selfGuided: true };
    const alone = await slugOf((await aListedHome(product, owner, { title: "One Party", tours })).id);
    const free = (await openingsOf(alone, "SELF_GUIDED")).map(({ startsAt }) => startsAt);
    const wish = (email: string) => ({ ...aRequest(free[1]!, email), tour: "SELF_GUIDED" });
    expect((await post(`/homes/${alone}/request`, wish("first@example.test"))).status).toBe(303);
    const late = await post(`/homes/${alone}/request`, wish("late@example.test"));
    expect(late.status).toBe(409);
    expect(late.html).toContain("That time was just taken");
    expect(late.html).toContain('value="late@example.test"');
    expect(inputsOf(late.html).filter((input) => input.includes(free[1]!))).toEqual([
      expect.stringContaining("disabled"),
    ]);
    expect(inputsOf(late.html).filter((input) => input.includes(free[2]!))).toEqual([
      expect.not.stringContaining("disabled"),
    ]);
  });
});

describe("A message by the form without JavaScript", () => {
  it("starts a conversation, which the browser's cookie finds again", async () => {
    const slug = await slugOf((await aListedHome(product, owner, { title: "Question House" })).id);
    const sent = await post(`/homes/${slug}/message`, { text: "Is parking included?" });
    expect(sent.status).toBe(303);
    const shown = await open(`/homes/${slug}/message`, cookieFrom(sent));
    expect(shown.html).toContain("Is parking included?");
    expect(shown.html).toMatch(/garage/i);
    expect((await open(`/homes/${slug}/message`)).html).not.toContain("Is parking included?</p>");
  });
});

describe("The link to a showing", () => {
  let address: string;
  let accept: () => Promise<unknown>;
  beforeAll(async () => {
    const home = await aListedHome(product, owner, { title: "Link House" });
    const slug = await slugOf(home.id);
    const start = (await openingsOf(slug)).at(-1)!.startsAt;
    const sent = await post(`/homes/${slug}/request`, aRequest(start, "link@example.test"));
    address = sent.headers.get("location")!;
    accept = () =>
      product.product.app.pool.query("update showing_request set status = 'ACCEPTED' where property_id = $1", [
        home.id,
      ]);
  });

  it("offers a calendar entry that is tentative until the owner confirms", async () => {
    expect((await open(`${address}/showing.ics`)).html).toContain("STATUS:TENTATIVE");
  });

  it("only preselects the answer in its address; opening it changes nothing", async () => {
    await accept();
    expect((await open(`${address}?answer=yes`)).html).toContain("Confirm, I’ll be there");
    expect((await open(address)).html).toContain("Will you be there");
  });

  it("is not cached by the browser, nor are its calendar entry and the conversation", async () => {
    const { slug } = (await product.api<{ slug: string }>("GET", `/public${address.replace("/renter", "")}`)).body;
    for (const path of [address, `${address}/showing.ics`, `/homes/${slug}/message`, `/homes/${slug}/request`])
      expect((await open(path)).headers.get("cache-control")).toBe("no-store");
    for (const path of [`/homes/${slug}`, `/api/public/listing/${slug}`, "/sitemap.xml"])
      expect((await open(path)).headers.get("cache-control")).toBe("no-cache");
  });

  it("opens the renter's conversation in the browser to ask for another time", async () => {
    const sent = await post(address, { answer: "another-time" });
    expect(sent.headers.get("location")).toMatch(/^\/homes\/[\w-]+\/message$/);
    const shown = await open(sent.headers.get("location")!, cookieFrom(sent));
    expect(shown.html).toContain("Link House");
    const said = await post(sent.headers.get("location")!, { text: "When is my showing?" }, cookieFrom(sent));
    expect((await open(said.headers.get("location")!, cookieFrom(sent))).html).toContain("confirmed for");
  });

  it("stores the answer when the form is sent", async () => {
    expect((await post(address, { answer: "yes" })).status).toBe(303);
    expect((await open(address)).html).toContain("See you");
  });

  it("leads a renter who cannot come to the openings, in the same conversation", async () => {
    await post(address, { answer: "no" });
    const page = await open(address);
    expect(page.html).toContain("You can’t make it");
    expect(page.html).toContain("See open times");
    const sent = await post(address, { answer: "times" });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("location")).toMatch(/^\/homes\/[\w-]+#book$/);
    const slug = sent.headers.get("location")!.split(/[/#]/)[2]!;
    const cookie = cookieFrom(sent);
    const again = { ...aRequest((await openingsOf(slug))[0]!.startsAt, "link@example.test") };
    const asked = await post(`/homes/${slug}/request`, again, cookie);
    expect(asked.status).toBe(303);
    const { rows } = await product.product.app.pool.query(
      "select count(distinct inquiry_id)::int as leads, count(*)::int as requests from showing_request where property_id = (select id from property where slug = $1)",
      [slug],
    );
    expect(rows).toEqual([{ leads: 1, requests: 2 }]);
  });

  it("is in Spanish for a renter who speaks it, on the page and in the calendar entry", async () => {
    const home = await aListedHome(product, owner, { title: "Casa Link" });
    const slug = await slugOf(home.id);
    const begun = await post(`/homes/${slug}/message`, { text: "Hola, ¿cuánto es la renta al mes?" });
    const start = (await openingsOf(slug)).at(-1)!.startsAt;
    const asked = await post(`/homes/${slug}/request`, aRequest(start, "enlace@example.test"), cookieFrom(begun));
    const place = asked.headers.get("location")!;
    const { html } = await open(place);
    expect(html).toContain('<html lang="es">');
    expect(html).toContain("Su solicitud ya le llegó a Dana");
    expect(html).toMatch(
      /(Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo) \d+ de \p{L}+, \d+:\d\d\u00a0[ap]\.\u00a0m\./u,
    );
    const said = html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, " ");
    expect(said).not.toMatch(/\b(Until|Request|Showing|Cancel|confirms?|Skip|Add)\b/);
    expect((await open(`${place}/showing.ics`)).html).toContain("SUMMARY:Visita (pendiente): Casa Link");
  });

  it("shows an error page when it is unknown", async () => {
    const { status, html } = await open("/renter/showing/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA");
    expect(status).toBe(410);
    expect(html).toContain("This link is no longer valid");
  });
});

async function slugOf(id: string): Promise<string> {
  return (await product.product.app.pool.query<{ slug: string }>("select slug from property where id = $1", [id]))
    .rows[0]!.slug;
}
