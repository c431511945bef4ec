import type { PublicListing, VisitorConversation } from "@porchlight/contract/public.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aListedHome } from "../testing/homes.ts";
import { aSignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";

let product: TestProduct;
let slug: string;
let starts: string[];
beforeAll(async () => {
  product = await startTestProduct();
  slug = (await aListedHome(product, await aSignedInOwner(product, "Dana Whitfield"))).slug;
  const openings = `/public/listing/${slug}/openings?tourType=IN_PERSON`;
  starts = (await product.api<{ openings: { startsAt: string }[] }>("GET", openings)).body.openings.map(
    (one) => one.startsAt,
  );
});
afterAll(() => product.close());

type Asked = { accept?: string; cookie?: string; form?: Record<string, string> };

async function open(path: string, { accept = "es-MX,es;q=0.9,en;q=0.8", cookie = "", form }: Asked = {}) {
  const reply = await fetch(`${product.url}${path}`, {
    redirect: "manual",
    headers: { "accept-language": accept, cookie },
    ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
  });
  const html = await reply.text();
  const inEnglish = /<(div|a|p|span|dd)\b[^>]*\blang="en"[^>]*>[\s\S]*?<\/\1>/g;
  const words = html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, " ")
    .replace(inEnglish, " ")
    .replace(/<[^>]+>/g, " ");
  const cookies = reply.headers.getSetCookie().map((one) => one.split(";")[0]!);
  return { status: reply.status, html, words, headers: reply.headers, cookies };
}

const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1];
/** Words that no Spanish page has, beside what the owner wrote. */
const english = /\b(the|your|home|showings?|request|time|available|month|pets|or higher|each|with|and)\b/i;

const answers = {
  ...{ tour: "IN_PERSON", name: "Lucía Paz", moveInDate: "2026-12-12", monthlyIncome: "6800" },
  ...{ creditScore: "661-720", pets: "no" },
};

describe("A renter's page", () => {
  it.each([
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["en-US,en;q=0.9,es;q=0.8", "en"],
    ["fr-FR, es;q=0.5, en;q=0.4", "es"],
    ["en;q=0.1, es", "es"],
    ["es;q=0, en", "en"],
    ["de", "en"],
    [";;q=,", "en"],
  ])("is for a browser that accepts %s in %s", async (accept, language) => {
    const { html, headers } = await open(`/homes/${slug}`, { accept });
    expect(languageOf(html)).toBe(language);
    expect(headers.get("vary")).toMatch(/accept-language, cookie/);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("is in the chosen language from then on, whatever the browser's, and a wrong choice is none", async () => {
    const chosen = await open(`/homes/${slug}?lang=es&tour=VIRTUAL`, { accept: "en" });
    expect(languageOf(chosen.html)).toBe("es");
    expect(chosen.html).toContain(`href="/homes/${slug}?tour=VIRTUAL&amp;lang=en"`);
    const cookie = chosen.cookies.join("; ");
    expect(languageOf((await open(`/homes/${slug}/request`, { accept: "en", cookie })).html)).toBe("es");
    const back = await open(`/homes/${slug}/message?lang=en`, { cookie });
    expect(languageOf(back.html)).toBe("en");
    expect(languageOf((await open(`/homes/${slug}`, { cookie: back.cookies.join("; ") })).html)).toBe("en");
    const wrong = await open(`/homes/${slug}?lang=fr`, { cookie: "language=klingon" });
    expect(languageOf(wrong.html)).toBe("es");
    expect(wrong.cookies).toEqual([]);
  });

  it("has no word of English but the owner's own, which are marked as such", async () => {
    const { html, words } = await open(`/homes/${slug}`);
    for (const said of ["2 recámaras", "Puntaje de crédito de 620 o más", "Lavadora y secadora dentro de la vivienda"])
      expect(words).toContain(said);
    expect(html).toContain('<div class="prose" lang="en">');
    for (const path of ["", "/request", "/message", "/flyer"]) {
      const page = await open(`/homes/${slug}${path}`);
      expect(page.words.match(english), path).toBeNull();
    }
  });

  it("names its own address in each language to search engines", async () => {
    const address = `${product.product.app.config.publicUrl}/homes/${slug}`;
    const { html } = await open(`/homes/${slug}?lang=es`, { accept: "en" });
    expect(html).toContain(`<link rel="canonical" href="${address}?lang=es"/>`);
    for (const [language, href] of [
      ["en", address],
      ["es", `${address}?lang=es`],
      ["x-default", address],
    ])
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${href}"/>`);
  });

  it("says in Spanish that it does not exist", async () => {
    const { status, words } = await open("/homes/nothing-here");
    expect(status).toBe(404);
    expect(words).toContain("Esta página no existe");
    expect((await open("/renter/showing/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")).words).toContain(
      "Este enlace ya no es válido",
    );
  });
});

describe("The form for a showing in Spanish", () => {
  it("has a message in Spanish at each wrong field, and keeps what was typed", async () => {
    const wrong = { ...answers, at: starts[2]!, name: "", email: "no", phone: "12", monthlyIncome: "mucho" };
    const { status, html } = await open(`/homes/${slug}/request`, { form: wrong });
    expect(status).toBe(400);
    expect(html).toMatch(/id="monthlyIncome-error">Solo se permiten números/);
    const sent = await open(`/homes/${slug}/request`, { form: { ...wrong, monthlyIncome: "99999999" } });
    expect(sent.html).toMatch(/id="monthlyIncome-error">El valor máximo es 1,000,000/);
    expect(sent.html).toMatch(/id="name-error">Falta el nombre completo/);
    expect(sent.html).toMatch(/id="email-error">Escriba un correo electrónico válido/);
    expect(sent.html).toMatch(/id="phone-error">Escriba un número de teléfono válido/);
    expect(sent.html).toContain('value="99999999"');
    expect(sent.words.match(english)).toBeNull();
  });

  it("changes its language without sending or losing anything", async () => {
    const { status, html, cookies } = await open(`/homes/${slug}/request`, {
      form: { ...answers, at: starts[2]!, lang: "en" },
    });
    expect(status).toBe(200);
    expect(languageOf(html)).toBe("en");
    expect(html).toContain('value="Lucía Paz"');
    expect(cookies).toEqual(["language=en"]);
    expect((await product.product.app.pool.query("select 1 from showing_request")).rows).toEqual([]);
  });

  it("leads to a showing and a Piper that speak Spanish", async () => {
    const form = { ...answers, at: starts[2]!, email: "lucia@example.test" };
    const sent = await open(`/homes/${slug}/request`, { form });
    const place = sent.headers.get("location")!;
    expect(languageOf((await open(place, { accept: "en" })).html)).toBe("es");
    const { html } = await open(`/homes/${slug}/message`, { cookie: sent.cookies.join("; ") });
    expect(html).toContain("Me gustaría ver esta vivienda.");
    expect(html).toMatch(/Le pedí|solicitud/);
  });
});

describe("A chat begun on a page in Spanish", () => {
  it("is answered in Spanish where the words are of no language, and in English where they are English", async () => {
    const begun = async (text: string) => {
      const body = { slug, text, language: "es" };
      const reply = await product.api<{ conversation: VisitorConversation }>("POST", "/public/conversation", { body });
      return reply.body.conversation.messages.at(-1)!.text;
    };
    expect(await begun("Wifi?")).toContain("asistente");
    expect(await begun("How much is the rent, and is the deposit included?")).toContain("assistant");
  });
});

it("The API says the facts of a home in English, whatever the browser's language", async () => {
  const { body } = await product.api<PublicListing>("GET", `/public/listing/${slug}`);
  expect(body.facts[0]).toEqual({ kind: "bedrooms", label: "Bedrooms", value: "2 bedrooms" });
});

describe("The account pages of a renter", () => {
  it.each([
    ["/renter/sign-in", "Inicie sesión como inquilino"],
    ["/renter/auth/reset-password", "Cambie su contraseña"],
    ["/renter/auth/reset-password?sent=true&email=rosa%40x.test", "Revise su correo electrónico"],
    ["/renter/auth/reset-password/confirm?token=t", "Elija una contraseña nueva"],
    ["/renter/auth/reset-password/confirm", "Este enlace está incompleto"],
    ["/renter/activate?token=t", "Active su cuenta"],
    ["/renter/activate", "Este enlace está incompleto"],
  ])("%s speaks Spanish to who reads it, and offers English", async (path, shown) => {
    const { html, words } = await open(path);
    expect(languageOf(html)).toBe("es");
    expect(words).toContain(shown);
    expect(words).not.toMatch(/\b(the|your|password|log in|link|account|email|phone|continue|or)\b/i);
    expect(html).toMatch(/href="[^"]*lang=en"/);
  });

  it("follow the link of a Spanish mail, and remember it", async () => {
    const asked = await open("/renter/activate?token=t&next=%2Frenter&lang=es", { accept: "en-US" });
    expect([languageOf(asked.html), asked.cookies]).toEqual(["es", ["language=es"]]);
    expect(asked.html).toContain("/renter/activate?token=t&amp;next=%2Frenter&amp;lang=en");
    const later = await open("/renter/sign-in", { accept: "en-US", cookie: "language=es" });
    expect(languageOf(later.html)).toBe("es");
  });

  it("of owners stay in English", async () => {
    const { html, cookies } = await open("/auth/sign-in?lang=es");
    expect([languageOf(html), cookies]).toEqual(["en", []]);
    expect(html).not.toContain("lang=en");
  });
});
