import { Conversation } from "./leasing/conversation.ts";
import type { Asked } from "./leasing/request.ts";
import { answerLines } from "./lines.ts";

type Start = Asked & { type: "start" };
type Message = { type: "message"; id: string; now: string; text: string };
type State = { type: "state"; id: string };

let conversation: Conversation | null = null;

/** `npm run -s piper:scenarios`: a whole conversation, a line a step, and how things stand when asked. */
await answerLines((asked: Start | Message | State) => {
  const { id } = asked;
  if (asked.type === "start") {
    conversation = new Conversation(asked);
    return { id, ok: true };
  }
  if (conversation === null) return { id, error: "A conversation begins with a line of type start." };
  return asked.type === "message"
    ? { id, reply: conversation.hear(asked.text, asked.now) }
    : { id, state: conversation.state() };
});
