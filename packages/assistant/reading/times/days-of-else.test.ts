import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("A day that is of something else", () => {
  it.each([
    "my aunt stays over some weekends",
    "mi suegra se queda algunos fines de semana",
    "my sister visits on weekends sometimes",
  ])("is no wish to come where it is of every week: %j", (text) => expect(hear(text).times).toEqual([]));
  it.each(["my contract at the hospital kicks off june 15", "classes start june 18", "june 20 I begin at the plant"])(
    "is none where it is further ahead than anybody comes: %j",
    (text) => expect(hear(text).times).toEqual([]),
  );
  it.each(["we are free weekends", "I can only do weekends", "I can only do June 20", "can I see it june 20"])(
    "is one where it is said to come by: %j",
    (text) => expect(hear(text).times).toHaveLength(1),
  );
});
