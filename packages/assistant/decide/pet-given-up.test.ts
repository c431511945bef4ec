import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import type { Order } from "../turn.ts";
import { talkOf, withRequirements } from "./testing.ts";

/** The pets that a turn records; undefined where it records none. */
const recorded = ({ orders }: { orders: readonly Order[] }) =>
  orders.flatMap((order) => (order.kind === "record-facts" && order.facts.pets ? [order.facts.pets] : [])).at(-1);

const { property } = sampleWorld;
const home = { ...property, petPolicy: { ...property.petPolicy!, allowsPets: false } };
const strict = withRequirements({ screeningSensitivity: "STRICT" });
const facts = "We make 9,000 a month, our score is 720 and we'd move in June 1.";

describe("A pet that does not come after all", () => {
  it.each([
    [`${facts} We have a spaniel.`, "my grandfather said he'd keep the spaniel for us"],
    [`${facts} We have a spaniel.`, "we could leave him with my mother-in-law"],
    [`${facts} We have a spaniel.`, "ok then scratch the dog"],
    [`${facts} We have a spaniel.`, "would they reconsider if I left him with a friend?"],
    [`${facts} We have a spaniel.`, "if that's the problem I could ask my uncle to take him"],
    [`${facts} We have a spaniel.`, "fine, we'll move without him"],
    [`${facts} We have a spaniel.`, "then please consider us without a pet"],
    [`${facts} Tenemos una gata.`, "bueno, ya no la llevamos"],
    [`${facts} Tenemos una gata.`, "pues se la dejo a mi comadre"],
    [`${facts} Tenemos una gata.`, "la podemos dejar con mi suegra, no hay problema"],
    [`${facts} Tenemos una gata.`, "mi prima me la cuida mientras tanto"],
    [`${facts} Tenemos una gata.`, "está bien, la gata se la puede quedar mi hermana"],
  ])("is no pet any more, and the owner is asked nothing: %j, %j", (told, given) => {
    const [refused, turn] = talkOf([told, given], { property: home });
    expect(refused!.text).toMatch(/Pets aren't allowed here|no se aceptan mascotas/);
    expect(recorded(turn!)).toEqual([]);
    expect(turn!.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
    expect(turn!.text).not.toMatch(/because of your pets|por sus mascotas|Want me to|¿Quiere que/);
  });

  it.each([
    "my daughter takes her out every morning",
    "we could never move without a porch for her",
    "my brother has a dog",
  ])("is one still where others are told of: %j", (text) => {
    const turn = talkOf([`${facts} We have a spaniel.`, text], { property: home }).at(-1)!;
    expect(recorded(turn)).not.toEqual([]);
  });

  it("is one of two: the other stays, as one", () => {
    const turn = talkOf([`${facts} We have 3 cats.`, "I'd bring just one of them, the others go to my ex"], {
      property: strict,
    }).at(-1)!;
    expect(recorded(turn)).toEqual([expect.objectContaining({ kind: "cat", count: 1 })]);
    expect(turn.text).toContain("Got it: 1 cat.");
  });
});

describe("An animal named alone in a list", () => {
  it.each([
    ["dog 20 lbs, income 5700, score 640", "small dog"],
    ["cat here. income 5500", "cat"],
    ["perrito chiquito, ingreso 6000", "small dog"],
  ])("is the renter's own: %j", (text, kind) =>
    expect(talkOf([text])[0]!.heard?.facts.pets).toEqual([expect.objectContaining({ kind })]),
  );
});
