import { sampleWorld } from "./sample-home.ts";
import { step } from "./step.ts";
import { newTalk } from "./talk.ts";

const lines = [
  "Hi, what's the rent and is parking included?",
  "We have a cat and earn about $5,400 a month, credit around 690",
  "Could I come by on Thursday after 5?",
  "¿Cuánto es el depósito y aceptan perros?",
];

/** Only a pattern that has met a long text is compiled for one. */
const longLine = lines.join(" ").repeat(6);

/**
 * Lets Piper answer a few lines that nobody wrote, so that no renter waits for what is read and compiled the first time:
 * half a second for the first line, little for each later one.
 *
 * Shape  `pause` is waited for between two lines, so that others get their turn.
 */
export async function rehearse(pause: () => Promise<unknown>): Promise<void> {
  for (const text of [...lines, longLine]) {
    step(newTalk, { kind: "message", text, history: [] }, sampleWorld);
    await pause();
  }
}
