import type { Ask } from "../piper.ts";
import { normal } from "../understanding/normal.ts";
import type { Draft } from "./draft.ts";

/** "Per person or per household", "gas or electric": answered where the owner's words on it say so much for each, or gas. */
export const saysDetail = ({ world, heard }: Draft, { words }: Ask): boolean => {
  const [, tells] = toldDetails.find(([asks]) => asks.test(normal(words))) ?? [];
  if (tells === undefined) return false;
  const topics = (heard?.asks ?? []).flatMap((ask) => (ask.words === words ? [ask.topic] : []));
  return world.knowledge.some(({ topic, answer }) => topics.includes(topic) && tells.test(normal(answer)));
};
const perWhom = /\b(?:per|each|every|for each|for every) (?!month|mo\b|year|week|day|load)[a-z]/;
const toldDetails: readonly (readonly [asks: RegExp, tells: RegExp])[] = [
  [perWhom, perWhom],
  [
    /\b(?:before or after|after or before) tax(?:es)?\b|\bgross or\b|\bnet or gross\b/,
    /\bgross\b|\b(?:before|after) tax(?:es)?\b/,
  ],
  [
    /\b(?:what|which) (?:hours|times)\b|\bhow (?:late|early)\b|\b(?:until|till) when\b/,
    /\b\d{1,2}(?::\d\d)? ?[ap]m (?:to|until|-) \d/,
  ],
  [
    /\b(?:gas or electric|electric or gas|(?:kind|type) of (?:heat|heating|stove|furnace))\b/,
    /\b(?:gas|electric|oil|baseboard|heat pump|radiators?) (?:forced|heat|heating|furnace|stove|range|oven|baseboard)/,
  ],
];
