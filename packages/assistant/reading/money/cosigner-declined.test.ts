import { describe, expect, it } from "vitest";
import { declinesCosigner } from "./cosigner-declined.ts";

describe("That somebody does not co-sign", () => {
  it.each([
    "he will not cosign after all",
    "my aunt can not be our guarantor",
    "I have no cosigner any more",
    "ya no tengo aval",
    "mi tia no quiere ser mi fiadora",
  ])("is said in %j", (text) => expect(declinesCosigner(text)).toBe(true));
  it.each([
    "I do not qualify by myself. guarantor okay?",
    "can I apply without a cosigner",
    "no gano tanto, mi aval si",
    "no califico pero tengo aval",
  ])("is not said in %j", (text) => expect(declinesCosigner(text)).toBe(false));
});
