import { describe, expect, it } from "vitest";
import { languageOf } from "./language.ts";

describe("The language of a message in a talk that was English so far", () => {
  it.each([
    "tiene patio",
    "eres un robot?",
    "esta amueblado",
    "mandeme fotos",
    "me mudo el primero de junio",
    "ya no me interesa",
    "no tengo credito",
  ])("is Spanish by one sure word where none is English: %j", (text) => expect(languageOf(text, "en")).toBe("es"));

  it.each(["Luz Martinez", "Ya Ling Chen", "La Jolla", "El Paso, 79901", "700", "Sol", "adobe patio?", "no", "ok"])(
    "stays English for a name, a figure or a word of both: %j",
    (text) => expect(languageOf(text, "en")).toBe("en"),
  );

  it("is English again once more words say so", () => expect(languageOf("thanks, what is the rent", "es")).toBe("en"));
});
