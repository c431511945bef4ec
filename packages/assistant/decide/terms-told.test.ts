import { describe, expect, it } from "vitest";
import { kinds, known, say, tell } from "./testing.ts";

const renter = { ...known };
const question = "i have no social security number yet, only an offer letter";
const answer = "An offer letter is fine, without a number I ask for two months of deposit.";
const { talk } = tell({ is: "owner-answered", question, answer }, { renter });
const total = "how much do i pay in total before i get the keys?";

describe("What the owner told a renter of the deposit", () => {
  it.each(["how much is the deposit?", "¿de cuánto es el depósito?"])("answers %j before the records do", (text) => {
    const turn = say(text, { renter }, talk);
    expect(turn.text).toContain("two months of deposit");
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("is told of a sum it belongs to, which the owner is asked for", () => {
    const turn = say(total, { renter }, talk);
    expect(turn.text).toContain("two months of deposit");
    expect(turn.text).not.toMatch(/come to \$/);
    expect(kinds(turn)).toContain("escalate");
  });
  it("and of the sum answers it from then on", () => {
    const told = tell(
      { is: "owner-answered", question: total, answer: "It is 3,540 with the two deposits and the first rent." },
      { renter },
      say(total, { renter }, talk).talk,
    );
    const turn = say(total, { renter }, told.talk);
    expect(turn.text).toContain("3,540");
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("leaves the sum to the records for everybody else", () =>
    expect(say(total, { renter }).text).toMatch(/come to \$|\$\d/));
});

describe("Another rent that the owner set for a renter", () => {
  const set = (said: string) =>
    tell({ is: "owner-answered", question: "would they take 1500?", answer: said }, { renter }).talk;
  it.each([
    [
      "I can do 1,550 on a 12 month lease.",
      "whats it a month with one parking spot",
      "Rent $1,550 + parking $45 = $1,595",
    ],
    [
      "1,525 is fine for 12 months.",
      "cuánto sería al mes con un lugar de carro",
      "Renta $1,525 + estacionamiento $45 = $1,570",
    ],
    ["We could come down to $1500", "what would each of us pay if we split the rent two ways", "$750 each"],
  ])("after %j is what %j adds up", (said, text, sum) => {
    const turn = say(text, { renter }, set(said));
    expect(turn.text).toContain(sum);
    expect(kinds(turn)).not.toContain("escalate");
  });
  it("leaves what moving in comes to, with its deposit, to the owner", () => {
    const turn = say(total, { renter }, set("I can do 1,550 on a 12 month lease."));
    expect(turn.text).not.toContain("$3,2");
    expect(kinds(turn)).toContain("escalate");
  });
  it("is none far from the listed one", () =>
    expect(say("whats it a month with one parking spot", { renter }, set("I can do 500")).text).toContain("$1,645"));
});
