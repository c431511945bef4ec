import { describe, expect, it } from "vitest";
import { clausesOf } from "../text/clauses.ts";
import { aimOf } from "./aims.ts";

const aimed = (text: string) => {
  const clause = clausesOf(text)[0]!;
  return aimOf(clause.text, clause.isQuestion);
};

describe("What a sentence is after, by its likeness to examples", () => {
  it.each([
    ["could my brother and I sneak a look at it on Thursday?", "request_showing"],
    ["where would we leave our two trucks?", "parking"],
    ["would he accept 1250 if I pay half a year ahead?", "negotiate"],
    ["is there a shed for my bikes?", "unheld"],
    ["kindly take my showing off the calendar, cancel it", "cancel_showing"],
    ["dejen de mandarme mensajes", "opt_out"],
  ])("%j: %s", (text, aim) =>
    expect(aimed(text)).toMatchObject({ aim, likely: expect.toSatisfy((p: number) => p > 0.5) }),
  );

  it("is nothing likely in words it hardly saw", () =>
    expect(aimed("marble gradients translate the velvet")!.likely).toBeLessThan(0.5));
  it("is none in words it never saw", () => expect(aimed("xyzzy plugh frobnicate")).toBeNull());
  it("is none in a long story", () => expect(aimed(`${"my car and ".repeat(12)} my truck`)).toBeNull());
});
