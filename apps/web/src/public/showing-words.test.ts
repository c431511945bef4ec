import type { ManagedShowing } from "@porchlight/contract/public.ts";
import { describe, expect, it } from "vitest";
import { showingWords as wordsIn } from "./showing-words.ts";
import { manage as english } from "./words/en/manage.ts";
import { manage as spanish } from "./words/es/manage.ts";

const showingWords = (one: ManagedShowing, now: string) => wordsIn(one, now, english);

const showing = (change: Partial<ManagedShowing>): ManagedShowing => ({
  title: "Alder Street Bungalow",
  slug: "alder",
  address: "418 Alder Street, Columbus, OH 43215",
  ownerFirstName: "Dana",
  agentName: "Sam Rivera",
  agentPhone: "+16145550142",
  timeZone: "America/New_York",
  startsAt: "2026-11-24T22:30:00Z",
  endsAt: "2026-11-24T23:00:00Z",
  tourType: "IN_PERSON",
  status: "ACCEPTED",
  attendance: null,
  language: "en",
  proposal: null,
  other: null,
  ...change,
});
const twoHoursBefore = "2026-11-24T20:30:00Z";
const after = "2026-11-24T22:31:00Z";

describe("The page of a showing", () => {
  it("asks whether the renter will come until they answer", () =>
    expect(showingWords(showing({}), twoHoursBefore)).toMatchObject({
      title: "Will you be there today?",
      chip: "In 2 hours",
      asksAttendance: true,
    }));

  it("stops asking once the renter answered, and offers other times after a no", () => {
    expect(showingWords(showing({ attendance: "CONFIRMED" }), twoHoursBefore).asksAttendance).toBe(false);
    const declined = showing({ status: "CANCELLED_BY_RENTER", attendance: "DECLINED" });
    expect(showingWords(declined, twoHoursBefore)).toMatchObject({
      title: "You can’t make it",
      text: "We’ve told Dana. You can pick another time below.",
      asksAttendance: false,
      leadsToTimes: true,
    });
  });

  it("asks whether the owner's proposed time works, and says that a confirmed time stays until then", () => {
    const proposal = { startsAt: "2026-11-26T18:00:00Z", endsAt: "2026-11-26T18:30:00Z" };
    const proposed = showing({ status: "RESCHEDULED", proposal });
    expect(showingWords(proposed, after)).toMatchObject({
      title: "Does this new time work for you?",
      asksProposal: true,
      isLive: true,
    });
    const other = { startsAt: "2026-11-25T15:00:00Z", status: "ACCEPTED" as const };
    expect(showingWords({ ...proposed, other }, twoHoursBefore).text).toMatch(/10:00 AM stays until you say yes/);
  });

  it("says which time is kept while another is requested, and what replaced a time that was given up", () => {
    const asked = { startsAt: "2026-11-25T15:00:00Z", status: "PENDING" as const };
    const kept = { ...asked, status: "ACCEPTED" as const };
    expect(showingWords(showing({ other: asked }), twoHoursBefore).text).toMatch(/Until Dana confirms that, this time/);
    expect(showingWords(showing({ status: "PENDING", other: kept }), twoHoursBefore).text).toMatch(
      /10:00 AM stays until/,
    );
    const moved = showing({ status: "RESCHEDULED" });
    expect(showingWords({ ...moved, other: kept }, twoHoursBefore).title).toBe("This showing has a new time");
    expect(showingWords({ ...moved, other: asked }, twoHoursBefore).title).toBe("You asked for a different time");
    expect(showingWords(moved, twoHoursBefore).title).toBe("This time was given up");
  });

  it("says that a pending request was sent to the owner", () =>
    expect(showingWords(showing({ status: "PENDING" }), twoHoursBefore).title).toBe("Request sent to Dana"));

  it("asks the renter not to head over yet when a request is unanswered in the last hour", () => {
    const textAt = (now: string) => showingWords(showing({ status: "PENDING" }), now).text;
    expect(textAt("2026-11-24T21:29:00Z")).toBe("We’ll let you know when Dana confirms.");
    expect(textAt("2026-11-24T21:30:00Z")).toContain("wait to hear from us before heading over");
  });

  it("offers no question and no action once the showing has started", () => {
    for (const status of ["ACCEPTED", "PENDING"] as const)
      expect(showingWords(showing({ status }), after)).toMatchObject({ isLive: false, asksAttendance: false });
  });

  it("asks the renter not to head over when the owner canceled or never answered", () => {
    for (const status of ["CANCELED_BY_INVESTOR", "EXPIRED"] as const)
      expect(showingWords(showing({ status }), twoHoursBefore).text).toContain("don’t head over");
  });

  it("offers other times only when the showing ended before its start and no newer one replaces it", () => {
    for (const status of ["DECLINED", "CANCELED_BY_INVESTOR", "CANCELLED_BY_RENTER", "EXPIRED"] as const)
      expect(showingWords(showing({ status }), twoHoursBefore).leadsToTimes).toBe(true);
    const moved = showing({ status: "RESCHEDULED", other: { startsAt: "2026-11-25T15:00:00Z", status: "PENDING" } });
    expect(showingWords(moved, twoHoursBefore).leadsToTimes).toBe(false);
    expect(showingWords({ ...moved, other: null }, twoHoursBefore).leadsToTimes).toBe(true);
    expect(showingWords(showing({ status: "DECLINED" }), after).leadsToTimes).toBe(false);
  });

  it("writes days and times in Spanish for a renter who speaks Spanish", () => {
    const zone = "America/Los_Angeles";
    const fiveOnWednesday = "2026-11-26T01:00:00Z";
    expect(spanish.moment(zone, fiveOnWednesday)).toBe("el miércoles 25 de noviembre a las 5:00\u00a0p.\u00a0m.");
    expect(spanish.moment(zone, "2026-11-25T21:00:00Z")).toContain("a la 1:00\u00a0p.\u00a0m.");
    expect(spanish.zone(zone, fiveOnWednesday)).toBe("hora del Pacífico (PST)");
    expect(wordsIn(showing({}), "2026-11-20T20:30:00Z", spanish).title).toBe("¿Vendrá el martes 24 de noviembre?");
    const proposal = { startsAt: "2026-11-26T18:00:00Z", endsAt: "2026-11-26T18:30:00Z" };
    const proposed = wordsIn(showing({ status: "RESCHEDULED", proposal }), "2026-11-20T20:30:00Z", spanish);
    expect(proposed.text).toMatch(/pero sí el jueves 26 de noviembre a la 1:00\u00a0p\.\u00a0m\. ¿Sí o no\?$/);
  });
});
