import { describe, expect, it } from "vitest";
import { good, kinds, say, talkOf, withRequirements } from "./testing.ts";

const property = withRequirements({ screeningSensitivity: "STRICT", minimumCreditScore: 600 });
const renter = { name: "Robin", hasContact: true, facts: { ...good, creditScore: null } };
const rough = "my credit is about 610";

describe("A score told roughly, where the owner wants the least surely met", () => {
  it("turns nobody down whose score may be enough: which it is exactly is asked", () => {
    const turn = say(rough, { property, renter });
    expect(turn.text).toContain("what's your exact credit score (this home asks for 600 or higher)");
    expect(turn.said).not.toContain("not-qualified");
  });
  it("books once it is told and enough", () => {
    const turns = talkOf(["can i come thursday at 5pm", rough, "it's 612"], { property, renter });
    expect(turns.flatMap(kinds)).toContain("request-showing");
  });
  it("is left to the owner where it is not told", () => {
    const turns = talkOf(["can i come thursday at 5pm", rough, "i don't know exactly", "ok"], { property, renter });
    expect(turns.flatMap(({ said }) => said)).toContain("asked-without");
    expect(turns.at(-1)?.text).not.toContain("no credit score");
    const asked = turns.flatMap(({ orders }) => orders.flatMap((o) => (o.kind === "escalate" ? [o.question] : [])));
    expect(asked.join(" ")).toContain("They told a credit score of about 610, but not the exact one.");
  });
  it("falls short where it cannot be enough", () =>
    expect(say("my credit is about 540", { property, renter }).said).toContain("not-qualified"));
});
