import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldsOf } from "./errors.ts";
import { inputWords } from "./input-words.ts";

const body = z.object({
  name: z.string().min(2),
  rent: z.int().max(9),
  kind: z.enum(["HOUSE", "ROOM"]),
  from: z.iso.date(),
  tags: z.array(z.string()).max(1),
  city: z.string("City is required"),
});
const fit = { name: "Lee", rent: 1, kind: "ROOM", from: "2026-03-31", tags: [], city: "Salem" };
const saidOf = (change: object) => fieldsOf(body.safeParse({ ...fit, ...change }, { error: inputWords }).error!);

describe("The message for invalid input", () => {
  it.each([
    [{ name: undefined }, { name: "This field is required" }],
    [{ name: 7 }, { name: "This must be a text" }],
    [{ name: "L" }, { name: "This must have at least 2 characters" }],
    [{ rent: "1" }, { rent: "This must be a number" }],
    [{ rent: 1.5 }, { rent: "This must be a whole number" }],
    [{ rent: 10 }, { rent: "This must be at most 9" }],
    [{ kind: "TENT" }, { kind: "This must be one of HOUSE, ROOM" }],
    [{ from: "soon" }, { from: "This must be a date like 2026-03-31" }],
    [{ tags: ["a", "b"] }, { tags: "This must have at most 1 entry" }],
  ])("for %j is plain English", (change, said) => expect(saidOf(change)).toEqual(said));

  it("is the contract's own when there is one", () =>
    expect(saidOf({ city: 7 })).toEqual({ city: "City is required" }));
});
