import { expect, it } from "vitest";
import { earnedAfter } from "../reading/testing.ts";

it.each([
  ["my pension is 3,640 a month and social security about 2,900 between the two of us", 6540],
  ["I get a pension of $4,100 and we bring in 1,200 between us from rentals", 5300],
  ["he makes 2100 and I make 3000, 5100 between us", 5100],
  ["I make 3100, 5,000 between us", 5000],
])("A sum that is less than one of its parts is none: %j", (text, income) => expect(earnedAfter([text])).toBe(income));
