import { expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

it.each([
  "my birthday is May 30",
  "I start a new job at the mill on the 26th",
  "our wedding is on June 6",
  "empiezo un trabajo nuevo en la fábrica el 26 de mayo",
])("What else a date is of is no day to move in on: %j", (text) =>
  expect(hear(text, asked("moveIn")).facts.moveIn).toBeUndefined(),
);

it.each([
  ["my birthday is May 30 so I'd want to move in May 25", "2026-05-25"],
  ["I start my job June 8, and we could move in June 1", "2026-06-01"],
  ["First day of work is June 8, so I'd like June 1", "2026-06-01"],
])("A day to move in on may stand beside it: %j", (text, day) =>
  expect(hear(text, asked("moveIn")).facts.moveIn?.from).toBe(day),
);
