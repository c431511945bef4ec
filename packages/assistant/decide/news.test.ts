import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { newTalk } from "../talk.ts";
import type { News } from "../turn.ts";
import { accepted, say, tell, thursday } from "./testing.ts";

describe("Of what happened, Piper tells the renter", () => {
  it.each<[News, RegExp]>([
    [{ is: "greeting" }, /Morgan's automated assistant.*27 Alder Court/s],
    [
      { is: "declined", startsAt: thursday, reason: "The unit is not ready" },
      /can't do Thu, May 14 at 5:00 PM EDT\. Morgan says: "The unit is not ready\."/,
    ],
    [{ is: "canceled-by-owner", startsAt: thursday, reason: null }, /had to cancel/],
    [{ is: "expired", startsAt: thursday }, /didn't respond/],
    [{ is: "not-answered-yet", startsAt: thursday }, /don't head over/],
    [{ is: "attendance-declined" }, /taken you off that showing.*Here are other open times/s],
    [{ is: "owner-has-no-answer", question: "Is there a bidet?" }, /"Is there a bidet\?".*doesn't have an answer/],
    [{ is: "owner-still-silent", questions: ["Is there a bidet?"] }, /"Is there a bidet\?" I'm still waiting/],
    [
      { is: "owner-still-silent", questions: ["Is there a bidet?", "Who mows?"] },
      /haven't forgotten your questions: "Is there a bidet\?" "Who mows\?"/,
    ],
    [{ is: "follow-up", number: 2 }, /checking in/],
    [{ is: "completed" }, /hope you liked/],
    [{ is: "rented-out" }, /has been rented/],
    [{ is: "deleted" }, /no longer available/],
    [{ is: "agent-changed", startsAt: thursday, tourType: "IN_PERSON", agentName: "Alex" }, /Alex will show you/],
    [{ is: "agent-changed", startsAt: thursday, tourType: "SELF_GUIDED", agentName: "Alex" }, /Alex is your contact/],
  ])("%j", (news, told) => expect(tell(news).text).toMatch(told));
  it.each(["declined", "canceled-by-owner"] as const)("offers a time that was %s to nobody again", (is) => {
    const told = tell({ is, startsAt: thursday, reason: null });
    const later = say("any other times?", {}, told.talk);
    const offered = [...told.talk.offered, ...later.talk.offered].map(({ startsAt }) => startsAt);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContain(thursday);
  });
  it("that the home is rented once, and once more after they came back to it listed again", () => {
    const told = tell({ is: "rented-out" });
    expect(tell({ is: "rented-out" }, {}, told.talk).text).toBe("");
    const back = say("Is it available again?", {}, told.talk);
    expect(tell({ is: "rented-out" }, {}, back.talk).text).toMatch(/has been rented/);
  });
  it("that the listing is paused, and that a confirmed showing stays, in the renter's language", () => {
    const paused = { is: "listing-paused" } as const;
    expect(tell(paused, { request: accepted }).text).toMatch(
      /owner is finalizing an application for this home and has paused the listing\. Your showing on Thu, May 14 at 5:00 PM EDT stays as planned\./,
    );
    expect(tell(paused, { request: accepted }, { ...newTalk, language: "es" }).text).toMatch(
      /está por cerrar una solicitud para esta vivienda y pausó el anuncio\. Su visita del jueves 14 de mayo/,
    );
    expect(tell(paused).text).not.toMatch(/showing/);
  });
  it("of times to come into a silence, but asks of applying who has seen the home", () => {
    const seen = { stage: "SHOWING_COMPLETED" } as const;
    expect(tell({ is: "follow-up", number: 1 }).text).toMatch(/find a time to see it/);
    for (const number of [1, 2, 3] as const) {
      const asked = tell({ is: "follow-up", number }, seen);
      expect(asked.text).not.toMatch(/see it|times/);
      expect(asked.talk.offered).toEqual([]);
    }
  });
  it("what comes next, once they say yes to that", () => {
    const seen = { stage: "SHOWING_COMPLETED" } as const;
    expect(say("yes", {}, tell({ is: "follow-up", number: 2 }).talk).text).toMatch(/Which works for you/);
    expect(say("yes", seen, tell({ is: "follow-up", number: 2 }, seen).talk).text).toMatch(/if you'd like to apply/);
    expect(say("yes", seen, tell({ is: "completed" }, seen).talk).text).toMatch(/if you'd like to apply/);
  });
  it("that the owner has read of an emergency, which is over with the owner's word and not before", () => {
    const reported = say("i smell gas in the hallway");
    const asked = say("can i go back in?", {}, reported.talk);
    expect(tell({ is: "follow-up", number: 1 }, {}, asked.talk).text).toBe("");
    const one = tell({ is: "owner-has-no-answer", question: "i smell gas in the hallway" }, {}, asked.talk);
    expect(one.text).toMatch(/Morgan has read your message.*911/);
    expect(one.talk.trouble).toBe("gas-or-fire");
    const both = tell({ is: "owner-answered", question: "can i go back in?", answer: "Yes, all clear." }, {}, one.talk);
    expect(both.talk.trouble).toBeNull();
    expect(say("are cats ok?", {}, both.talk).text).toMatch(/Cats are welcome/);
  });
  it("nothing of a hidden street in a greeting", () => {
    const property = { ...sampleHome, location: { ...sampleHome.location, isAddressHidden: true } };
    for (const news of [{ is: "greeting" }, { is: "follow-up", number: 1 }] as const)
      expect(tell(news, { property }).text).not.toMatch(/Alder/);
  });
});
