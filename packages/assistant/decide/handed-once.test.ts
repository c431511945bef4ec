import { describe, expect, it } from "vitest";
import { kinds, known, say } from "./testing.ts";

describe("A message that is an offer and a question in one", () => {
  it.each([
    "might the application fee be waived for us both?",
    "if we prepay four months can we skip the credit check?",
    "¿se podría pagar la renta en dos partes, cada quincena?",
  ])("goes to the owner once, and is said to once: %j", (text) => {
    const turn = say(text, { renter: known });
    expect(turn.said.filter((say) => say === "negotiation" || say === "asked-owner")).toEqual(["negotiation"]);
    expect(kinds(turn).filter((kind) => kind === "escalate")).toHaveLength(1);
  });
});
