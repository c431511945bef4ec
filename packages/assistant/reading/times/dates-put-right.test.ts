import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

const day = (from: string) => ({ from, to: from });

describe("Of dates to move in on that are put right in one message, the last one", () => {
  it.each([
    ["we'd move around June first, or no wait, her lease runs to the ninth, so let's say the ninth", "2026-06-09"],
    ["Move in the 25th, well, the 28th to be safe", "2026-05-28"],
    ["looking to move june 15. scratch that, july 1", "2026-07-01"],
    ["we'd move in June 1st. Actually make that the 15th, we have a wedding", "2026-06-15"],
    ["i want to move in the 26th... or the 27th... you know what, the 28th", "2026-05-28"],
    ["I want to move in Friday the 5th of June, no, Saturday the 6th", "2026-06-06"],
    ["we need to move in by june 20, sorry typo, june 10", "2026-06-10"],
    ["move in would be june 5 hmm no that's a friday and i work so june 8", "2026-06-08"],
    ["June 1 was the plan for moving in, my sublet here goes on, so July 1", "2026-07-01"],
    ["we would move on June 6, though that's a Saturday and the elevator is busy, so rather June 8", "2026-06-08"],
    ["my wife put June 2 on the form for the move in, it should be June 20", "2026-06-20"],
    ["we told you June 1 to move in. That changed, it's June 15", "2026-06-15"],
    ["moving in June 1? no my lease says June 30, so June 30", "2026-06-30"],
    ["move in June 1, hmm let me say June 8 to give notice", "2026-06-08"],
    ["I was going to move in on the 25th, now it's the 28th because of school", "2026-05-28"],
    ["June 1 for the move-in, scratch that, my boss needs me a month longer, July 1", "2026-07-01"],
    ["nos mudaríamos el 1 de junio, perdón, el 5", "2026-06-05"],
    ["quiero mudarme el 20, no, mejor el 30 de junio", "2026-06-30"],
    ["me mudaría el primero de junio, ay no, me toca trabajar, que sea el 4", "2026-06-04"],
  ])("stands: %j", (text, moveIn) => expect(hear(text).facts.moveIn?.to).toBe(moveIn));

  it("stands alone where Piper asked", () =>
    expect(hear("June 1, oops, June 3", asked("moveIn")).facts.moveIn).toEqual(day("2026-06-03")));

  it.each([
    ["we can move on the 26th. Not the 25th, sorry", "2026-05-26"],
    ["I'd move in June 1, sorry, not June 3 as I wrote", "2026-06-01"],
  ])("does not stand where it is the one refused: %j", (text, moveIn) =>
    expect(hear(text).facts.moveIn).toEqual(day(moveIn)),
  );

  it("is no other date that only stands beside it", () =>
    expect(hear("we could move in June 1 or June 3").facts.moveIn).toEqual({ from: "2026-06-01", to: "2026-06-03" }));
});

describe("A time to come by that is put right with another word", () => {
  it.each([
    ["thursday at 5 to look at it, no sorry, saturday at 10", "2026-05-16", "10:00"],
    ["can i see it thursday at 5, scratch that, saturday at 10", "2026-05-16", "10:00"],
    ["see it thursday at 5? no no saturday at 11", "2026-05-16", "11:00"],
  ])("is the last one: %j", (text, from, at) =>
    expect(hear(text).times.map((wish) => [wish.from, wish.at])).toEqual([[from, at]]),
  );
});
