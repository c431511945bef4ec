import { type Answers, noAnswers } from "@porchlight/domain/applications/answers.ts";
import { describe, expect, it } from "vitest";
import { CallError } from "../../../app/call-error.ts";
import { createAnswerSaver } from "./answer-saver.ts";
import type { Saved } from "./answer-store.ts";

type Sent = {
  section: string;
  answers: unknown;
  seenAt: string | null;
  arrive: () => void;
  fail: (error: Error) => void;
};

const savedTimes = (nth: number) => `2026-11-24T10:00:0${nth}Z`;

function aSaver(server: Saved = { answers: noAnswers, savedAt: {} }) {
  const sent: Sent[] = [];
  const pauses: (() => void)[] = [];
  let now = server;
  const saver = createAnswerSaver(server, {
    send(section, answers, seenAt) {
      const { promise, resolve, reject } = Promise.withResolvers<{ savedAt: string }>();
      const savedAt = savedTimes(sent.length + 1);
      sent.push({ section, answers, seenAt, arrive: () => resolve({ savedAt }), fail: reject });
      return promise;
    },
    reload: () => Promise.resolve(now),
    pause() {
      const { promise, resolve } = Promise.withResolvers<void>();
      pauses.push(resolve);
      return { over: promise, hurry: resolve };
    },
  });
  const onServer = (answers: Partial<Answers>, nth: number): void => {
    now = {
      answers: { ...noAnswers, ...answers },
      savedAt: Object.fromEntries(Object.keys(answers).map((section) => [section, savedTimes(nth)])),
    };
  };
  return { saver, sent, pauses, onServer, atServer: () => now };
}
const turn = () => new Promise((resolve) => setTimeout(resolve));
const lost = new CallError(0, null, "unreachable");
const elsewhere = new CallError(409, "This was changed on another device.", "application.changed-elsewhere");

describe("An answer", () => {
  it("is saved when its field is left, with when the section was last saved", async () => {
    const { saver, sent } = aSaver();
    saver.type("contact", "fullName", " Jordan Avery ");
    expect(sent).toEqual([]);
    saver.leave("contact");
    expect(sent[0]).toMatchObject({ section: "contact", answers: { fullName: "Jordan Avery" }, seenAt: null });
    expect(saver.state().note).toBe("saving");
    sent[0]!.arrive();
    await turn();
    expect([saver.state().note, saver.hasUnsaved()]).toEqual(["saved", false]);
    saver.type("contact", "phoneNumber", "5035550171");
    saver.leave("contact");
    expect(sent[1]).toMatchObject({ answers: { phoneNumber: "+15035550171" }, seenAt: savedTimes(1) });
  });

  it("typed while a save is under way is saved after it", async () => {
    const { saver, sent } = aSaver();
    saver.type("contact", "fullName", "Jordan Avery");
    saver.leave("contact");
    saver.type("contact", "fullName", "Jordan B Avery");
    saver.leave("contact");
    expect(sent).toHaveLength(1);
    sent[0]!.arrive();
    await turn();
    expect(sent[1]!.answers).toMatchObject({ fullName: "Jordan B Avery" });
  });

  it("that is not saved names its section, and no other", () => {
    const { saver } = aSaver();
    saver.type("pets", "hasPets", false);
    expect(saver.unsaved()).toEqual(["pets"]);
  });

  it("is not sent when nothing was typed", () => {
    const { saver, sent } = aSaver();
    saver.leave("contact");
    expect(sent).toEqual([]);
  });

  it("that a list is opened with is saved with what is answered in it", () => {
    const { saver, sent } = aSaver();
    saver.open("references", "references", () => ({
      id: "0198c9a0-0000-7000-8000-000000000004",
      relationship: null,
      fullName: null,
      phoneNumber: null,
      email: null,
    }));
    saver.leave("references");
    expect(sent).toEqual([]);
    saver.type("references", "references.0.fullName", "Nia Cole");
    saver.leave("references");
    expect(sent[0]!.answers).toMatchObject({ references: [{ fullName: "Nia Cole" }] });
    saver.type("references", "references", []);
    saver.open("references", "references", () => ({ id: "0198c9a0-0000-7000-8000-000000000005" }));
    expect(saver.state().sections.references.typed).toEqual({ references: [] });
  });

  it("stays in its field and is sent again after a failure", async () => {
    const { saver, sent, pauses } = aSaver();
    saver.type("about", "aboutYou", "I work downtown.");
    saver.leave("about");
    sent[0]!.fail(lost);
    await turn();
    expect([saver.state().note, saver.hasUnsaved()]).toEqual(["retrying", true]);
    pauses[0]!();
    await turn();
    sent[1]!.fail(new CallError(503, null));
    await turn();
    pauses[1]!();
    await turn();
    sent[2]!.arrive();
    await turn();
    expect(sent[2]!.answers).toMatchObject({ aboutYou: "I work downtown." });
    expect(saver.state().note).toBe("saved");
  });

  it("is tried again at once when another field is left meanwhile", async () => {
    const { saver, sent } = aSaver();
    saver.type("contact", "fullName", "Jordan Avery");
    saver.leave("contact");
    sent[0]!.fail(lost);
    await turn();
    saver.leave("contact");
    await turn();
    expect(sent).toHaveLength(2);
  });

  it("that is wrong is marked, and the rest of its section is saved without it", async () => {
    const { saver, sent } = aSaver();
    saver.type("contact", "fullName", "Jordan Avery");
    saver.type("contact", "phoneNumber", "503");
    expect(saver.state().sections.contact.problems).toEqual({});
    saver.leave("contact");
    expect(saver.state().sections.contact.problems).toEqual({ phoneNumber: "Please enter a valid US phone number" });
    expect(sent[0]!.answers).toEqual({ fullName: "Jordan Avery", phoneNumber: null });
    sent[0]!.arrive();
    await turn();
    expect(saver.state().note).toBe("attention");
    expect(saver.state().sections.contact.typed).toMatchObject({ phoneNumber: "503" });
    saver.type("contact", "phoneNumber", "5035550171");
    expect(saver.state().sections.contact.problems).toEqual({});
  });

  it("that the server refuses is marked, and the rest of its section is saved without it", async () => {
    const { saver, sent } = aSaver();
    const id = "0198c9a0-0000-7000-8000-000000000002";
    const job = { type: "CURRENT", endDate: null, jobTitle: "Baker", companyName: null, netIncome: null };
    const noManager = { managerName: null, managerPhone: null, managerEmail: null };
    saver.type("income", "employments", [{ id, ...job, ...noManager, startDate: "2027-01-01" }]);
    saver.leave("income");
    const path = "employments.0.startDate";
    const message = "Date cannot be in the future";
    sent[0]!.fail(new CallError(400, null, "invalid-input", { [`answers.${path}`]: message }));
    await turn();
    expect(saver.state().sections.income.problems).toEqual({ [path]: message });
    expect(sent[1]!.answers).toMatchObject({ employments: [{ jobTitle: "Baker", startDate: null }] });
    sent[1]!.arrive();
    await turn();
    saver.type("income", path, "2026-01-01");
    expect(saver.state().sections.income.problems).toEqual({});
  });

  it("to a question that another answer takes away is neither wrong nor saved, and is there again with it", async () => {
    const { saver, sent } = aSaver();
    const home = { id: "0198c9a0-0000-7000-8000-000000000003", type: "PREVIOUS", address: null, moveInDate: null };
    const landlord = { monthlyRent: 1500, landlordName: "Lee Park", landlordEmail: "lee", landlordPhone: null };
    const left = { moveOutDate: "2024-05-01", moveOutReason: null };
    saver.type("residence", "residences", [{ ...home, ...landlord, ...left, status: "RENTED" }]);
    saver.leave("residence");
    expect(Object.keys(saver.state().sections.residence.problems)).toEqual(["residences.0.landlordEmail"]);
    sent[0]!.arrive();
    await turn();
    expect(saver.state().note).toBe("attention");
    saver.type("residence", "residences.0.status", "OWNED");
    saver.type("residence", "residences.0.type", "CURRENT");
    saver.leave("residence");
    expect(saver.state().sections.residence.problems).toEqual({});
    const none = { monthlyRent: null, landlordName: null, landlordEmail: null, moveOutDate: null };
    expect(sent[1]!.answers).toMatchObject({ residences: [{ ...none, status: "OWNED" }] });
    sent[1]!.arrive();
    await turn();
    expect(saver.state().note).toBe("saved");
    saver.type("residence", "residences.0.status", "RENTED");
    saver.leave("residence");
    expect(sent[2]!.answers).toMatchObject({ residences: [{ monthlyRent: 1500, landlordName: "Lee Park" }] });
  });

  it("about pets goes with them", () => {
    const { saver, sent } = aSaver();
    saver.type("pets", "hasPets", true);
    saver.type("pets", "numberOfCats", 2);
    saver.type("pets", "petDetails", "Two tabbies");
    saver.type("pets", "hasPets", false);
    saver.leave("pets");
    expect(sent[0]!.answers).toMatchObject({ hasPets: false, numberOfCats: 0, petDetails: null });
  });

  it("is given up when the application is closed, and the application is read anew", async () => {
    const { saver, sent } = aSaver();
    saver.type("contact", "fullName", "Jordan Avery");
    saver.leave("contact");
    sent[0]!.fail(new CallError(409, "Submitted.", "application.read-only"));
    await turn();
    expect([sent.length, saver.hasUnsaved()]).toEqual([1, false]);
  });
});

describe("A section that another device saved since", () => {
  const mine = { fullName: "Jordan Avery", phoneNumber: null };
  const theirs = { fullName: "Jordan Q Avery", phoneNumber: null };

  async function inConflict() {
    const made = aSaver();
    made.onServer({ contact: theirs }, 9);
    made.saver.type("contact", "fullName", mine.fullName);
    made.saver.leave("contact");
    made.sent[0]!.fail(elsewhere);
    await turn();
    return made;
  }

  it("waits for the person with both sides, and nothing of it is saved", async () => {
    const { saver, sent } = await inConflict();
    expect(saver.state().sections.contact).toMatchObject({
      typed: mine,
      theirs: { answers: theirs, savedAt: savedTimes(9) },
    });
    expect([saver.state().note, sent.length, saver.hasUnsaved()]).toEqual(["attention", 1, true]);
  });

  it("is saved as it is here when the person keeps theirs", async () => {
    const { saver, sent } = await inConflict();
    saver.resolve("contact", "mine");
    expect(sent[1]).toMatchObject({ answers: mine, seenAt: savedTimes(9) });
  });

  it("is taken from there when the person takes the other", async () => {
    const { saver, sent } = await inConflict();
    saver.resolve("contact", "theirs");
    expect(saver.state().sections.contact).toMatchObject({ typed: theirs, theirs: null });
    expect([sent.length, saver.hasUnsaved()]).toEqual([1, false]);
  });

  it("is no conflict when the answers are the same, as after a reply that was lost", async () => {
    const { saver, sent, onServer } = aSaver();
    saver.type("contact", "fullName", mine.fullName);
    saver.leave("contact");
    onServer({ contact: mine }, 1);
    sent[0]!.fail(elsewhere);
    await turn();
    expect(saver.state().sections.contact.theirs).toBeNull();
    sent[1]!.arrive();
    await turn();
    expect(saver.state().note).toBe("saved");
  });

  it("is shown as it is there when nothing was typed here", () => {
    const { saver, onServer, atServer } = aSaver();
    onServer({ contact: theirs }, 2);
    saver.adopt(atServer());
    expect(saver.state().sections.contact.typed).toEqual(theirs);
  });

  it("is not replaced by an older reply", async () => {
    const { saver, sent, onServer, atServer } = aSaver();
    onServer({ contact: theirs }, 0);
    saver.type("contact", "fullName", mine.fullName);
    saver.leave("contact");
    sent[0]!.arrive();
    await turn();
    saver.adopt(atServer());
    expect(saver.state().sections.contact.typed).toEqual(mine);
  });
});

describe("Leaving the page", () => {
  it("saves what is typed and not left yet", async () => {
    const { saver, sent } = aSaver();
    saver.type("contact", "fullName", "Jordan Avery");
    saver.type("about", "isSmoker", false);
    const flushed = saver.flush();
    sent[0]!.arrive();
    await turn();
    sent[1]!.arrive();
    expect(await flushed).toBe(true);
  });

  it("tells when something could not be saved", async () => {
    const { saver, sent } = aSaver();
    saver.type("contact", "fullName", "Jordan Avery");
    const flushed = saver.flush();
    sent[0]!.fail(lost);
    expect(await flushed).toBe(false);
    expect(saver.hasUnsaved()).toBe(true);
  });
});
