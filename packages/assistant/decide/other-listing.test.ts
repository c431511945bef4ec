import { describe, expect, it } from "vitest";
import { sampleWorld } from "../sample-home.ts";
import { say } from "./testing.ts";

describe("Another's ad of this home, told", () => {
  it.each([
    "my roommate found ur apartment on fb for 850 n the dude told her to cash app him half",
    "there's a man on craigslist renting out this exact unit for $700, which price is right",
    "Somebody on marketplace wants me to buy a gift card before he shows me this apartment",
    "I already sent a guy $150 by venmo for this place, was that you?",
    "en marketplace sale este mismo departamento en 900, ¿cuál es el bueno?",
    "un señor me pide un depósito por zelle para darme la llave",
  ])("is warned of, with the real listing, and told the owner: %j", (text) => {
    const turn = say(text);
    expect(turn.said).toContain("other-listing");
    expect(turn.said).toContain("told-owner");
    expect(turn.text).toContain(sampleWorld.listingUrl);
    expect(turn.orders.filter(({ kind }) => kind === "escalate")).toHaveLength(1);
  });
  it.each([
    "saw this one on facebook, is it still available",
    "your post on marketplace says 1600, is that right? can I see it saturday",
    "found you on craigslist. I make 900 a week, is that enough",
    "can the deposit be paid with zelle",
    "do you want the deposit first or the application",
    "vi su anuncio en facebook, ¿cuánto es el depósito?",
  ])("is none: %j", (text) => expect(say(text).said).not.toContain("other-listing"));
  it.each([
    "why does nobody show what a place really costs",
    "every ad hides the full price, what do i pay",
    "por qué nadie muestra lo que de verdad cuesta",
    "what's rent for the place with another person",
  ])("nor is a grumble at prices a doubt: %j", (text) => {
    expect(say(text).said).not.toContain("scam");
    expect(say(text).said).not.toContain("other-listing");
  });
});
