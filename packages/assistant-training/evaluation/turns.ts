import { readFileSync } from "node:fs";
import { step } from "@porchlight/assistant/step.ts";
import type { Talk } from "@porchlight/assistant/talk.ts";
import type { World } from "@porchlight/assistant/world.ts";
import { type Action, actionOf } from "../commands/leasing/action.ts";
import { talkAtStart, worldOf } from "../commands/leasing/world.ts";
import { askedAt } from "./stage.ts";

type ToldTurn = { about: string; text: string; wanted: string[]; talk: Talk; world: World };
export type JudgedTurn = Pick<ToldTurn, "about" | "text" | "wanted"> & { got: Action; reply: string };

/** Every line of turns.txt, a conversation of its own. */
export function toldTurns(): ToldTurn[] {
  const told: ToldTurn[] = [];
  let [home, when, about] = ["alder", "new", ""];
  for (const line of readFileSync(new URL("turns.txt", import.meta.url), "utf8").split("\n")) {
    const [, verb, rest = ""] = /^(#|home|when) (.*)$/.exec(line) ?? [];
    if (verb === "home") home = rest;
    else if (verb === "when") when = about = rest;
    else if (verb === "#") about = rest;
    const [text = "", wanted] = line.split(" => ");
    if (verb !== undefined || wanted === undefined) continue;
    const asked = askedAt(text, home, when);
    const world = worldOf(asked);
    told.push({ about, text, wanted: wanted.split(", "), talk: talkAtStart(asked, world), world });
  }
  return told;
}

export const judgedTurns = (): JudgedTurn[] =>
  toldTurns().map(({ about, text, wanted, talk, world }) => {
    const turn = step(talk, { kind: "message", text, history: [] }, world);
    return { about, text, wanted, got: actionOf(turn, talk.awaiting === "facts"), reply: turn.text };
  });

export const isBest = ({ wanted, got }: JudgedTurn): boolean => wanted[0] === got;
export const isGood = ({ wanted, got }: JudgedTurn): boolean => wanted.includes(got);
export const shareOf = (turns: readonly JudgedTurn[], holds: (turn: JudgedTurn) => boolean): number =>
  turns.filter(holds).length / turns.length;
