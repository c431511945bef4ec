import { step } from "@porchlight/assistant/step.ts";
import { actionOf } from "./leasing/action.ts";
import { factsOf, intentsOf, topicsOf } from "./leasing/heard.ts";
import type { Asked } from "./leasing/request.ts";
import { toldBeside } from "./leasing/told-beside.ts";
import { talkAtStart, worldOf } from "./leasing/world.ts";
import { answerLines } from "./lines.ts";

/** `npm run -s piper:turns`: one message of a renter a line, and what Piper makes of it. */
await answerLines((asked: Asked & { text: string }) => {
  const world = worldOf(asked);
  const talk = talkAtStart(asked, world);
  const history = asked.history.map(({ speaker, text }) => ({
    from: speaker === "user" ? ("renter" as const) : ("piper" as const),
    text,
  }));
  const turn = step(talk, { kind: "message", text: asked.text, history }, world);
  const { heard } = turn;
  return {
    id: asked.id,
    intents: heard ? intentsOf(heard) : [],
    topics: heard ? topicsOf(heard) : [],
    facts: heard
      ? { ...factsOf(heard, talk), ...toldBeside(asked.text, heard.intents, heard.facts.occupants ?? null) }
      : {},
    action: actionOf(turn, talk.awaiting === "facts"),
    reply: turn.text,
  };
});
