import { describe, expect, it } from "vitest";
import type { TimeWish } from "../../heard/times.ts";
import { hear } from "../testing.ts";

const inShort = ({ from, after, before }: TimeWish): string =>
  [from?.slice(5), after && `>${after}`, before && `<${before}`].filter(Boolean).join(" ");
const bounds = (text: string): string[] => (hear(text, { introduced: true }).bounds ?? []).map(inShort);

describe("The hours at which somebody cannot come", () => {
  it.each([
    ["my shift ends at 2, what do you have this week?", ["<14:00"]],
    ["I clean offices until 1:30, when could I see it?", ["<13:30"]],
    ["we get off at 4 on thursday", ["05-14 <16:00"]],
    ["my brother works saturday till 11, is that day open?", ["05-16 <11:00"]],
    ["I start work at 3, is there a time before that?", [">15:00"]],
    ["salgo a las 5 del taller, ¿qué hay el jueves?", ["<17:00"]],
    ["mi esposa trabaja los sábados hasta las 11, ¿se puede ese día?", ["05-16 <11:00"]],
  ])("are those of what they do else: %j", (text, expected) => expect(bounds(text)).toEqual(expected));

  it.each([
    "I work nights until 7, can I come thursday?",
    "is the office open until 5?",
    "can we come thursday after 4?",
    "trabajo de noche hasta las 6, ¿se puede el jueves?",
  ])("are none where the day is left free or nothing else is told: %j", (text) => expect(bounds(text)).toEqual([]));
});

const times = (text: string) =>
  hear(text, { introduced: true }).times.map((wish) => inShort(wish) + (wish.at ? ` ${wish.at}` : ""));

describe("The hour at which somebody is free", () => {
  it.each([
    ["I have got practice friday till 3, can I do 4?", "05-15 16:00"],
    ["I have lab Thursday until 415 so could I come at 5?", "05-14 17:00"],
    ["I get off work thursday at 430 so would 5 work", "05-14 17:00"],
  ])("says on which day they come later: %j", (text, last) => expect(times(text).at(-1)).toBe(last));

  it.each([
    "is there street parking? I get home from the plant at 6:15 am",
    "how loud is it? we go to bed at 8",
    "¿hay lavandería? Salgo de trabajar a las 6",
  ])("is no time to come at beside a question of the home: %j", (text) => expect(times(text)).toEqual([]));

  it.each([
    ["at 11 I'm usually asleep, could it be in the evening?", [">17:00"]],
    ["a las 11 estoy durmiendo, ¿puede ser en la tarde?", [">12:00 <18:00"]],
  ])("is told from that at which they sleep: %j", (text, expected) => expect(times(text)).toEqual(expected));
});
