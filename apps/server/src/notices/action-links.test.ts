import type { PropertyView } from "@porchlight/contract/properties.ts";
import type { ShowingView } from "@porchlight/contract/showings.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { row, sql } from "../platform/database/database.ts";
import { aListedHome, anAgent, callAs } from "../testing/homes.ts";
import { aSignedInOwner, type SignedInOwner } from "../testing/people.ts";
import { startTestProduct, type TestProduct } from "../testing/product.ts";
import { aRenterAsks, mailsTo } from "../testing/renters.ts";

const saturdayTen = "2026-11-28T15:00:00Z";

let product: TestProduct;
let owner: SignedInOwner;
let home: PropertyView;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

beforeEach(async () => {
  await product.setClock("2026-11-23T15:00:00Z");
  owner = await aSignedInOwner(product);
  home = await aListedHome(product, owner);
});

/** The address of a link in the owner's latest mail, by its label. */
async function linkOf(label: string): Promise<string> {
  const [mail] = await mailsTo(product, owner.email);
  const found = new RegExp(`${label}: \\S+(/action/\\S+)`).exec(mail!.text);
  if (!found) throw new Error(`No '${label}' in: ${mail!.text}`);
  return found[1]!;
}

const open = (path: string) => fetch(`${product.url}${path}`, { redirect: "manual" });
async function press(path: string, form: Record<string, string> = {}) {
  const answer = await fetch(`${product.url}${path}`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  const page = await answer.text();
  await product.settled();
  return { status: answer.status, page };
}
const pageOf = async (path: string): Promise<string> => (await open(path)).text();

async function requests() {
  const showings = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}`);
  return showings.flatMap(({ showingRequests }) => showingRequests).map(({ status }) => status);
}

const aQuestion = async (text: string) => {
  await product.control("POST", "mail", {
    from: "Theo Lang <theo@example.test>",
    to: home.intakeEmail,
    subject: "Your home",
    text,
  });
  await product.settled();
};

describe("The links in an owner's mail about a request", () => {
  it("do nothing when opened, by a scanner or a hundred times", async () => {
    await aRenterAsks(product, home.slug, saturdayTen);
    for (const label of ["Accept", "Decline"]) {
      const path = await linkOf(label);
      const opened = await Promise.all(Array.from({ length: 50 }, () => open(path)));
      expect(opened.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await requests()).toEqual(["PENDING"]);
  });

  it("accept with the agent who is chosen, once however often pressed, and sign nobody in", async () => {
    const { id: showingAgentId } = await anAgent(product, owner);
    await aRenterAsks(product, home.slug, saturdayTen);
    const path = await linkOf("Accept");
    expect(await pageOf(path)).toMatch(/<option[^>]*selected[^>]*>Sam Rivera/);
    const pressed = await Promise.all([press(path, { showingAgentId }), press(path, { showingAgentId })]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect((await open(path)).headers.get("set-cookie")).toBeNull();
    expect(await requests()).toEqual(["ACCEPTED"]);
    expect(await pageOf(path)).toContain("This showing is confirmed");
    const accepted = await row(
      product.product.app.db,
      sql<{
        n: number;
      }>`select count(*)::int as n from event where kind = 'showing.request-accepted' and company_id = ${owner.companyId}`,
    );
    expect(accepted).toEqual({ n: 1 });
  });

  it("accept with the owner as the first agent; half a phone number is refused at its field", async () => {
    await aRenterAsks(product, home.slug, saturdayTen);
    const path = await linkOf("Accept");
    const typed = { firstName: "Maya", lastName: "Ortiz", phone: "614 555" };
    const wrong = await press(path, typed);
    expect(wrong.status).toBe(400);
    expect(wrong.page).toMatch(
      /id="phone"[^>]*aria-invalid="true"[^>]*value="614 555"|value="614 555"[^>]*aria-invalid/,
    );
    expect((await press(path, { ...typed, phone: "(614) 555-0142" })).status).toBe(303);
    expect(await requests()).toEqual(["ACCEPTED"]);
  });

  it("decline with a reason that is lawful", async () => {
    await aRenterAsks(product, home.slug, saturdayTen);
    const path = await linkOf("Decline");
    const refused = await press(path, { declineReason: "We prefer no children here" });
    expect(refused.status).toBe(406);
    expect(refused.page).toContain("We prefer no children here</textarea>");
    expect((await press(path, { declineReason: "The home is taken" })).status).toBe(303);
    expect(await requests()).toEqual(["DECLINED"]);
    expect(await pageOf(await linkOf("Accept"))).toContain("This request was declined");
  });

  it("say what became of a request that was settled otherwise, and end at the start of the showing", async () => {
    await aRenterAsks(product, home.slug, saturdayTen);
    const path = await linkOf("Accept");
    const [{ id } = { id: "" }] = await callAs(product, owner)<ShowingView[]>("GET", `/showing/property/${home.id}`);
    await callAs(product, owner)("POST", `/showing/${id}/cancel`, { cancelReason: null });
    expect(await pageOf(path)).toContain("This showing was canceled");
    const { id: showingAgentId } = await anAgent(product, owner);
    expect((await press(path, { showingAgentId })).status).toBe(409);

    await product.advance("PT20M");
    await aRenterAsks(product, home.slug, saturdayTen, { name: "Ben Cho" });
    const late = await linkOf("Accept");
    await product.setClock(saturdayTen);
    expect((await press(late, { showingAgentId })).status).toBe(410);
    expect(await requests()).not.toContain("ACCEPTED");
  });

  it("are strangers' when made up, and dead once their member has left the company", async () => {
    const madeUp = `/action/${"a".repeat(43)}`;
    expect((await open(madeUp)).status).toBe(410);
    expect((await press(madeUp)).status).toBe(410);
    await aRenterAsks(product, home.slug, saturdayTen);
    const path = await linkOf("Accept");
    const stored = await row(
      product.product.app.db,
      sql<{ n: number }>`
        select count(*)::int as n from delivery where content::text like '%' || ${path.slice("/action/".length)} || '%'`,
    );
    expect(stored).toEqual({ n: 0 });
    await sql`delete from member where company_id = ${owner.companyId}`.execute(product.product.app.db);
    expect((await open(path)).status).toBe(410);
  });
});

describe("The link in an owner's mail about a question", () => {
  it("answers it, and Piper reuses the answer only where that was left ticked", async () => {
    await aQuestion("Is the attic insulated?");
    const path = await linkOf("Answer");
    expect(await pageOf(path)).toContain("Is the attic insulated?");
    expect((await press(path, { answer: "" })).status).toBe(400);
    expect((await press(path, { answer: "Yes, since 2019." })).status).toBe(303);
    const [mail] = await mailsTo(product, "theo@example.test");
    expect(mail!.text).toContain("Yes, since 2019.");
    expect(await callAs(product, owner)("GET", `/property/${home.id}/learned-answers`)).toEqual([]);
    expect((await press(path, { answer: "No." })).status).toBe(409);
    expect(await pageOf(path)).toContain("This question was answered");
  });
});
