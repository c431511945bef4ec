import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";

describe("Of several names that of whoever writes", () => {
  it.each([
    ["I am called Anjali Rao, when can I see it?", "Anjali Rao"],
    ["Nombre completo: Efraín Cota", "Efraín Cota"],
    ["Buenas tardes, le saluda Nohemí Cota", "Nohemí Cota"],
    ["irving caldwell 208 555 0131 dads name is Otto", "Irving Caldwell"],
    ["ponga la cita a nombre de Efraín Cota y yo Nohemí Cota", "Nohemí Cota"],
    ["under the name Otto Vance please, I'm Odessa Vance", "Odessa Vance"],
    ["a nombre de Efraín Cota, 208 555 0131", "Efraín Cota"],
    ["Im Ottos aunt, Odessa, 208 555 0131", "Odessa"],
  ])("is taken from %j: %s", (text, name) => expect(hear(text).contact.name).toBe(name));

  it.each(["I'm Otto's sister, is it still open?", "my name is spelled with two t's"])("is none in %j", (text) =>
    expect(hear(text).contact.name).toBeUndefined(),
  );
});

describe("A line with nothing but a number", () => {
  it("asks for no call", () =>
    expect(hear("Name: Odessa Vance\nPhone: 208-555-0131").intents).not.toContain("request_call"));

  it("asks for one where it says so", () => expect(hear("Please call 208-555-0131").intents).toContain("request_call"));
});
