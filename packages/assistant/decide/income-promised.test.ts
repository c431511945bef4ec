import { describe, expect, it } from "vitest";
import { kinds, talkOf, withRequirements } from "./testing.ts";

const property = withRequirements({ minimumIncome: "THREE_X", screeningSensitivity: "STRICT" });

describe("An income of which more was promised", () => {
  it.each([
    ["I make 2,600 base and commission on top of that, haven't added it up yet", "it's about 2,700"],
    ["I earn 2,600 and then my roommate has hers too, I'll ask her", "she said 2,700"],
    ["recibo 2,600 de pensión y mi hermano me ayuda con algo cada mes, luego le digo cuánto", "son 2,500"],
  ])("turns nobody down, and is asked for and added: %j, %j", (told, more) => {
    const [first, then] = talkOf([told, more], { property });
    expect(first!.said).toContain("ask-income-untold");
    expect(first!.said).not.toContain("not-qualified");
    expect(kinds(first!)).not.toContain("escalate");
    expect(then!.said).not.toContain("not-qualified");
    expect(then!.text).toMatch(/\$5,[13]00/);
  });
  it.each(["my pay varies, about 2,600 a month", "I make 2,600 and I have a car"])("is none in %j", (text) =>
    expect(talkOf([text], { property })[0]!.said).not.toContain("ask-income-untold"),
  );
});
