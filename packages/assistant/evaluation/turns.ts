import { readFileSync } from "node:fs";
import { type Action, actionOf } from "../commands/leasing/action.ts";
import { talkAtStart, worldOf } from "../commands/leasing/world.ts";
import { step } from "../step.ts";
import { askedAt } from "./stage.ts";

export type JudgedTurn = { about: string; text: string; wanted: string[]; got: Action; reply: string };

/** Plays every line of turns.txt as a conversation of its own. */
export function judgedTurns(): JudgedTurn[] {
  const judged: JudgedTurn[] = [];
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
    const turn = step(talkAtStart(asked, world), { kind: "message", text, history: [] }, world);
    judged.push({ about, text, wanted: wanted.split(", "), got: actionOf(turn), reply: turn.text });
  }
  return judged;
}

export const isBest = ({ wanted, got }: JudgedTurn): boolean => wanted[0] === got;
export const isGood = ({ wanted, got }: JudgedTurn): boolean => wanted.includes(got);
export const shareOf = (turns: readonly JudgedTurn[], holds: (turn: JudgedTurn) => boolean): number =>
  turns.filter(holds).length / turns.length;
