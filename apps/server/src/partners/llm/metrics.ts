import type { CounterMetric } from "../../platform/metrics.ts";
import type { LlmCounts } from "./llm.ts";

/** The counts of all questions to the model by their outcome, as metrics of the process. */
export const llmMetrics = (counts: LlmCounts): CounterMetric[] => [
  {
    name: "llm_questions_total",
    help: "Questions to the language model, by purpose and by what became of them",
    labelNames: ["purpose", "outcome"],
    read: () =>
      Array.from(counts.outcomes, ([key, value]) => {
        const [purpose, outcome] = key.split(" ") as [string, string];
        return { labels: { purpose, outcome }, value };
      }),
  },
  {
    name: "llm_tokens_total",
    help: "Tokens that the language model has read and written",
    labelNames: [],
    read: () => [{ labels: {}, value: counts.tokens }],
  },
];
