import { describe, expect, it } from "vitest";
import { sampleHome } from "../sample-home.ts";
import { newTalk } from "../talk.ts";
import { accepted, known, newsOfAcceptance, say, tell, thursday } from "./testing.ts";

const { street, world } = {
  street: sampleHome.location.address,
  world: { renter: known, request: accepted, now: Temporal.Instant.from(thursday).add({ minutes: 10 }) },
};
const confirmed = tell(newsOfAcceptance, { renter: known, request: accepted }).talk;
const sent = (text: string, talk = confirmed, now = world.now) => {
  const turn = say(text, { ...world, now }, talk);
  return { text: turn.text, sent: turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.reason] : [])) };
};

describe("At the door of a confirmed showing", () => {
  it.each([
    "im outside and no one answers the bell. did she leave?",
    "We're at the building but I can't find the entrance, the map keeps sending me to a cat clinic?? is there somebody inside or a code",
    "estamos afuera y no abren. ¿ya se fue?",
    "ya estoy aquí con mi hijo desde hace rato y no hay nadie, ¿va a llegar la señora?",
  ])("a renter hears that the owner knows and where it is, and nothing else: %j", (text) => {
    const turn = sent(text);
    expect(turn.text).toMatch(/I'm sorry for the wait|Lamento la espera/);
    expect(turn.text).toContain(street);
    expect(turn.text).toMatch(/Jules will show it to you|Se la mostrará Jules/);
    expect(turn.text).not.toMatch(/not sure|can't share|No estoy segur|No puedo compartir|asked/);
    expect(turn.sent).toEqual(["SHOWING_ISSUE"]);
  });
  it.each([
    [
      "my ex keeps following me, please tell no one that i'm coming",
      "i'm here since 5 and nobody is coming out, is she still coming?",
    ],
    ["mi ex marido me anda siguiendo, no le digan a nadie", "estoy aqui afuera y no sale nadie, todavia van a venir?"],
  ])("so does one who told of distress before: %j", (before, text) => {
    const { talk } = say(before, { renter: known, request: accepted }, confirmed);
    const turn = sent(text, talk);
    expect(turn.text).toContain(street);
    expect(turn.text).not.toContain("911");
  });
  it("who comes early waits for no one yet", () => {
    const early = Temporal.Instant.from(thursday).subtract({ minutes: 10 });
    expect(sent("i'm outside already", confirmed, early).text).toMatch(/^Thanks for telling me\. I'm telling/);
  });
  it("what is only like distress is none", () => {
    const turn = sent("aye i'm outside early, where's this code at? nothing came to my phone");
    expect(turn.text).not.toContain("911");
    expect(turn.text).toContain(street);
  });
  it("violence that is named is met before it", () =>
    expect(sent("i'm outside and my husband hit me, where do i get in").text).toContain("911"));
  it("danger is met before it", () =>
    expect(sent("i'm outside and no one answers, and there is smoke coming out of the window").text).toContain("911"));
  it("a question of the home is answered beside it", () =>
    expect(sent("i'm outside and no one answers. how much is the rent?").text).toMatch(/\$1,\d{3}/));
  it.each(["im outside. is there a washer?", "i'm here, are cats okay?"])(
    "a question in one breath with it is answered too: %j",
    (text) => expect(sent(text).text).toMatch(/washer|cat/i),
  );
  it.each(["still nobody", "todavía nada", "nobody yet", "sigo esperando"])("waits on: %j", (text) => {
    const { talk } = say("im outside and no one answers", world, confirmed);
    const turn = sent(text, talk);
    expect(turn.text).toContain(street);
    expect(turn.sent).toEqual(["SHOWING_ISSUE"]);
  });
  it("of a showing that is seen alone, what the owner said of getting in is told again", () => {
    const answer = "You get the code by text once your ID is checked.";
    const knowledge = [{ id: "k", topic: "tours.self_guided", question: "can I go alone", answer }];
    const request = { ...accepted, tourType: "SELF_GUIDED" as const };
    expect(say("i'm outside and have no code", { ...world, request, knowledge }, confirmed).text).toContain(answer);
  });
  it("is none of another day", () =>
    expect(
      sent("i can't find the door on the pictures", confirmed, Temporal.Instant.from(thursday).subtract({ hours: 30 }))
        .text,
    ).not.toContain("you're there"));
  it("is none without a showing", () =>
    expect(
      say("i'm outside, is anyone there?", { renter: known }, { ...newTalk, introduced: true }).text,
    ).not.toContain("you're there"));
});
