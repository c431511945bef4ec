import { describe, expect, it } from "vitest";
import { newTalk, type Talk } from "../talk.ts";
import { kinds, newsOfAcceptance, say, tell, thursday } from "./testing.ts";

const inTrouble = (trouble: Talk["trouble"], change: Partial<Talk> = {}): Talk => ({
  ...newTalk,
  introduced: true,
  trouble,
  ...change,
});
const urgent = (turn: ReturnType<typeof say>) =>
  turn.orders.filter((order) => order.kind === "escalate" && order.reason === "EMERGENCY").length;

describe("In an emergency", () => {
  it("nobody is told again what they have done", () => {
    const turn = say("we're all outside and the fire department is on the way", {}, inTrouble("gas-or-fire"));
    expect(turn.text).toMatch(/you're out and help has been called/);
    expect(turn.text).not.toMatch(/get out|call 911/i);
    expect(say("ok, where do we wait", {}, turn.talk).text).not.toMatch(/get out|call 911/i);
  });
  it.each([
    "my neighbor's kids are still upstairs",
    "so did you tell the owner or not",
    "where are we supposed to sleep tonight",
    "los vecinos de abajo también tienen agua",
  ])("what is new or asked reaches the owner as urgent: %j", (text) =>
    expect(urgent(say(text, {}, inTrouble("water")))).toBe(1),
  );
  it.each(["thanks", "ok", "i want to see the home on thursday at 5"])("what is not does not: %j", (text) =>
    expect(urgent(say(text, {}, inTrouble("water")))).toBe(0),
  );
  it("water at something electric is met as electric", () => {
    const turn = say("the valve is closed now but the breaker box is soaked", {}, inTrouble("water"));
    expect(turn.talk.trouble).toBe("electricity");
    expect(turn.text).toMatch(/box/);
  });
  it.each([
    "ok she's up now, only a bruise. is friday at 3 open?",
    "Grandpa is awake and talking",
    "ya se levantó, está bien",
  ])("of somebody who fell, it is over once they have come round: %j", (text) => {
    const turn = say(text, {}, inTrouble("danger"));
    expect(turn.talk.trouble).toBeNull();
    expect(urgent(turn)).toBe(0);
  });
  it.each(["grandma still isn't awake", "she's up but her head is bleeding"])("not before: %j", (text) =>
    expect(say(text, {}, inTrouble("danger")).talk.trouble).toBe("danger"),
  );
  it.each([
    "the gas guys replaced the valve and everybody may go back in now. what's the rent",
    "The fire chief says everything is safe and they're letting us inside again, what's the rent?",
    "the super fixed it, it was an old hose. how much is rent?",
    "ya nos dejaron volver, era una llave floja. cuánto es la renta?",
    "el plomero ya lo arregló, ¿cuánto es la renta?",
  ])("it is over once who may say so lets people in or has mended it, and what is asked is answered: %j", (text) => {
    const turn = say(text, {}, inTrouble("gas-or-fire"));
    expect(turn.talk.trouble).toBeNull();
    expect(urgent(turn)).toBe(0);
    expect(turn.text).toMatch(/glad it's over|Me alegra/);
    expect(turn.text).toMatch(/1,600/);
  });
  it.each([
    "they said we can't go inside yet",
    "they'll let us back in soon",
    "they told us to stay somewhere safe",
    "the firemen said to clear out",
    "they told me to turn the gas off",
    "we can go back in, right?",
    "I'm going back in to get my keys",
    "they let us in again but it still smells",
    "they fixed it, is it safe to go back?",
    "todavía no nos dejan entrar",
    "creo que ya podemos entrar",
    "dicen que no es seguro",
  ])("it is not over where that is only awaited, asked or doubted: %j", (text) =>
    expect(say(text, {}, inTrouble("gas-or-fire")).talk.trouble).toBe("gas-or-fire"),
  );
  it.each(["like I said they let us back in half an hour ago, so can I see it Saturday?", "they let us back inside"])(
    "who was let in again stands at no door: %j",
    (text) => {
      const over = say("they fixed it, it was a bad valve", {}, inTrouble("gas-or-fire"));
      expect(say(text, {}, over.talk).said).not.toContain("showing-issue");
      expect(say(text, {}, inTrouble("gas-or-fire")).said).not.toContain("showing-issue");
    },
  );
  it("of a fire, it is not over because somebody is awake", () =>
    expect(say("she's awake now", {}, inTrouble("gas-or-fire")).talk.trouble).toBe("gas-or-fire"));
  it("a passer-by is met like a tenant", () => {
    const turn = say("not looking to rent, I live next door and water is pouring out of your garage into the street");
    expect(turn.said).toEqual(["emergency"]);
    expect(kinds(turn)).toEqual(["escalate"]);
  });
  it("what is asked when it is over is for whoever checked it, and the owner", () => {
    const over = say("it's all over, they shut it off. can i get my bag and lock up?", {}, inTrouble("gas-or-fire"));
    expect(over.said).toEqual(["emergency-over"]);
    expect(over.text).toMatch(/people who checked it/);
    const later = say("my bag is in there, can i grab it and lock up", {}, over.talk);
    expect(later.said).not.toContain("answer");
  });
});

describe("What was only surmised", () => {
  it.each([
    ["a streetlight fell on your garage", "it's about the streetlight, nobody is hurt"],
    ["se cayó un poste encima de su cochera", "solo quería avisar, nadie está herido"],
  ])("says how it ends, and ends when it was meant otherwise: %j", (first, then) => {
    const turn = say(first);
    expect(turn.text).toMatch(/If I misunderstood|Si entendí mal/);
    const end = say(then, {}, turn.talk);
    expect(end.said).toEqual(["no-trouble"]);
    expect(end.talk.trouble).toBeNull();
    expect(urgent(end)).toBe(0);
  });
  it.each([
    "no no, i mean the apartment",
    "I'm fine lol",
    "No no. My brother moves in July and I make 3,100 a month.",
    "no, digo que ya me negaron tres veces",
  ])("as distress ends when who was taken for it plainly meant something else: %j", (text) => {
    const turn = say(text, {}, inTrouble("despair", { isTroubleSurmised: true }));
    expect(turn.talk.trouble).toBeNull();
    expect(turn.text).not.toMatch(/988|911/);
  });
  it.each(["no no, i mean it, he hits me", "No, he follows me to work", "no, hablo de que me pega"])(
    "as distress goes on where a no tells of danger: %j",
    (text) => expect(say(text, {}, inTrouble("despair", { isTroubleSurmised: true })).talk.trouble).not.toBeNull(),
  );
  it("ends with the owner's acceptance of a showing, and what was named does not", () => {
    const surmised = inTrouble("danger", { isTroubleSurmised: true });
    expect(tell(newsOfAcceptance, {}, surmised).talk.trouble).toBeNull();
    expect(tell(newsOfAcceptance, {}, inTrouble("danger")).talk.trouble).toBe("danger");
  });
  it("goes on with what is asked beside", () => {
    const { talk } = say("water is dripping from your roof onto my car");
    const end = say("nobody got hurt. can the owner call me", {}, talk);
    expect(end.said.slice(0, 2)).toEqual(["no-trouble", "will-call"]);
  });
  it.each(["I only meant the smoke, the kitchen is on fire", "nobody is hurt but I smell gas"])(
    "is one where danger is told of besides: %j",
    (text) => {
      const { talk } = say("a streetlight fell on your garage");
      const turn = say(text, {}, talk);
      expect(turn.talk.trouble).toBe("gas-or-fire");
      expect(turn.talk.isTroubleSurmised).toBe(false);
    },
  );
  it("is not what a phrase names: that nobody is hurt ends no gas leak", () => {
    const { talk } = say("we have a gas leak over here");
    expect(say("nobody got hurt", {}, talk).talk.trouble).toBe("gas-or-fire");
  });
});

describe("In distress", () => {
  it("somebody else's is met too, with what was asked", () => {
    const turn = say("my sister has to leave her husband, he hits her. is it still available?");
    expect(turn.said).toEqual(["distress", "answer"]);
    expect(turn.text).toMatch(/^.*I'm so sorry this is happening/);
  });
  it.each([
    "he keeps driving past my house and yelling my name",
    "he keeps calling me and screaming at me",
    "él está afuera de mi casa gritando que me va a pegar",
  ])("whoever tells what goes on hears first whom to call: %j", (text) => {
    const { text: reply } = say(text, {}, inTrouble("violence"));
    expect(reply).toMatch(/^(?:If you're in danger, call 911 now|Si está en peligro, llame al 911)/);
    expect(reply).toContain("1-800-799-7233");
  });
  it.each(["can he see that I wrote to you?", "¿él puede leer esto?"])(
    "whoever asks who reads along hears that first: %j",
    (text) => expect(say(text, {}, inTrouble("violence")).text).toMatch(/^Morgan (?:and|y) /),
  );
  it.each([
    "is the street door kept locked? would our names be on the mailboxes",
    "is the back gate kept shut? would our last name be printed on the call box",
    "¿la entrada tiene cerradura? ¿mi apellido aparece en el timbre de la calle?",
  ])("what the records do not answer is passed on, and the advice comes once: %j", (text) => {
    const turn = say(text, {}, inTrouble("violence"));
    expect(urgent(turn)).toBe(1);
    expect(turn.said).toEqual(["distress-goes-on", "asked-urgently"]);
    const next = say("please ask Morgan whether there are cameras in the hall", {}, turn.talk);
    expect(next.said).not.toContain("distress-goes-on");
    expect(urgent(next)).toBe(1);
  });
  it.each([
    "keep this to yourself please. could I see it thursday at 5?",
    "my ex can't find out. is thursday at 5 okay to come by",
    "que nadie se entere por favor. ¿puedo ir el jueves a las 5?",
  ])("a time beside a wish for silence is taken: %j", (text) => {
    const turn = say(text, {}, inTrouble("violence"));
    expect(turn.talk.chosen?.startsAt).toBe(thursday);
    const then = say("Kim, 937-555-0190. is thursday still good", {}, turn.talk);
    expect(kinds(then)).toContain("request-showing");
  });
  it.each([
    "she is safe now. how much is the deposit?",
    "I'm okay, my cousin is with me. how much is the deposit?",
    "ya estoy bien, estoy con mi tía. ¿de cuánto es el depósito?",
  ])("it is over once one is safe, and what is asked is answered: %j", (text) => {
    const turn = say(text, {}, inTrouble("violence"));
    expect(turn.talk.trouble).toBeNull();
    expect(turn.text).toContain("1,600");
  });
  it("a plea to keep a name out reaches the owner", () =>
    expect(urgent(say("please don't tell anyone her name", {}, inTrouble("violence")))).toBe(1));
});

describe("Who asks what others are told", () => {
  it.each(["do you tell callers about me", "¿le dan información a alguien si llama preguntando por ella?"])(
    "hears that nobody is told: %j",
    (text) => {
      const turn = say(text);
      expect(turn.said).toEqual(["privacy"]);
      expect(turn.orders).toEqual([]);
    },
  );
});

describe("Who says that there is no emergency", () => {
  it("starts none by the word", () => {
    const turn = say("there is no emergency at all, I only wonder how much the rent is");
    expect(turn.said).not.toContain("emergency");
    expect(turn.talk.trouble ?? null).toBeNull();
  });
});
