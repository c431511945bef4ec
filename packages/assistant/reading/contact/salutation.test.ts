import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("Whom a letter is written to", () => {
  it.each([
    "Dear Rental Office,\nIs there a pool?",
    "Dear Home Owner:\n\nIs there a pool?",
    "Estimados señores de la oficina:\n¿Tiene alberca?",
  ])("is no part of what it asks: %j", (text) => {
    const { topics, unknownQuestions } = hear(text);
    expect({ topics, unknownQuestions }).toEqual({ topics: ["amenities.hasPool"], unknownQuestions: [] });
  });
});
