import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("A weight told after an animal", () => {
  it.each([
    ["I have a small dog. He's 22 pounds", ["small dog, 22 pounds"]],
    ["it's me plus a dog. he's 22 lbs", ["dog, 22 lbs"]],
    ["we have a cat and a small dog. the dog is 20 lbs", ["small dog, 20 lbs", "cat"]],
    ["my dog is a 48 lb husky", ["husky, 48 lb"]],
    ["do you limit breeds? ours is a 48 lb boxer", ["boxer, 48 lb"]],
  ])("is that animal's: %j", (text, pets) =>
    expect(hear(text).facts.pets?.map(({ description }) => description)).toEqual(pets),
  );
  it("is another one's where another is named", () =>
    expect(hear("I have a small dog. I also have a dog that is 60 pounds").facts.pets).toHaveLength(2));
});
