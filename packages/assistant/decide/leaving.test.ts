import { describe, expect, it } from "vitest";
import { kinds, talkOf } from "./testing.ts";

describe("Who sounds like leaving", () => {
  it.each([
    "monday's no good, I took on another shift. thursday at 5:30 would be fine too",
    "I've changed my mind about monday. saturday at 10?",
    "we found another roommate, not interested in the parking. is there a bike room?",
  ])("stays where they name a time to come or ask something: %j", (text) => {
    const turn = talkOf(["can i see it?", text]).at(-1)!;
    expect(turn.said).not.toContain("lost-interest");
    expect(kinds(turn)).not.toContain("lose-interest");
  });
  it("keeps the time they chose where they ask something", () => {
    const text = "we found another spot for the motorcycle. is there a bike room?";
    const turn = talkOf(["could I come thursday at 5:30?", text]).at(-1)!;
    expect(turn.talk.chosen?.startsAt).toBe("2026-05-14T21:30:00Z");
    expect(turn.said).not.toContain("stopped-finding");
  });
  it.each(["we found another place, thank you", "ya encontramos otro, gracias"])(
    "leaves with no more than that: %j",
    (text) => expect(talkOf(["can i see it?", text]).at(-1)?.said).toContain("lost-interest"),
  );
});
