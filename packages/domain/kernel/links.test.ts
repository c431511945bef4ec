import { describe, expect, it } from "vitest";
import { containsLink, withoutLinks } from "./links.ts";

describe("A name with a link in it", () => {
  it.each([
    ["Visit http://evil.example/x", "Visit http evil example x"],
    ["www.evil.example Smith", "www evil example Smith"],
    ["WWW2.evil Smith", "WWW2 evil Smith"],
    ["Ana evil.com", "Ana evil com"],
    ["Ana Evil.Quest", "Ana Evil Quest"],
    ["Ana x.co", "Ana x co"],
    ["Ana ev\u200bil.\u200bcom", "Ana evil com"],
    ["Ana evil\u3002com", "Ana evil com"],
    ["pay@evil.com now", "pay@evil com now"],
    ["a.b.evil.co.uk", "a b evil co uk"],
    ["tel://5551234", "tel 5551234"],
    ["St.com Free", "St com Free"],
  ])("is recognized, and can be written without it: %s", (name, plain) => {
    expect(containsLink(name)).toBe(true);
    expect(withoutLinks(name)).toBe(plain);
    expect(containsLink(plain)).toBe(false);
  });

  it.each([
    "J.R. Smith",
    "J.R.Smith",
    "Mary-Ann O’Neil Jr.",
    "St.James Place",
    "Mr.Li",
    "Dr. Ruth",
    "12 St. Louis Ave., Apt. 4",
    "Apt.2B at Elm",
    "1.5 baths, No.5",
    "Sunny loft. Near the park.",
    "A/C and w/d",
    "Ana María Núñez",
    "Time: 5pm",
  ])("is not seen where there is no link: %s", (name) => {
    expect(containsLink(name)).toBe(false);
    expect(withoutLinks(name)).toBe(name);
  });
});
