import type { Heard } from "@porchlight/assistant/heard.ts";
import { namesOf } from "@porchlight/assistant/llm/data.ts";
import { hearingPrompt } from "@porchlight/assistant/llm/hearing-prompt.ts";
import { proposal } from "@porchlight/assistant/llm/proposal.ts";
import { refined } from "@porchlight/assistant/llm/refined.ts";
import { accepted, mayRephrase, rephrased, rephrasing } from "@porchlight/assistant/llm/rephrasing.ts";
import { keywordIn } from "@porchlight/assistant/reading/text/keywords.ts";
import { understand as builtIn } from "@porchlight/assistant/reading/understand.ts";
import type { ModelAnswered } from "@porchlight/assistant/records/turn-record.ts";
import type { Turn } from "@porchlight/assistant/turn.ts";
import type { Understand } from "@porchlight/assistant/understander.ts";
import type { MessageChannel } from "@porchlight/domain/conversations/channels.ts";
import type { App } from "../app.ts";
import { recordOfLead } from "../leads/events.ts";
import type { LockedLead } from "../leads/locked-lead.ts";
import type { Fallback, Purpose } from "../partners/llm/question.ts";
import { prefetchedIn, type Tx } from "../platform/database/database.ts";
import { type ModelAnswers, modelAnswers } from "./llm-prefetch.ts";

const maxTokens = { hear: 1200, rephrase: 700 };

/**
 * The context of a turn; `fellBack` is called when the built-in answer is used instead of the model's, `heardBoth` when
 * what the built-in understander heard was combined with the model's.
 */
type About = {
  companyId: string;
  renterName: string | null;
  street: string;
  fellBack(purpose: Purpose, why: Fallback, refused?: string): void;
  heardBoth?(byItself: Heard, withModel: Heard): void;
};

export type Model = {
  /** Returns the built-in understander, combined with what the language model understood. */
  understand: Understand;
  /** The turn in smoother words where the language model has some that say the same; else as it is. */
  rephrase(turn: Turn, channel: MessageChannel): Turn;
  /** What the language model has answered so far in the turn; absent without one. */
  answered?: ModelAnswered;
};

/** The language model beside Piper in one turn; without its answers, Piper alone. */
export function modelForTurn(answers: ModelAnswers | null, about: About): Model {
  const { companyId, renterName, street, fellBack } = about;
  if (!answers) return { understand: builtIn, rephrase: (turn) => turn };
  return {
    understand(text, context) {
      const heard = builtIn(text, context);
      if (keywordIn(text)) return heard;
      const prompt = hearingPrompt(text, context, renterName);
      const question = { purpose: "hear" as const, companyId, prompt, shape: proposal, maxTokens: maxTokens.hear };
      const answer = answers.answerTo(question);
      if (answer === null) return heard;
      if (!answer.ok) {
        fellBack("hear", answer.why);
        return heard;
      }
      const both = refined(heard, answer.value, text, context);
      about.heardBoth?.(heard, both);
      return both;
    },
    rephrase(turn, channel) {
      if (!mayRephrase(turn)) return turn;
      const { prompt, hidden } = rephrasing(turn.text, turn.talk.language, [street, ...namesOf(renterName)]);
      const asks = { companyId, prompt, shape: rephrased, maxTokens: maxTokens.rephrase };
      const answer = answers.answerTo({ purpose: "rephrase", ...asks });
      if (answer === null) return turn;
      if (!answer.ok) {
        fellBack("rephrase", answer.why);
        return turn;
      }
      const reply = accepted(turn.text, answer.value.reply, hidden, channel === "SMS");
      if ("text" in reply) return { ...turn, text: reply.text };
      answers.unused("rephrase", "refused");
      fellBack("rephrase", "refused", reply.refused);
      return turn;
    },
  };
}

/**
 * Returns the language model for a turn of a lead. While the conversation is taken over, Piper uses only what is beyond
 * doubt.
 */
export function modelFor(tx: Tx, app: App, { inquiry, renter, home }: LockedLead): Model {
  const answers = inquiry.takenOverAt === null ? modelAnswers(app.llm, prefetchedIn(tx)) : null;
  const answered: ModelAnswered = {};
  const model = modelForTurn(answers && noting(answers, answered), {
    companyId: inquiry.companyId,
    renterName: renter.name,
    street: home.property.location.address,
    fellBack(purpose, why, refused) {
      void recordOfLead(tx, app, inquiry, "piper.fell-back", {
        data: { purpose, why, ...(refused ? { refused } : {}) },
      });
    },
  });
  return answers ? { ...model, answered } : model;
}

/** The same answers, each noted in `answered` as it is used. */
const noting = (answers: ModelAnswers, answered: ModelAnswered): ModelAnswers => ({
  ...answers,
  answerTo(question) {
    const answer = answers.answerTo(question);
    if (answer && question.purpose !== "describe") answered[question.purpose] = answer;
    return answer;
  },
});
