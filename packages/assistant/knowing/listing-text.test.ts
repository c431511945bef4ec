import { describe, expect, it } from "vitest";
import { kinds, say } from "../decide/testing.ts";
import { questionIn } from "../reading/questions/question-heard.ts";
import { sampleHome } from "../sample-home.ts";
import { detailFor, quoteFor } from "./listing-text.ts";

const home = {
  ...sampleHome,
  description: `<p>${[
    "Roof replaced in 2019.",
    "Owner does snow removal.",
    "The association mows the lawns.",
    "Bus 7 stops two blocks away.",
    "Small playground behind the building.",
    "Coin laundry in the basement: wash $1.75, dry $1.25.",
    "Gas stove.",
    "Bicycle racks in the courtyard.",
    "The gate comes with two remotes.",
    "Radiators were serviced last fall.",
    "No smoking anywhere on the property.",
  ].join(" ")}</p>`,
  leaseConditions: { ...sampleHome.leaseConditions!, otherFees: "Storage cage $15 a month, optional" },
};
const quoted = (question: string) => quoteFor(home, null, questionIn(question), true);

describe("What the owner wrote in their own sentences", () => {
  it.each([
    ["is the roof in good shape?", "Roof"],
    ["when was the roof redone?", "Roof"],
    ["¿en qué año cambiaron el techo?", "Roof"],
    ["who shovels in winter?", "snow"],
    ["¿quién quita la nieve?", "snow"],
    ["who does the grass", "lawns"],
    ["¿quién corta el pasto?", "lawns"],
    ["do I cook with gas or electric?", "Gas stove"],
    ["¿la estufa es de gas o eléctrica?", "Gas stove"],
    ["is there a train or bus close", "Bus 7"],
    ["which bus stops there", "Bus 7"],
    ["¿pasa algún autobús cerca?", "Bus 7"],
    ["is there anything for kids", "playground"],
    ["how much is a load of laundry", "$1.75"],
    ["is there anywhere for a bike", "Bicycle"],
    ["is there anywhere to put three bikes", "Bicycle"],
    ["how many remotes do we get", "two remotes"],
    ["is the storage cage mandatory", "optional"],
    ["¿la bodega es obligatoria?", "optional"],
  ])("answers %j, whatever words it is asked in", (question, words) =>
    expect(quoted(question)).toMatchObject({ words: expect.stringContaining(words), settles: true }),
  );

  it.each([
    ["any extra charge for bikes?", "Bicycle"],
    ["who put the roof on?", "Roof"],
    ["how much do you charge for the remote?", "remotes"],
  ])("is told beside %j, which it does not settle", (question, words) =>
    expect(quoted(question)).toMatchObject({ words: expect.stringContaining(words), settles: false }),
  );

  it.each([
    "is there a grocery store nearby",
    "can I put my bike in the garage",
    "do you allow a trampoline in the yard",
    "is the heat gas or electric",
    "are kids allowed",
    "who fixes things when they break",
    "is there a hospital nearby",
    "who pays for the water heater",
    "is there a school close",
    "can I have a pool party",
    "how loud is the bus",
    "does the laundry smell",
    "when does the park close",
    "is the balcony sunny",
    "¿hay escuela cerca?",
    "¿se puede poner una alberca inflable?",
  ])("is not told of %j", (question) => expect(quoted(question)).toBeNull());

  it("says what a thing costs beside the record that says only that there is one", () => {
    expect(detailFor(home, questionIn("where do I wash clothes and how much is it"))?.words).toContain("$1.75");
    expect(detailFor(home, questionIn("is there laundry"))).toBeNull();
    expect(detailFor(home, questionIn("what time does the laundry close"))).toBeNull();
  });
});

describe("A message with several questions", () => {
  it("has each answered once, and only the rest goes to the owner", () => {
    const turn = say("two things: is the roof in decent shape, and who mows? also is there a sauna", {
      property: home,
    });
    expect(turn.text).toContain("Roof replaced in 2019.");
    expect(turn.text).toContain("The association mows the lawns.");
    const asked = turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));
    expect(asked).toEqual(["also is there a sauna"]);
  });
  it("and none goes to the owner twice", () =>
    expect(kinds(say("is it haunted? is it haunted?")).filter((kind) => kind === "escalate")).toHaveLength(1));
});
