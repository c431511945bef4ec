import { describe, expect, it } from "vitest";
import { photosSentence, stateSentences } from "./feed-words.ts";

const times = { read: "Mon, Nov 23, 9:00 AM", next: "Tue, Nov 24, 9:00 AM" };
const feed = { isReading: false, added: 1, changed: 0, unchanged: 1200, missing: 0, outcome: "READ" } as const;

describe("The state of a feed", () => {
  it.each([
    [feed, "Last read on Mon, Nov 23, 9:00 AM: 1 new home, 1,200 unchanged."],
    [{ ...feed, isReading: true }, "We're reading your feed. Your homes appear in the portfolio as we go."],
    [
      { ...feed, outcome: "FAILED" } as const,
      "The feed could not be read on Mon, Nov 23, 9:00 AM, so nothing changed.",
    ],
    [{ ...feed, outcome: "EMPTY" } as const, "The feed was empty on Mon, Nov 23, 9:00 AM, so nothing changed."],
    [
      { ...feed, outcome: "LOST_MOST", missing: 9 } as const,
      "9 homes were missing. That's over half, so we didn't mark any.",
    ],
  ])("reads as a sentence of its own: %j", (given, sentence) => {
    expect(stateSentences(given, times)).toContain(sentence);
  });

  it("tells of photos only where some wait or failed", () => {
    expect(photosSentence({ photosWaiting: 0, photosFailed: 0 })).toBeNull();
    expect(photosSentence({ photosWaiting: 1, photosFailed: 2 })).toBe(
      "1 photo on the way. 2 photos couldn't be added.",
    );
  });
});
