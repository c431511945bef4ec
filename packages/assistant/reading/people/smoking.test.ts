import { describe, expect, it } from "vitest";
import { normal } from "../text/normal.ts";
import { smokerIn } from "./smoking.ts";

describe("Smoking", () => {
  it.each([
    "i smoke, but never indoors",
    "I'm a smoker",
    "my husband smokes on the porch",
    "mi hermano fuma afuera nada más",
    "soy fumadora",
    "my daughter is a smoker",
  ])("is told by %j", (text) => expect(smokerIn(normal(text))).toBe(true));

  it.each([
    "no one in the house smokes, nobody smokes",
    "neither of us smokes",
    "none of the three of us smoke",
    "two adults, non-smokers",
    "we're nonsmokers",
    "we don't drink or smoke",
    "no fumo",
    "ninguno de nosotros fuma",
    "ni fumo ni tomo",
    "nadie fuma aquí en la casa",
    "I'm not a smoker",
  ])("is denied by %j", (text) => expect(smokerIn(normal(text))).toBe(false));

  it.each([
    "do you have smoke detectors",
    "there is smoke in the kitchen",
    "i smell smoke",
    "can i smoke on the balcony",
    "does anyone smoke in the building",
    "the neighbors smoke all night",
    "¿se puede fumar?",
    "a guy upstairs smokes",
  ])("is not told by %j", (text) => expect(smokerIn(normal(text))).toBeNull());
});
