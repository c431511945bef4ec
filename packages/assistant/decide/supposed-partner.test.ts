import { expect, it } from "vitest";
import { talkOf } from "./testing.ts";

it.each(["what if my boyfriend moves in, he makes 2100", "what if my sister moves in, she makes 2,100 a month"])(
  "Whoever may move in is added to what was told: %j",
  (text) => {
    const turns = talkOf(["hi, I make 3500 a month, is that enough?", text, "so together we'd be ok?"]);
    expect(turns[1]!.text).toContain("$5,600 a month is enough");
    expect(turns[2]!.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  },
);
