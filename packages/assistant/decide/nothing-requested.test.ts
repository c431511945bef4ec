import { describe, expect, it } from "vitest";
import { sampleOpenings } from "../sample-home.ts";
import { newTalk } from "../talk.ts";
import type { Opening } from "../world.ts";
import { accepted, kinds, known, say, talkOf } from "./testing.ts";

describe("Asked whether a showing is booked, Piper", () => {
  it("says that none is requested while times are offered", () => {
    const [, told] = talkOf(["can i see it?", "so am i confirmed?"]);
    expect(told?.text).toMatch(/^I haven't requested a showing for you yet\./);
    expect(told?.orders.map(({ kind }) => kind)).not.toContain("request-showing");
  });
  it("takes the time that is asked of, and says what it lacks", () => {
    const [, told] = talkOf(["can i see it?", "did you put me down for thursday at 5?"]);
    expect(told?.text).toMatch(/haven't requested a showing.*Thu, May 14 at 5:00 PM.*is open.*need/s);
    expect(told?.talk.chosen?.startsAt).toBe("2026-05-14T21:00:00Z");
  });
  it.each(["am i booked for thursday at 5:30?", "¿ya quedó el jueves a las 5:30?"])(
    "requests it at once where nothing is lacking, and says only that: %j",
    (text) => {
      const [turn] = talkOf([text], { renter: known });
      expect(turn?.orders.map(({ kind }) => kind)).toContain("request-showing");
      expect(turn?.said).not.toContain("nothing-requested");
    },
  );
  it("says so of a time that waits for the renter's answers", () => {
    const [, , told] = talkOf(["can i see it?", "thursday at 5", "ok so am i confirmed?"]);
    expect(told?.text).toMatch(/^I haven't requested Thu, May 14 at 5:00 PM EDT for you yet\. .*need/s);
  });
  it.each(["thursday at 5 then, perfect", "¿y queda confirmado para el jueves a las 5?"])(
    "tells how the time stands that the renter has: %j",
    (text) => {
      const request = { ...accepted, status: "PENDING" as const };
      const turn = say(text, { renter: known, request }, { ...newTalk, introduced: true });
      expect(turn.said).toEqual(["your-showing"]);
      expect(kinds(turn)).not.toContain("escalate");
    },
  );
  it("asks of the one time that was offered whether it works", () => {
    const openings = [sampleOpenings[0] as Opening];
    const [, told] = talkOf(["hi, can i see it?", "so am i confirmed?"], { openings });
    expect(told?.text).toMatch(/^I haven't requested a showing for you yet\. Does that time work for you\?/);
  });
  it("says so to a renter who takes leave until then", () => {
    const [, told] = talkOf(["can i see it?", "great, see you then"]);
    expect(told?.text).toMatch(/haven't requested a showing for you yet\. Which of those times/);
  });
  it.each(["is thursday at 5:30 good?", "am i booked for thursday at 5:30?"])(
    "takes an open time that is named before any was offered: %j",
    (text) => expect(talkOf([text])[0]?.talk.chosen?.startsAt).toBe("2026-05-14T21:30:00Z"),
  );
  it("finds no showing at a time that is not open", () =>
    expect(talkOf(["is our showing thursday at 8 am still on?"])[0]?.said).toContain("no-showing"));
  it("says so in Spanish", () => {
    const [, told] = talkOf(["hola, quiero ver la casa", "¿ya quedó agendada?"]);
    expect(told?.text).toMatch(/^Todavía no he solicitado ninguna visita/);
  });
});

describe("Who believes in a showing that was never requested", () => {
  const refused = ["can i see it?", "i make 1900 a month, it's just me", "thursday at 5 then"];
  it.each([
    "I'm running late, will somebody still be there?",
    "on my way",
    "i'm outside, where do i go",
    "llego tarde unos 10 minutos",
    "ya voy para allá",
  ])("is told so before anything else: %j", (text) => {
    const told = talkOf([...refused, text]).at(-1);
    expect(told?.text).toMatch(
      /^(?:I haven't requested|No showing is booked|Todavía no (?:he solicitado|tiene ninguna visita))/,
    );
    expect(told?.said.filter((say) => say === "nothing-requested" || say === "not-booked")).toHaveLength(1);
    expect(told?.said).not.toContain("welcome");
  });
  it.each(["can you cancel thursday", "actually cancel that"])(
    "and calls it off has nothing left to do: %j",
    (text) => {
      const told = talkOf(["can i come thursday at 5?", text]).at(-1);
      expect(told?.text).toMatch(/^I haven't requested Thu, May 14 at 5:00 PM EDT for you yet\./);
      expect(told?.talk.chosen).toBeNull();
    },
  );
  it("is not told so who has one", () =>
    expect(say("running 10 minutes late", { renter: known, request: accepted }).said).not.toContain(
      "nothing-requested",
    ));
});

describe("Who takes leave until their showing", () => {
  const taken = { renter: known, request: { ...accepted, status: "PENDING" as const } };
  it.each(["great, see you thursday at 5", "gracias, nos vemos el jueves a las 5"])(
    "is told that it is not confirmed yet: %j",
    (text) => expect(say(text, taken).text).toMatch(/hasn't confirmed it yet|todavía no lo confirma/),
  );
  it("is met with a pleasantry once it is", () =>
    expect(say("great, see you thursday at 5", { renter: known, request: accepted }).text).not.toMatch(
      /hasn't confirmed/,
    ));
});
