import type { leadActions } from "@porchlight/contract/leads.ts";
import type { Choice } from "../../ui/ChoiceCards.tsx";
import { product } from "../../words.ts";

type LeadAction = (typeof leadActions)[number];

const words: Record<LeadAction, { label: string; more: string }> = {
  SCHEDULE_SHOWING: {
    label: "Schedule showing",
    more: `${product.assistant} emails them, answers their questions and helps them schedule a showing.`,
  },
  SEND_APPLICATION: {
    label: "Send application",
    more: `You send them a link to apply. ${product.assistant} won't write to them first.`,
  },
};

/** What may follow when a lead is added by hand, in the order it is offered. */
export const actionChoices: readonly Choice<LeadAction>[] = (Object.keys(words) as LeadAction[]).map((value) => ({
  value,
  ...words[value],
}));
