import { describe, expect, it } from "vitest";
import { asked, hear } from "../testing.ts";

describe("How many would live there", () => {
  it.each([
    ["assuming the place is still open, it's me, my boyfriend and our 2 daughters", 4],
    ["let's say 4 people", 4],
    ["suponiendo que siga disponible, somos mi esposa, yo y un bebé", 3],
    ["digamos que somos 3", 3],
    ["It would be just me, 3 children", 4],
    ["solo yo, mis dos hijos", 3],
    ["my husband, his brother and I would live there", 3],
  ])("is heard in %j", (text, occupants) => expect(hear(text).facts.occupants).toBe(occupants));

  it.each([
    "assuming my brother joins, 3 of us",
    "let's say 3 people moved in with me",
    "digamos que mi tía se muda, seríamos 4",
  ])("is not told by what is only supposed: %j", (text) => expect(hear(text).facts.occupants).toBeUndefined());

  it.each([
    ["me, my brother, and a friend who visits sometimes", 2],
    ["my sister and me, and our uncle as co-signer", 2],
    ["yo, mi hermano y una prima que solo visita", 2],
  ])("has no visitor and no co-signer in it: %j", (text, occupants) =>
    expect(hear(text, asked("occupants")).facts.occupants).toBe(occupants),
  );

  it.each(["me and my sister want to see the apartment", "mi hermana y yo queremos ver el departamento"])(
    "is not who comes to see it: %j",
    (text) => expect(hear(text).facts.occupants).toBeUndefined(),
  );
});

describe("A figure to the question that stands", () => {
  it.each(["mine is 790", "mine is like 640", "el mío es 720"])("is no score where income was asked: %j", (text) => {
    expect(hear(text, asked("income")).facts.creditScore).toBeUndefined();
    expect(hear(text, asked("credit")).facts.creditScore).toBeDefined();
  });
});

describe("The people of a household", () => {
  it.each([
    "saturday it is just me, my wife has a shift",
    "just me that day, he can't get off",
    "ese día solo yo, ella sale tarde",
    "los dos ganamos bien",
    "the two of us never wanted a yard while she lived",
    "it was just the two of us for thirty years",
    "éramos los dos y ya no está",
  ])("are not told by who comes, who earns or who is no more: %j", (text) =>
    expect(hear(text).facts.occupants).toBeUndefined(),
  );
  it.each([
    ["we're 7 of us, is seven over what you allow?", 7],
    ["seríamos 6, ¿son demasiados?", 6],
    ["the two of us would live there", 2],
    ["los dos viviríamos ahí", 2],
  ])("are told by %j", (text, count) => expect(hear(text).facts.occupants).toBe(count));
});
