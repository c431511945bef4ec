import { namesOf } from "@porchlight/assistant/llm/data.ts";
import { hearingPrompt } from "@porchlight/assistant/llm/hearing-prompt.ts";
import { proposal } from "@porchlight/assistant/llm/proposal.ts";
import { refined } from "@porchlight/assistant/llm/refined.ts";
import { accepted, mayRephrase, rephrased, rephrasing } from "@porchlight/assistant/llm/rephrasing.ts";
import type { Turn, Understand } from "@porchlight/assistant/piper.ts";
import { keywordIn } from "@porchlight/assistant/understanding/keywords.ts";
import { understand as builtIn } from "@porchlight/assistant/understanding/understand.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import type { Fallback, Purpose } from "../partners/llm/llm.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Case } from "./case.ts";
import { thoughtOn, unused } from "./second-thoughts.ts";

const mostTokens = { hear: 1200, rephrase: 700 };

/** How a message of this lead is understood: by the built-in understander, and beside it by the language model where there is one. */
export const understandingFor =
  (tx: Tx, app: App, lead: Case): Understand =>
  (text, context) => {
    const heard = builtIn(text, context);
    // While the owner answers, Piper goes by what is beyond doubt alone.
    if (!app.llm || lead.inquiry.takenOverAt !== null || keywordIn(text, true)) return heard;
    const answer = thoughtOn(tx, {
      purpose: "hear",
      companyId: lead.inquiry.companyId,
      prompt: hearingPrompt(text, context, lead.renter.name),
      shape: proposal,
      mostTokens: mostTokens.hear,
    });
    if (answer === null) return heard;
    if (answer.ok) {
      const today = context.now.toZonedDateTimeISO(context.timeZone).toPlainDate();
      return refined(heard, answer.value, text, today);
    }
    fallBack(tx, app, lead, "hear", answer.why);
    return heard;
  };

/** The turn in smoother words where the language model has some that say the same; else as it is. */
export function rephrasedTurn(tx: Tx, app: App, lead: Case, channel: MessageChannel, turn: Turn): Turn {
  if (!app.llm || lead.inquiry.takenOverAt !== null || !mayRephrase(turn)) return turn;
  const { home, inquiry, renter } = lead;
  const { prompt, hidden } = rephrasing(turn.text, turn.talk.language, [
    home.property.location.address,
    ...namesOf(renter.name),
  ]);
  const answer = thoughtOn(tx, {
    purpose: "rephrase",
    companyId: inquiry.companyId,
    prompt,
    shape: rephrased,
    mostTokens: mostTokens.rephrase,
  });
  if (answer === null) return turn;
  if (!answer.ok) {
    fallBack(tx, app, lead, "rephrase", answer.why);
    return turn;
  }
  const reply = accepted(turn.text, answer.value.reply, hidden, channel === "SMS");
  if ("text" in reply) return { ...turn, text: reply.text };
  fallBack(tx, app, lead, "rephrase", unused(tx, "rephrase", "refused").why, reply.refused);
  return turn;
}

/** Keeps in the log of the lead that the built-in way was taken, and why. */
function fallBack(tx: Tx, app: App, lead: Case, purpose: Purpose, why: Fallback, refused?: string): void {
  void recordOfLead(tx, app, lead.inquiry, "piper.fell-back", {
    data: { purpose, why, ...(refused ? { refused } : {}) },
  });
}
