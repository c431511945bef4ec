import { describe, expect, it } from "vitest";
import { kinds, say } from "./testing.ts";

/* The sample home is let for six or for twelve months. */

describe("A lease of so many months", () => {
  it.each([
    ["could i sign for 6 months", "Yes, the lease can be 6 months."],
    ["is a 6 month lease possible", "Yes, the lease can be 6 months."],
    ["could i do a one year lease", "Yes, the lease can be 12 months."],
    ["puedo rentar 6 meses", "Sí, el contrato puede ser de 6 meses."],
  ])("that the owner offers is told of with a yes, and the owner is not asked: %j", (text, answer) => {
    const turn = say(text);
    expect(turn.text).toContain(answer);
    expect(kinds(turn)).not.toContain("escalate");
  });
  it.each([
    "8 months ok?",
    "would you do month to month",
    "can i do a year and a half",
    "do i have to sign for a year",
  ])("that they do not, or that is longer, is answered by those they offer: %j", (text) =>
    expect(say(text).text).toContain("The lease can be 6 months or 12 months."),
  );
  it.each(["is rent cheaper on a 12 month lease", "rent wise what changes between a 6 and 12 month lease"])(
    "of which more is asked is told of, and the owner is asked: %j",
    (text) => {
      const turn = say(text);
      expect(turn.text).not.toContain("Yes, ");
      expect(kinds(turn)).toContain("escalate");
    },
  );
});
