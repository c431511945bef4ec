import { describe, expect, it } from "vitest";
import { hear, unknownIn } from "../testing.ts";

const topicsOf = (text: string): readonly string[] => hear(text, { introduced: true }).topics;
const asksIn = (text: string): number =>
  hear(text, { introduced: true }).asks.length + unknownIn(text, { introduced: true }).length;

describe("A question inside a statement", () => {
  it.each([
    "My aunt asks whether there is a bench by the entrance.",
    "I have no idea how the mail gets delivered there",
    "we do not know if the windows open all the way",
    "I do wonder who shovels the snow",
    "I'm worried about how the sound carries at night",
    "I was hoping the stairs have a handrail",
    "and no uneven floors i hope",
    "so like do they let you paint or",
    "my roommate asked if there is a place for kayaks",
    "mi cuñado pregunta si hay donde lavar la troca",
    "no sabemos cómo se recibe el correo ahí",
    "tengo la duda de si las ventanas abren bien",
    "ojalá haya un lugar para la carriola",
  ])("is asked: %j", (text) => expect(asksIn(text)).toBeGreaterThan(0));
  it.each([
    "I don't know if I can get there before noon",
    "not sure yet, I have no idea when I get off",
    "whether or not it rains I am coming",
    "I don't know what my boss will say",
    "no sé si pueda llegar temprano",
    "no sé cuándo salgo del trabajo ese día",
    "mi crédito no sé bien, como 655",
  ])("is none where it is of oneself: %j", (text) => expect(asksIn(text)).toBe(0));
  it("tells what stands beside it", () =>
    expect(hear("we have a voucher, no idea if they take those", { introduced: true }).facts.hasHousingVoucher).toBe(
      true,
    ));
});

describe("A message of several parts", () => {
  it.each([
    ["Is there a pool? And not sure if the four of us fit", "occupancy"],
    ["¿hay alberca? y no sé si cabemos los 4", "occupancy"],
    ["would you come down to 1400? My other thing is, how big is the deposit?", "deposit"],
  ])("keeps what it asks beside the rest: %j", (text, topic) => expect(topicsOf(text)).toContain(topic));
  it.each(["Love the front porch, by the way", "nos encanta la cocina"])("asks nothing by praise: %j", (text) =>
    expect(asksIn(text)).toBe(0),
  );
  it("asks nothing by saying that one is only curious", () =>
    expect(unknownIn("Has the roof been looked at? Just curious", { introduced: true })).toHaveLength(1));
});

describe("A question that opens with a turn to something else", () => {
  it.each([
    ["credit is 720, anyway which door do we use", "anyway which door do we use"],
    ["no pets, btw who mows the lawn", "btw who mows the lawn"],
    ["gano 5200 al mes, por cierto cuál puerta es", "por cierto cuál puerta es"],
  ])("is asked beside what is told: %j", (text, question) => {
    const { asks, unknownQuestions } = hear(text, { introduced: true });
    expect([...asks, ...unknownQuestions].map(({ words }) => words)).toContain(question);
  });
});
