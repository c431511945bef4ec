import { messageLength } from "@porchlight/domain/kernel/text-lengths.ts";
import { z } from "zod";
import { messageView, whyLine } from "./conversations.ts";
import { endpoint, id, text } from "./endpoint.ts";

export const tryPiper = endpoint({
  method: "POST",
  path: "/property/:propertyId/piper-trial",
  who: "investor",
  summary: "The owner plays a renter: Piper answers as if the home were listed, and nothing is kept, sent or counted",
  params: z.object({ propertyId: id }),
  body: z.strictObject({
    text: text(messageLength.max, "Write a message first"),
    /** What the turn before answered; without it a new conversation begins. */
    session: z.string().max(60_000).nullable().default(null),
  }),
  reply: z.object({
    /** Empty where Piper stays silent. */
    text: z.string(),
    facts: messageView.shape.facts,
    /** What Piper understood of the message. */
    understood: z.object({
      byItself: z.array(whyLine),
      /** With what a language model understood beside it; null where none is set up, or it did not answer. */
      withModel: z.array(whyLine).nullable(),
      /** A language model is set up and gave no answer. */
      modelFailed: z.boolean(),
    }),
    /** What Piper would bring to the owner, in the renter's words. */
    askedOwner: z.array(z.string()),
    /** What Piper would have done beside answering. */
    did: z.array(z.string()),
    session: z.string(),
  }),
});
