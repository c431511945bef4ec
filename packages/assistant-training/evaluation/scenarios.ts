import { readFileSync } from "node:fs";
import { Conversation } from "../commands/leasing/conversation.ts";
import { askedAt } from "./stage.ts";

export type PlayedScenario = { name: string; missed: string[] };

/*
 * A scenario of scenarios.txt: `# name`, then `home` and `when` for the stage, `renter …` for what is written (`\n` begins a line), `says` and
 * `lacks` for a pattern of the last reply, `showing`, `escalated`, `qualified`, `opted-out` and `silent` for how things stand.
 */
export function playedScenarios(): PlayedScenario[] {
  const file = readFileSync(new URL("scenarios.txt", import.meta.url), "utf8");
  return file
    .split(/^# /m)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [name = "", ...lines] = part.trim().split("\n");
      return { name, missed: play(lines) };
    });
}

function play(lines: readonly string[]): string[] {
  const settings = Object.fromEntries(lines.flatMap((line) => (/^(?:home|when) /.test(line) ? [wordsOf(line)] : [])));
  const asked = askedAt("scenario", settings.home ?? "alder", settings.when ?? "new");
  const conversation = new Conversation(asked);
  const missed: string[] = [];
  let reply = "";
  for (const line of lines) {
    const [verb, words] = wordsOf(line);
    if (verb === "renter") {
      const before = conversation.state().escalations.length;
      reply = conversation.hear(words.replaceAll("\\n", "\n"), asked.now);
      if (saysAsked.test(reply) && conversation.state().escalations.length === before)
        missed.push(`nothing was asked at: ${words}   (last reply: ${reply})`);
    } else if (!holds(verb, words, reply, conversation)) missed.push(`${line}   (last reply: ${reply})`);
  }
  return missed;
}

/** Piper says that it has just asked the owner. */
const saysAsked = /\bI've asked [^.]*\band will let you know\b|\bYa le pregunté [^.]*\by le aviso\b/;

const wordsOf = (line: string): [string, string] => {
  const [, verb = "", words = ""] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  return [verb, words];
};

function holds(verb: string, words: string, reply: string, conversation: Conversation): boolean {
  const { showings, escalations, renter } = conversation.state();
  const active = showings.filter(({ status }) => status !== "cancelled");
  if (verb === "says") return new RegExp(words, "i").test(reply);
  if (verb === "lacks") return reply !== "" && !new RegExp(words, "i").test(reply);
  if (verb === "silent") return reply === "";
  if (verb === "showing")
    return words === "none" ? active.length === 0 : active.length === 1 && active[0]?.start === words;
  if (verb === "escalated")
    return words === "none" ? escalations.length === 0 : escalations.some(({ type }) => type === words);
  if (verb === "qualified") return String(renter.qualified) === words;
  if (verb === "opted-out") return String(renter.opted_out) === words;
  return true;
}
