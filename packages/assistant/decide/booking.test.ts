import { expect, it } from "vitest";
import { sampleOpenings, sampleWorld } from "../sample-home.ts";
import { newTalk } from "../talk.ts";
import { wishFor } from "./as-wish.ts";
import { offer } from "./booking.ts";
import { newDraft } from "./draft.ts";

it.each([
  ["en", "in person"],
  ["es", "en persona"],
] as const)("a time that is not open by video is offered with its own kind, in %s: %s", (language, kind) => {
  const draft = newDraft({ ...newTalk, introduced: true, language }, sampleWorld, null);
  offer(draft, [wishFor(sampleOpenings[0]!.startsAt, "VIRTUAL", sampleWorld.property.timeZone)]);
  const said = draft.says.find((each) => "times" in each);
  expect(said && "times" in said ? said.times : []).toEqual([expect.stringMatching(new RegExp(`, ${kind}$`))]);
});
