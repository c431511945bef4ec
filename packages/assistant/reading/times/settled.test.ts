import { describe, expect, it } from "vitest";
import { settledIn } from "./settled.ts";

const monday = Temporal.PlainDate.from("2026-05-11");
const settled = (...lines: string[]) => settledIn(lines, monday);

describe("What two sides settle on", () => {
  it.each([
    [["Could I come Friday at 3?", "That's open. Shall I book it?", "yes"], 5, "15:00"],
    [["Friday at 3?", "Nothing then, I'm afraid. How about Saturday at 11 am?", "works for me"], 6, "11:00"],
    [["Robin here, Sunday at 6pm - is that open?", "It is."], 7, "18:00"],
    [["thursday 2pm", "When else?", "make it 4 instead"], 4, "16:00"],
    [["Sat at noon please", "That's taken.", "sunday then?"], 7, "12:00"],
    [["Monday", "What time would you like?", "9"], 1, "09:00"],
    [["Tuesday at 1 pm", "Taken, I'm sorry. Another time?", "2 then"], 2, "14:00"],
    [["Thursday after 5", "I have Thursday at 5:30 pm or 6:30 pm.", "the later one"], 4, "18:30"],
    [["Friday at noon", "Have you paid the fee?", "yes, i paid it on Monday at 9"], 5, "12:00"],
    [["Friday at 3pm", "Have you paid the fee?", "no, i will pay it Monday"], 5, "15:00"],
    [["Saturday 7pm", "We only have viewings until 5 pm.", "5 then"], 6, "17:00"],
    [["¿Puedo ir el martes a las 10?", "A esa hora no, ¿a las 11?", "perfecto"], 2, "11:00"],
  ])("%j: day %d at %s", (lines, weekday, time) => expect(settled(...lines)).toEqual({ weekday, time }));

  it.each([
    ["I've got my sister's wedding on Sunday at 1pm, how about Tuesday at 10?", 2, "10:00"],
    ["I was going to say Wednesday at 9 but I have an exam, can we do Thursday at 2pm", 4, "14:00"],
    ["Monday at 5pm. There is a job interview I have Tuesday at 8 am", 1, "17:00"],
  ])("does not count other engagements: %j", (line, weekday, time) => expect(settled(line)).toEqual({ weekday, time }));
});
