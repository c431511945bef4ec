import { describe, expect, it } from "vitest";
import { talkOf } from "./testing.ts";

const last = (messages: string[]) => talkOf(messages).at(-1)!;
const ownersQuestions = ({ orders }: ReturnType<typeof last>): string[] =>
  orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));

describe("An answer that Piper gave a moment ago", () => {
  it.each([
    ["how long is the lease", "what happens to the lease if they move me away"],
    ["can i see it by video", "is that by facetime or by teams?"],
    ["is there an elevator", "is it big enough for my mother's scooter?"],
  ])("is not given to what asks more, which the owner is asked: %j, %j", (first, then) => {
    const [before, after] = talkOf([first, then]);
    const said = before!.text.replace(/^Hi.*? assistant\. /, "");
    expect(after!.text).not.toContain(said);
    expect(ownersQuestions(after!)).toHaveLength(1);
  });

  it("in the owner's words is not given to what asks more, which the owner is asked", () => {
    const knowledge = [{ id: "k", topic: "lease_terms", question: "", answer: "One year, then month to month" }];
    const turn = talkOf(["how long is the lease", "what about 5 months"], { knowledge }).at(-1)!;
    expect(turn.said).toContain("asked-owner");
    expect(turn.heard?.times).toEqual([]);
  });

  it("is not said to who goes by it in passing", () => {
    const turn = last(["how long is the lease", "we want 12 months. is water included"]);
    expect(turn.text).not.toContain("6 months or");
    expect(turn.text).toContain("Water is included");
    expect(ownersQuestions(turn)).toEqual([]);
  });

  it("is given to who asks for it again", () => {
    expect(last(["what's the rent", "sorry how much was the rent?"]).text).toContain("$1,600");
    expect(last(["do you take cats", "so cats are fine?"]).text).toContain("Cats are welcome");
    expect(last(["what's the rent", "rent"]).text).toContain("$1,600");
    expect(last(["do you do section 8", "so vouchers are ok"]).text).toContain("never counts against you");
    expect(last(["what's the application fee", "is that per person?"]).text).toContain("per adult");
  });

  it("is given once more where it is what the law gives", () =>
    expect(last(["is my service dog ok", "you can't charge pet fees for a service dog"]).text).toContain("not pets"));
});
