import { describe, expect, it } from "vitest";
import { talkOf } from "../../decide/testing.ts";

const lastOf = (...texts: string[]) => talkOf(texts).at(-1)!;
const asked = (turn: ReturnType<typeof lastOf>) =>
  turn.orders.flatMap((order) => (order.kind === "escalate" ? [order.question] : []));

describe("Stairs", () => {
  it.each(["will i have to climb stairs?", "are there lots of stairs", "¿hay que subir escaleras?", "is it a walk up"])(
    "are told by the floor and the elevator: %j",
    (text) => {
      const turn = lastOf(text);
      expect(turn.heard?.topics).toEqual(["stairs"]);
      expect(turn.text).toMatch(/floor 3, and there's an elevator|piso 3 y hay elevador/);
      expect(turn.said).not.toContain("fair-housing");
    },
  );
  it("that are steep or not are for the owner", () =>
    expect(asked(lastOf("are the stairs very steep?"))).toHaveLength(1));
});
