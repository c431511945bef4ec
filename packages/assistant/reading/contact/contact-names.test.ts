import { describe, expect, it } from "vitest";
import { hear } from "../testing.ts";
import { contactIn } from "./contact.ts";

const nameIn = (text: string, isAsked = false): string | undefined => contactIn(text, isAsked).name;

describe("A renter's name", () => {
  it.each([
    ["I'm Asthmatic, so no carpet please"],
    ["I'm Anxious to move in soon"],
    ["Hi, I'm Allergic to cats"],
    ["I'm Diabetic"],
    ["my name isn't Carla"],
    ["Then can I come by at 10?"],
    ["two beagles, 208 555 0177"],
    ["good credit, 208 555 0177"],
    ["no dogs 208 555 0177"],
    ["yes saturday works 208 555 0177"],
  ])("is not in %j", (text) => {
    expect(nameIn(text)).toBeUndefined();
    expect(nameIn(text, true)).toBeUndefined();
  });

  it.each([
    ["lakeisha", "Lakeisha"],
    ["emeka. and do you allow bikes inside", "Emeka"],
    ["claro, soy nohemí", "Nohemí"],
    ["ana b", "Ana B"],
  ])("that was asked for is taken from %j: %s", (text, name) => {
    expect(nameIn(text, true)).toBe(name);
    expect(nameIn(text)).toBeUndefined();
  });
  it.each([
    "gotcha",
    "confirmado",
    "absolutely. see you then",
    "Oh and one more thing",
    "it's supposed to rain, no name yet",
  ])("that was asked for is not in %j", (text) => expect(nameIn(text, true)).toBeUndefined());

  it.each([
    ["student loans, ugh. lena moreno 208 555 0177. can we see it?", "Lena Moreno"],
    ["sure its tomas rivera 208 555 0177", "Tomas Rivera"],
    ["ok. its Anjali, anjali@example.test", "Anjali"],
    ["my name isn't Carla, it's Karla Ruiz", "Karla Ruiz"],
    ["it's Don Fairley", "Don Fairley"],
    ["Name's Irving Caldwell, no pets", "Irving Caldwell"],
    ["hi, name’s Odessa Vance", "Odessa Vance"],
    ["soy don Pedro Luna", "Pedro Luna"],
    ["soy nohemí, nohemi@example.test", "Nohemí"],
    ["hugo szabo, 208 555 0131, moving sept 1, no pets", "Hugo Szabo"],
    ["sept 1, tess ogunde, tess@example.test", "Tess Ogunde"],
  ])("is taken from %j: %s", (text, name) => expect(nameIn(text)).toBe(name));
});

describe("A name under a message", () => {
  it.each([
    ["Is the bungalow still open?\nIrving Caldwell", "Irving Caldwell"],
    ["Could we see it in the afternoon? Odessa Vance.", "Odessa Vance"],
    ["¿Sigue disponible?\nEfraín Cota", "Efraín Cota"],
  ])("is the renter's: %j", (text, name) => expect(hear(text).contact.name).toBe(name));

  it.each([
    "Is it still open?\nThank You",
    "Where is it?\nOak Street",
    "Irving Caldwell said it is open",
    "Sounds good.\nSaturday Morning",
  ])("is none in %j", (text) => expect(hear(text).contact.name).toBeUndefined());
});

describe("The name of whoever writes", () => {
  it.each([
    ["Hey, Odessa here, is the bungalow open?", "Odessa"],
    ["Can we come by? Efraín Cota here by the way", "Efraín Cota"],
    ["um Irving Caldwell my cell's 208 555 0131 and I have no pets", "Irving Caldwell"],
    ["Myself Anjali Rao, anjali@example.test", "Anjali Rao"],
    ["Does it have a yard? Thank you, Odessa", "Odessa"],
    ["Is it quiet?\nBest regards,\nIrving Caldwell", "Irving Caldwell"],
    ["¿Hay patio? Saludos, Efraín", "Efraín"],
  ])("is taken from %j: %s", (text, name) => expect(hear(text).contact.name).toBe(name));

  it.each([
    "Anyone here today?",
    "We like it. Saturday here works",
    "Thanks, Piper",
    "Is it quiet? Thank you, Tuesday is fine",
  ])("is none in %j", (text) => expect(hear(text).contact.name).toBeUndefined());
});

describe("A renter's number", () => {
  it.each([
    ["Lena Bell two zero eight five five five zero one three one. okay so", "+12085550131"],
    ["mi numero es dos cero ocho cinco cinco cinco cero uno tres uno", "+12085550131"],
  ])("is heard digit by digit: %j", (text, phone) => expect(contactIn(text, true).phone).toBe(phone));
});
