import { checkFairHousing } from "@porchlight/domain/fair-housing/check.ts";
import { describe, expect, it } from "vitest";
import { sampleNow, sampleWorld } from "../sample-home.ts";
import { newTalk, type Trouble } from "../talk.ts";
import { compose } from "./compose.ts";
import type { SayingKind, Voice } from "./saying.ts";
import { momentText } from "./time-text.ts";
import { words } from "./words.ts";

const voice: Voice = {
  owner: "Morgan",
  isText: true,
  url: "https://example.com",
  home: "the bungalow",
  mailbox: null,
};
const both = { en: "the balcony", es: "el balcón" };
/** Something for every part that any wording may take. */
const parts = {
  text: both,
  labels: [both],
  one: both,
  other: both,
  things: [both],
  name: "Robin",
  why: both,
  isAgain: false,
  isBeside: false,
  withName: true,
  times: ["Mon"],
  days: ["Mon", "Tue"],
  more: 2,
  isOne: false,
  taken: ["Mon"],
  notBy: both,
  rules: ["moveIn", "income", "credit", "pets"],
  isForBooking: true,
  time: "Mon",
  requirement: both,
  told: both,
  about: both,
  home: "the home",
  tour: both,
  agent: "Casey",
  address: "27 Alder Court",
  manageUrl: null,
  reason: null,
  from: "Mon",
  comment: null,
  yesUrl: "y",
  noUrl: "n",
  question: "Is it?",
  questions: ["Is it?", "Was it?"],
  answer: "It is",
  number: 1,
  isConfirmed: true,
  isStarted: true,
  isComplete: true,
  missing: [both],
  link: "page",
  trait: "voucher",
  url: "https://example.com",
};
const emergencies: Trouble[] = ["gas-or-fire", "electricity", "water", "danger"];
const distresses: Trouble[] = ["violence", "despair"];
const measures = [[], ["out"], ["called"], ["shut-off"], ["out", "called"]];
const wordings = (language: "en" | "es"): [SayingKind, string][] =>
  (Object.entries(words[language]) as [SayingKind, (saying: object, voice: Voice) => string | string[]][]).flatMap(
    ([kind, say]) =>
      (kind.startsWith("emergency") ? emergencies : kind === "distress-goes-on" ? distresses : [null])
        .flatMap((trouble) =>
          (kind === "emergency-goes-on" ? measures : [[]]).map((each) => ({ trouble, measures: each })),
        )
        .flatMap((told) => (kind === "distress-goes-on" ? [true, false] : [true]).map((tells) => ({ ...told, tells })))
        .flatMap((told) =>
          say(
            {
              ...parts,
              ...told,
              ...(kind === "owner-says" || kind === "listing-says" ? { text: "It is" } : {}),
              say: kind,
            },
            voice,
          ),
        )
        .map((text): [SayingKind, string] => [kind, text]),
  );

describe("What Piper can say", () => {
  it.each(wordings("en"))("keeps to fair housing: %s", (_, text) =>
    expect(checkFairHousing(text)).toEqual({ ok: true }),
  );
  it.each([...wordings("en"), ...wordings("es")])(
    "asks nobody about vouchers, family, origin or health: %s",
    (_, text) =>
      expect(text).not.toMatch(
        /(?:do you have|tiene) (?:a |un )?(?:voucher|vale|child|kids|hijos|disabil|discapac)|how old|pregnan|married|religion/i,
      ),
  );
  it("has each wording in both languages", () =>
    expect(wordings("es").map(([kind]) => kind)).toEqual(wordings("en").map(([kind]) => kind)));
});

describe("Words before a list of times", () => {
  const leads = (["en", "es"] as const).flatMap((language) =>
    wordings(language)
      .map(([, text]) => text)
      .filter((text) => /\n1\. /.test(text)),
  );
  it("are there in both languages", () => expect(leads.length).toBeGreaterThan(16));
  // In the chat the times are buttons, and the words end in a period.
  it.each(leads)("are a sentence without it: %j", (text) => {
    const [lead = ""] = text.split(/ ?(?:\([^)]*\))?:\s*\n/);
    expect(lead).not.toMatch(/ (?:is|are|es|son)$/);
  });
});

describe("A text of Piper's", () => {
  it("introduces the assistant once, with the way out of texts", () => {
    const world = { ...sampleWorld, channel: "SMS" as const };
    const first = compose([{ say: "hello" }], newTalk, world);
    expect(first.text).toMatch(/^Hi, I'm Piper, Morgan's automated assistant\..*Reply STOP to opt out\.$/);
    expect(compose([{ say: "noted", name: null, things: [] }], first.talk, world).text).toBe(
      "Thanks, I've noted that.",
    );
  });
  it("changes its words rather than repeat them, and says so when it has no others", () => {
    const texts: string[] = [];
    let talk = { ...newTalk, introduced: true };
    for (let i = 0; i < 5; i++) {
      const said = compose([{ say: "canceled" }], talk, sampleWorld);
      texts.push(said.text);
      talk = { ...said.talk, introduced: true };
    }
    for (const [i, text] of texts.entries()) expect(text).not.toBe(texts[i + 1]);
    expect(texts[1]).toMatch(/^As I said:/);
  });
  it("says the zone once and ends a sentence after p. m. with one period", () => {
    const times = ["lunes 11 de mayo a las 5:00 p. m. EDT", "jueves 14 de mayo a la 1:00 p. m. EDT"] as const;
    const says = [
      { say: "agreed" as const, time: times[0] },
      { say: "kept" as const, time: times[1] },
    ];
    const talk = { ...newTalk, introduced: true, language: "es" as const };
    expect(compose(says, talk, sampleWorld).text).toBe(
      "Gracias. Su visita queda para el lunes 11 de mayo a las 5:00 p. m. EDT. De acuerdo, su visita del jueves 14 de mayo a la 1:00 p. m. sigue igual.",
    );
    const last = compose(
      [
        { say: "kept", time: times[0] },
        { say: "agreed", time: times[1] },
      ],
      talk,
      sampleWorld,
    );
    expect(last.text).toMatch(/a la 1:00 p\. m\.$/);
  });
  it("numbers the times on lines of their own, by text too", () => {
    const says = [{ say: "offer" as const, times: ["Mon", "Tue"], tour: null, more: 0, taken: [], notBy: null }];
    const talk = { ...newTalk, introduced: true };
    expect(compose(says, talk, { ...sampleWorld, channel: "SMS" }).text).toBe(
      "Here are some open times:\n1. Mon\n2. Tue\nWhich works for you?",
    );
    expect(compose(says, talk, sampleWorld).text).toBe(
      "Here are some open times:\n1. Mon\n2. Tue\nWhich works for you?",
    );
  });
});

describe("A time as renters read it", () => {
  it.each([
    ["2026-05-16T14:30:00Z", "en", "Sat, May 16 at 10:30 AM EDT"],
    ["2026-05-16T16:00:00Z", "es", "sábado 16 de mayo a las 12:00 p. m. EDT"],
    ["2026-05-16T17:00:00Z", "es", "sábado 16 de mayo a la 1:00 p. m. EDT"],
    ["2027-01-04T05:15:00Z", "en", "Mon, Jan 4, 2027 at 12:15 AM EST"],
    ["2026-11-01T05:30:00Z", "en", "Sun, Nov 1 at 1:30 AM EDT"],
    ["2026-11-01T06:30:00Z", "en", "Sun, Nov 1 at 1:30 AM EST"],
  ] as const)("%s in %s is %s", (at, language, text) =>
    expect(momentText(Temporal.Instant.from(at), "America/New_York", sampleNow, language)).toBe(text),
  );
});
