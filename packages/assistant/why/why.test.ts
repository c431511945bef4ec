import { describe, expect, it } from "vitest";
import { accepted, known, say, tell } from "../decide/testing.ts";
import { questionIn } from "../reading/questions/question-heard.ts";
import { keptHeard, type TurnRecord } from "../records/turn-record.ts";
import { partsOf } from "../records/world-record.ts";
import { sampleHome, sampleWorld } from "../sample-home.ts";
import { newTalk, type Talk } from "../talk.ts";
import type { Input, Turn } from "../turn.ts";
import type { World } from "../world.ts";
import { type WhyLine, whyOf } from "./why.ts";

type Taken = { turn: Turn; talk?: Talk; world?: Partial<World>; input?: Exclude<Input, { kind: "message" | "note" }> };
const recordOf = ({ turn, talk = newTalk, world = {}, input }: Taken): TurnRecord => ({
  by: "now",
  decisions: [
    {
      input: input ?? { kind: "message", of: [1], lines: [] },
      talk,
      moment: partsOf({ ...sampleWorld, ...world }).moment,
      turn: { ...turn, heard: turn.heard && keptHeard(turn.heard) },
    },
  ],
});
const explained = (taken: Taken) => whyOf(recordOf(taken), sampleHome.timeZone);
const asked = (text: string, world: Partial<World> = {}, talk: Talk = newTalk) =>
  explained({ turn: say(text, world, talk), talk, world });
const valuesOf = (lines: WhyLine[], label: string) => lines.find((line) => line.label === label)?.values;

describe("Why Piper answered", () => {
  it("names topics, facts, times and the kinds of contact, and quotes what no topic covers", () => {
    const { heard } = asked(
      "What's the rent? Does the hallway echo? I make $6,000 a month with 2 cats, robin@example.com. Thursday at 5 pm works",
    );
    expect(valuesOf(heard, "Asks about")).toEqual(["Rent"]);
    expect(valuesOf(heard, "Says")).toEqual(["Income $6,000 a month", "Pets: 2 cats"]);
    expect(valuesOf(heard, "Gives")).toEqual(["Email"]);
    expect(valuesOf(heard, "Time")).toEqual(["Thu, May 14 at 5:00 PM"]);
    expect(valuesOf(heard, "Other questions")?.[0]).toMatch(/^“.*hallway.*”$/);
  });

  it("tells what the talk stood at: the question, the offers, the showing and what was open", () => {
    const talk: Talk = {
      ...newTalk,
      awaiting: "time",
      offered: [{ startsAt: "2026-05-14T21:00:00Z", tourType: "IN_PERSON" }],
      subject: { topic: "rent", words: "the rent", age: 0 },
    };
    const { stood } = asked("ok", { request: accepted, renter: known }, talk);
    expect(stood).toEqual([
      { label: "Waiting for", values: ["A time"] },
      { label: "Offered", values: ["Thu, May 14 at 5:00 PM"] },
      { label: "Last asked", values: ["Rent"] },
      { label: "Lead", values: ["Initial Contact"] },
      { label: "Showing", values: ["Thu, May 14 at 5:00 PM, confirmed"] },
      { label: "Open times", values: ["8 in-person"] },
    ]);
  });

  it("names the decision, and what was done beside the words", () => {
    const { decided } = asked("Thursday at 5 pm please", { renter: known });
    expect(valuesOf(decided, "Reply")).toEqual(["Requested the showing"]);
    expect(valuesOf(decided, "Also")).toEqual([
      "Checked your requirements: met",
      "Sent you the request: Thu, May 14 at 5:00 PM",
    ]);
  });

  it("names the news that it told", () => {
    const news = { is: "declined", startsAt: accepted.startsAt.toString(), reason: null } as const;
    const { heard } = explained({ turn: tell(news), input: { kind: "news", news } });
    expect(heard).toEqual([{ label: "Cause", values: ["You declined the time"] }]);
  });

  it("says what was held back, and that nothing was kept of what is too long", () => {
    const record = recordOf({ turn: say("cancel my showing") });
    const { decided } = whyOf({ ...record, withheld: "sender" }, sampleHome.timeZone);
    expect(decided).toEqual([{ label: "Reply", values: ["Did nothing: couldn't tell that this was the renter"] }]);
    expect(whyOf({ by: "now", decisions: [] }, sampleHome.timeZone).decided).toEqual([
      { label: "Record", values: ["Too long to keep"] },
    ]);
  });

  it("names by its own key what an older version had another word for", () => {
    const turn = say("hello");
    const older = { ...turn, said: ["waved-back"] as unknown as Turn["said"] };
    expect(valuesOf(explained({ turn: older }).decided, "Reply")).toEqual(["Waved-back"]);
  });

  it("shows eight values of a line at most", () => {
    const turn = say("hello");
    const unknownQuestions = Array.from({ length: 30 }, (_, at) => questionIn(`Question ${at}?`.repeat(40)));
    const { heard } = explained({ turn: { ...turn, heard: { ...turn.heard!, unknownQuestions } } });
    const quoted = valuesOf(heard, "Other questions")!;
    expect([quoted.length, quoted.at(-1)]).toEqual([9, "and 22 more"]);
    expect(Math.max(...quoted.map(({ length }) => length))).toBeLessThan(170);
  });
});
