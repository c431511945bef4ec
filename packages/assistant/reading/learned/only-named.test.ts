import { describe, expect, it } from "vitest";
import { normal } from "../text/normal.ts";
import { isOnlyNamed } from "./only-named.ts";

describe("A topic that words name", () => {
  it.each([
    ["pets.dogs", "could the dogs come along with me to the showing"],
    ["lease_terms", "what happens if they end my job in the middle of the lease"],
    ["rent", "do you take the rent by card or by check"],
    ["deposit", "would they split the deposit into three payments"],
    ["photos", "I liked the photos and would like to come by"],
    ["transit", "the bus is late so i will be too"],
    ["bedrooms", "¿me manda fotos de la recámara?"],
    ["rent", "la renta que pago ahora es muy alta"],
  ])("is not what they ask of: %s in %j", (topic, text) => expect(isOnlyNamed(topic, normal(text))).toBe(true));

  it.each([
    ["pets.dogs", "would you let us have two dogs"],
    ["lease_terms", "how long a lease do you offer"],
    ["rent", "what rent do you want for it"],
    ["deposit", "and the deposit, how much is that one"],
    ["photos", "are there photos of the place"],
    ["transit", "is there a bus stop close by"],
    ["bedrooms", "¿cuántas recámaras son?"],
    ["rent", "what is the rent, do i pay for water, and is there a yard"],
  ])("is what they ask of: %s in %j", (topic, text) => expect(isOnlyNamed(topic, normal(text))).toBe(false));

  it("and of which nothing was learned is asked of", () =>
    expect(isOnlyNamed("no such topic", "what about it")).toBe(false));
});
