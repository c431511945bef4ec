import { describe, expect, it } from "vitest";
import { known, talkOf } from "../../decide/testing.ts";

const world = { renter: known };
const ordersAfter = (...lines: string[]) => talkOf(lines, world).at(-1)?.orders;
const startOf = (order: unknown): string | undefined => (order as { startsAt?: string } | undefined)?.startsAt;

describe("The first or the last of a day", () => {
  it.each([
    ["I'd take Saturday's last in-person slot", "last"],
    ["Saturday, the last one", "last"],
    ["el sábado, la última", "last"],
    ["Saturday, the early one", "first"],
    ["el sábado, la primera", "first"],
  ])("is requested, whatever was offered: %j", (text, end) => {
    const whole = talkOf(["what's open on Saturday?", end === "last" ? "the last one" : "the first one"], world);
    const one = startOf(whole.at(-1)?.orders.find(({ kind }) => kind === "request-showing"));
    expect(one).toBeDefined();
    expect(startOf(ordersAfter("when can I see it?", text)?.find(({ kind }) => kind === "request-showing"))).toBe(one);
  });
});
