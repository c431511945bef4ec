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
