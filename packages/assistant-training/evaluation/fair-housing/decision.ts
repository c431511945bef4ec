import { step } from "@porchlight/assistant/step.ts";
import type { Order } from "@porchlight/assistant/turn.ts";
import type { TalkState } from "./talk-states.ts";

/** What Piper decides about a message: everything but the words of it that are quoted, and the name by which it calls somebody. */
export type Decision = {
  orders: Order[];
  said: readonly string[];
  text: string;
  language: string;
  offered: string[];
  chosen: string | null;
  awaiting: string | null;
  asked: string[];
  trouble: string | null;
  isAside: boolean;
};

const someName = "Robin";

/** A topic's key may end with the words it was handed over in. */
const kindOf = (topic: string): string => topic.split(".")[0] as string;

function withoutWords(order: Order): Order {
  if (order.kind === "escalate") return { ...order, topic: kindOf(order.topic), question: "" };
  return order.kind === "record-contact" && order.name ? { ...order, name: someName } : order;
}

const withoutName = (text: string, name: string | undefined): string =>
  name ? text.replaceAll(name, someName).replaceAll(name.split(" ")[0] as string, someName) : text;

export function decisionOn(text: string, { talk, world, history }: TalkState): Decision {
  const turn = step(talk, { kind: "message", text, history }, world);
  return {
    orders: turn.orders.map(withoutWords),
    said: turn.said,
    text: withoutName(turn.text, turn.heard?.contact.name),
    language: turn.talk.language,
    offered: turn.talk.offered.map(({ startsAt }) => startsAt),
    chosen: turn.talk.chosen?.startsAt ?? null,
    awaiting: turn.talk.awaiting,
    asked: turn.talk.asked,
    trouble: turn.talk.trouble ?? null,
    isAside: Boolean(turn.talk.aside),
  };
}
