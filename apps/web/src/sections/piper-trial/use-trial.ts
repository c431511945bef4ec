import type { ReplyOf } from "@porchlight/contract/endpoint.ts";
import { tryPiper } from "@porchlight/contract/piper-trial.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../app/call.ts";
import { now } from "../../app/now.ts";
import { product } from "../../words.ts";
import type { ChatMessage } from "../conversation/ConversationMessage.tsx";

type Understood = ReplyOf<typeof tryPiper>["understood"];

/** A line of the trial; `askedOwner` is what Piper could not answer, `understood` what it made of a message. */
export type TrialLine = ChatMessage & { askedOwner?: true; understood?: Understood };

const line = (said: Partial<TrialLine> & Pick<TrialLine, "sender" | "content">): TrialLine => ({
  id: crypto.randomUUID(),
  createdAt: now().toString(),
  isSystem: said.sender === "system",
  user: said.sender === "piper" ? { name: product.assistant } : null,
  communicationChannel: said.sender === "system" ? null : "WEB",
  facts: [],
  ...said,
});

/** The state of a trial conversation, which exists only in this panel; every turn sends its session to the server. */
export function useTrial(propertyId: string) {
  const [lines, setLines] = useState<TrialLine[]>([]);
  const [session, setSession] = useState<string | null>(null);
  const turn = useMutation({
    mutationFn: (text: string) => call(tryPiper, { params: { propertyId }, body: { text, session } }),
    onSuccess: (answer, text) => {
      setSession(answer.session);
      setLines((before) => [
        ...before,
        line({
          sender: "renter",
          content: text,
          user: { name: "You, as a renter" },
          understood: answer.understood,
        }),
        ...(answer.text ? [line({ sender: "piper", content: answer.text, facts: answer.facts })] : []),
        ...answer.askedOwner.map((content) => line({ sender: "system", content, askedOwner: true })),
        ...answer.did.map((content) => line({ sender: "system", content })),
        ...(answer.text ? [] : [line({ sender: "system", content: `${product.assistant} wouldn't reply` })]),
      ]);
    },
  });
  const reset = () => {
    setLines([]);
    setSession(null);
  };
  return { lines, reset, isPending: turn.isPending, say: turn.mutate };
}
