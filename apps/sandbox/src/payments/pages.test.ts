import { describe, expect, it } from "vitest";
import { aPaymentSandbox, order } from "./testing.ts";

async function anOpenPage() {
  const world = await aPaymentSandbox();
  const { id } = await world.stripe.checkout.sessions.create(order);
  const page = `/payments/checkout/${id}`;
  const press = (card: string) => world.sandbox.send("POST", page, new URLSearchParams({ card }));
  return { ...world, id, page, press };
}

describe("The page of a checkout", () => {
  it("says what is paid for and how much, that it is a test, and how to go back", async () => {
    const { sandbox, page } = await anOpenPage();
    const { body, headers } = await sandbox.get<string>(page);
    for (const said of ["$49.00", "Application for 12 Alder Street", "Sandbox. A test page", "Pay", "Card declined"])
      expect(body).toContain(said);
    expect(body).toContain('href="https://homes.example.test/pay"');
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("returns to the product once it is paid, after the product was told", async () => {
    const { press, told, id, page, sandbox } = await anOpenPage();
    const answer = await press("works");
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `https://homes.example.test/paid?session=${id}`,
    ]);
    expect(await told()).toMatchObject([{ type: "checkout.session.completed" }]);
    expect((await sandbox.get<string>(page)).body).toContain("This was paid on");
  });

  it("stays open when the card is declined", async () => {
    const { press, sandbox, stripe, id } = await anOpenPage();
    const answer = await press("declined");
    const again = await sandbox.get<string>(answer.headers.get("location")!);
    expect(again.body).toContain("Your card was declined.");
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: "open", payment_status: "unpaid" });
    expect((await press("works")).headers.get("location")).toContain("/paid");
  });

  it("charges nothing twice, and nothing once it has expired", async () => {
    const { press, sandbox, stripe, page } = await anOpenPage();
    await Promise.all([press("works"), press("works")]);
    expect((await sandbox.get("/control/payments")).body).toMatchObject({ charges: [{ amount: 4900 }] });
    const late = await stripe.checkout.sessions.create(order);
    await sandbox.send("PUT", "/control/clock", { advance: "PT25H" });
    const answer = await sandbox.send("POST", page.replace(/[^/]+$/, late.id), new URLSearchParams({ card: "works" }));
    expect((await sandbox.get<string>(answer.headers.get("location")!)).body).toContain("Nothing was charged.");
    expect((await sandbox.get<{ charges: unknown[] }>("/control/payments")).body.charges).toHaveLength(1);
  });

  it("shows names as text, never as markup", async () => {
    const { sandbox, stripe } = await aPaymentSandbox();
    const [item] = order.line_items!;
    const product_data = { name: "<b>12 Alder</b>" };
    const line_items = [{ ...item!, price_data: { ...item!.price_data!, product_data } }];
    const { id } = await stripe.checkout.sessions.create({ ...order, line_items });
    expect((await sandbox.get<string>(`/payments/checkout/${id}`)).body).toContain("&lt;b&gt;12 Alder&lt;/b&gt;");
  });

  it("is linked from the sandbox's page with what became of the payment", async () => {
    const { sandbox, press, page } = await anOpenPage();
    expect((await sandbox.get<string>("/?tab=payments")).body).toContain(page);
    await press("works");
    expect((await sandbox.get<string>("/?tab=payments")).body).toContain("Paid ");
  });
});
