import { describe, expect, it } from "vitest";
import { hear } from "./testing.ts";

describe("Words that sound like a topic and are of something else:", () => {
  it.each(["i don't want to waste your time", "no quiero perder el tiempo"])(
    "a waste of time is no garbage: %j",
    (text) => expect(hear(text).topics).toEqual([]),
  );
  it.each(["is waste included?", "who pays for waste"])("waste is: %j", (text) =>
    expect(hear(text).topics).toContain("utilities.garbage"),
  );
  it("a time that is locked in is no rent", () =>
    expect(hear("could we lock in the 2:30").topics).not.toContain("renewal"));
  it("a rent that is, is one", () => expect(hear("can we lock in the rent for longer?").topics).toContain("renewal"));
  it("a boss who calls one in is no phone call, and a call that is wished for is one", () => {
    expect(hear("work might call me in that day").intents).not.toContain("request_call");
    expect(hear("could she call me about it").intents).toContain("request_call");
  });
  it.each(["the owner will be there, yes?", "someone will be there to open, right?"])(
    "who opens the door is asked of, and nobody says that they come: %j",
    (text) => {
      expect(hear(text).topics).toEqual(["showing_logistics.host"]);
      expect(hear(text).intents).not.toContain("attend");
    },
  );
  it("a renter's own who will be there comes", () => expect(hear("my wife will be there").intents).toContain("attend"));
  it("social security is income, and a social security number nobody's business", () => {
    expect(hear("my dad's with us, his social security is 1150").intents).not.toContain("request_private_info");
    expect(hear("what is his social").intents).toContain("request_private_info");
  });
});
