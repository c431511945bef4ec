import { describe, expect, it } from "vitest";
import { asked, hear, unknownIn } from "./testing.ts";

const proposed = { introduced: true, awaiting: "reschedule-answer" } as const;
const at = (text: string, talk = {}) => hear(text, talk).times.map(({ at: hour }) => hour);

describe("What goes on in a conversation", () => {
  it.each([
    ["mom has choir at 3, 2 instead?", ["14:00"]],
    ["we have church till 3, how about 4?", ["16:00"]],
    ["dentist at 3, 4 works", ["16:00"]],
    ["i work till 3 so 4?", ["16:00"]],
    ["3 works", ["15:00"]],
    ["mom has choir at 3", []],
    ["kids get out at 3", []],
  ])("names an hour beside another engagement: %j", (text, hours) => expect(at(text, proposed)).toEqual(hours));
  it.each([
    ["sunday after church at 1", ["13:00"]],
    ["can we come at 3 before practice", ["15:00"]],
  ])("names an hour by one: %j", (text, hours) => expect(at(text)).toEqual(hours));

  it.each(["the 130 one", "make it 130"])("names an hour though a day to move in was asked for: %j", (text) =>
    expect(at(text, asked("moveIn", "income"))).toEqual(["13:30"]),
  );
  it.each(["130 a month", "the 2 bedroom one", "make it 1300 a month"])("names none: %j", (text) =>
    expect(at(text, asked("moveIn", "income"))).toEqual([]),
  );

  it("tells when one moves in, whenever work begins", () => {
    const heard = hear(
      "We are relocating for his residency, which starts July 1. Would a move-in around June 20 be possible?",
    );
    expect(heard.facts.moveIn?.from).toBe("2026-06-20");
    expect(hear("my job starts june 15 so moving then").facts.moveIn?.from).toBe("2026-06-15");
  });
  it.each(["first week of june", "early june"])("tells it after times were offered: %j", (text) =>
    expect(hear(text, { introduced: true, awaiting: "time", asked: ["moveIn"] }).facts.moveIn?.from).toBe("2026-06-01"),
  );
  it.each(["june 16", "the 16th"])("chooses a day among times: %j", (text) =>
    expect(hear(text, { introduced: true, awaiting: "time", asked: ["moveIn"] }).facts.moveIn).toBeUndefined(),
  );

  it.each([
    ["i make 19 an hour 40 hrs and my man makes 22", 7107],
    ["i make 19 an hour and work 40 hours", 3293],
    ["i make 19 an hour, my son is 22", 3293],
  ])("adds up wages by the hour: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));
  it("takes an amount for an income, a day and a score for none", () => {
    expect(hear("so 5500", asked("moveIn", "credit")).facts.monthlyIncome).toBe(5500);
    expect(hear("1030", asked("moveIn", "credit")).facts.monthlyIncome).toBeUndefined();
  });
  it.each(["like 660", "684"])("tells a score beside what was asked: %j", (text) =>
    expect(hear(text, { introduced: true, asked: ["moveIn", "income"] }).facts.creditScore).toBeDefined(),
  );
  it.each(["score i dont know", "my credit? no idea"])("tells that the score is unknown: %j", (text) =>
    expect(hear(text, asked("credit")).facts.creditUnknown).toBe(true),
  );

  it("takes an animal that assists for no pet, whichever is said first", () => {
    expect(hear("We have a golden retriever, he is my service dog").facts).toEqual({ hasAssistanceAnimal: true });
    expect(hear("we have a cat, she is my esa, and a dog").facts.pets).toMatchObject([{ kind: "dog" }]);
    expect(hear("We have a golden retriever, he is my best friend").facts.pets).toMatchObject([{ kind: "large dog" }]);
  });
  it("leaves the reasons of an owner to the owner", () => {
    expect(hear("Is it because of the dog?").topics).toEqual([]);
    expect(hear("Is it because of the dog?").unknownQuestions).toHaveLength(1);
  });
  it.each([
    "no tenemos mascotas, el crédito de mi esposa es 690, yo no tengo",
    "no tengo mascotas y mi esposa gana 900",
  ])("tells of no pets and counts nobody: %j", (text) => {
    expect(hear(text).facts.pets).toEqual([]);
    expect(hear(text).facts.occupants).toBeUndefined();
  });

  it.each(["its from 2021 i paid it off", "is my time set"])("bargains for nothing: %j", (text) =>
    expect(hear(text).intents).not.toContain("negotiate"),
  );
  it.each(["What if I sign 12 months and pay 3 months upfront", "what if i put down a bigger deposit"])(
    "bargains: %j",
    (text) => expect(hear(text).intents).toContain("negotiate"),
  );
  it.each(["what if i sign and then lose my job", "what if i pay late"])("only asks: %j", (text) =>
    expect(hear(text).intents).not.toContain("negotiate"),
  );

  it.each(["can i come now", "ok when", "so then when?"])("wishes to come: %j", (text) =>
    expect(hear(text).intents).toContain("request_showing"),
  );
  it.each(["can I just rent it without seeing it?", "can i sign sight unseen"])("wishes not to: %j", (text) => {
    expect(hear(text).intents).not.toContain("request_showing");
    expect(hear(text).unknownQuestions.length + (hear(text).asks ?? []).length).toBeGreaterThan(0);
  });
  it("wishes for a tour by video on the day that is named", () => {
    expect(hear("Is a video tour possible on Saturday the 16th?").intents).toContain("request_showing");
    expect(hear("Is a video tour possible?").intents).not.toContain("request_showing");
  });

  it.each(["the link you sent doesnt work", "i cant open the link", "el enlace no funciona"])(
    "turns nothing down and is in need of no repair: %j",
    (text) => {
      expect(hear(text).intents).not.toContain("negate");
      expect(hear(text).intents).not.toContain("report_maintenance");
    },
  );
  it.each(["that doesn't work for me", "that does not work"])("turns down: %j", (text) =>
    expect(hear(text).intents).toContain("negate"),
  );

  it.each([
    ["is 5 too many for a 2 bed?", "occupancy"],
    ["can i have my gf over weekends", "guests"],
    ["do we have a chance with 580", "requirements"],
    ["¿cuánto más por el perro?", "pets.fees"],
    ["so both of my cats are fine. what would they cost me, for both?", "pets.fees"],
    ["how much would all of it be to move in", "move_in_cost"],
    ["i'd have my aunt with me, that's fine right?", "tours.company"],
  ])("%j asks of %s", (text, topic) => expect(hear(text).topics).toContain(topic));
  it.each([
    ["is the stove gas or electric", "utilities.gas"],
    ["shes not on the lease", "lease_terms"],
    ["please just tell me the truth do we have a chance", "request_private_info"],
  ])("%j is not after %s", (text, other) => {
    expect(hear(text).topics).not.toContain(other);
    expect(hear(text).intents).not.toContain(other);
  });
  it("answers and asks on both sides of a laugh", () =>
    expect(hear("omw already lol whats the address").topics).toEqual(["address"]));
  it("asks the owner what was asked before", () => {
    const history = [{ from: "renter", text: "whats the lowest theyd go" }] as const;
    expect(unknownIn("ok can you ask the owner", {}, history)).toEqual(["whats the lowest theyd go"]);
    expect(unknownIn("can you ask the owner about the gym", {}, history)).not.toContain(history[0].text);
  });
  it("tells a name to who asked for one", () =>
    expect(hear("its Bo", { introduced: true, awaiting: "contact" }).contact.name).toBe("Bo"));
});

describe("Words whose like would do harm", () => {
  it.each([
    "owner know no call me right?",
    "text only please, no calls",
    "please dont call me",
    "por favor no me llamen",
  ])("ask for no call: %j", (text) => {
    expect(hear(text).intents).not.toContain("request_call");
    expect(hear(text).contact.name).toBeUndefined();
  });
  it.each(["call me, don't text", "i do not want to text, call me", "can you call me, no rush"])(
    "ask for a call and not for silence: %j",
    (text) => {
      expect(hear(text).intents).toContain("request_call");
      expect(hear(text).intents).not.toContain("opt_out");
    },
  );
  it.each(["do not text or call me again", "dont text me", "stop texting me"])("ask for silence: %j", (text) =>
    expect(hear(text).intents).toContain("opt_out"),
  );

  it.each(["can you tell me if cars get broken into", "do people ever get robbed there"])(
    "raise no alarm: %j",
    (text) => expect(hear(text).intents).not.toContain("emergency"),
  );
  it.each(["someone broke into my car", "my door was broken into, please come"])("raise one: %j", (text) =>
    expect(hear(text).intents.some((intent) => intent === "emergency" || intent === "report_maintenance")).toBe(true),
  );

  it("leaves what a co-signer makes out of what the renter makes", () => {
    const history = [{ from: "renter", text: "She makes 5,000 a month. I will cosign if needed" }] as const;
    expect(hear("I make 110,000 a year", {}, history).facts.monthlyIncome).toBeUndefined();
    expect(hear("She makes 5,000 a month. I will cosign if needed").facts.monthlyIncome).toBe(5000);
  });
  it.each(["june 5", "6/5", "5th of june"])("tells a far day once a day to move in was asked for: %j", (text) =>
    expect(hear(text, { introduced: true, asked: ["moveIn"] }).facts.moveIn?.from).toBe("2026-06-05"),
  );
  it("wishes to come on a near day", () =>
    expect(hear("may 17", { introduced: true, asked: ["moveIn"] }).facts.moveIn).toBeUndefined());
  it.each(["my daughter is a nurse starting June 8", "my job begins june 15", "credits around 700"])(
    "names no time to come: %j",
    (text) => expect(hear(text).times).toEqual([]),
  );
  it.each(["can we come by starting may 16", "are showings starting at 10"])("names one: %j", (text) =>
    expect(hear(text).times.length).toBeGreaterThan(0),
  );

  it.each(["Application turnaround time?", "Tour Thursday evening?"])("asks and gives no name: %j", (text) =>
    expect(hear(text, { introduced: true, awaiting: "contact" }).contact.name).toBeUndefined(),
  );
  it.each([
    ["i work at honda 24.50 an hr", 4247],
    ["trabajo en una tienda, 15.50 por hora", 2687],
  ])("tells a wage: %j", (text, monthly) => expect(hear(text).facts.monthlyIncome).toBe(monthly));
  it.each(["i work 40 hours a week", "parking is 10 an hour at work"])("tells none: %j", (text) =>
    expect(hear(text).facts.monthlyIncome).toBeUndefined(),
  );

  it.each([
    ["did someone die there", "availability"],
    ["hola se renta todavia", "rent"],
  ])("%j is not after %s", (text, other) => expect(hear(text).topics).not.toContain(other));
  it.each(["se renta todavia?", "todavía se renta"])("asks whether it is free: %j", (text) =>
    expect(hear(text).topics).toEqual(["availability"]),
  );
  it("leaves a tour half by video to the owner", () => {
    expect(hear("can my wife join by video while i walk around?").asks).toMatchObject([{ needsOwner: true }]);
    expect(hear("can we do a tour by video").asks ?? []).not.toMatchObject([{ needsOwner: true }]);
  });
  it("asks the owner of what was told before", () => {
    const history = [{ from: "renter", text: "tenemos una tortuga enorme y fuma" }] as const;
    expect(unknownIn("¿está bien?", {}, history).join()).not.toBe("¿está bien?");
  });
  it.each(["can i think about it", "let me think about it"])("asks nothing: %j", (text) =>
    expect(hear(text).unknownQuestions).toEqual([]),
  );
});
