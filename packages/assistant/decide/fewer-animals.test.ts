import { describe, expect, it } from "vitest";

import { talkOf, withRequirements } from "./testing.ts";

const property = withRequirements({ screeningSensitivity: "STRICT" });

describe("Fewer animals than were refused", () => {
  it.each([
    ["we have 3 cats", "hmm and what if it was only two"],
    ["we have 3 cats", "would they let me keep just 2 of them"],
    ["we have 3 cats", "two then"],
    ["tenemos tres gatos", "y si nada más fueran dos"],
    ["tenemos tres gatos", "y con dos nomás?"],
  ])("are held to the rules, and the owner is asked nothing: %j, %j", (many, fewer) => {
    const [refused, turn] = talkOf([many, fewer], { property });
    expect(refused!.text).toMatch(/Up to 2 pets|máximo de 2 mascotas/);
    expect(turn!.heard?.facts.pets).toEqual([expect.objectContaining({ kind: "cat", count: 2 })]);
    expect(turn!.text).not.toMatch(/Up to 2 pets|máximo de 2 mascotas/);
    expect(turn!.orders.filter(({ kind }) => kind === "escalate")).toEqual([]);
  });
  it.each(["please ask them. we'd move in June 2", "sí pregúntele, nos mudamos el 2", "can I come Monday at 2"])(
    "are no day and no hour: %j",
    (text) => {
      const turn = talkOf(["we have 3 cats", text], { property }).at(-1)!;
      expect(turn.heard?.facts.pets).toBeUndefined();
    },
  );
  it("supposed in Spanish are no yes to asking the owner", () => {
    const turn = talkOf(["tenemos tres gatos", "y si fuera otro animal"], { property }).at(-1)!;
    expect(turn.heard?.intents).not.toContain("affirm");
  });
});
