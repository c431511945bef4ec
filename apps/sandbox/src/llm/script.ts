/** One answer of the script; without `times` it is given once. */
export interface ScriptedAnswer {
  /** Words that must stand in what is asked; without them the answer is for whatever comes next. */
  when?: string;
  /** What the model says: a string as it is, anything else as JSON. */
  content?: unknown;
  /** An HTTP status other than 200 is an error in the provider's own shape. */
  status?: number;
  delayMs?: number;
  times?: number;
}

export interface LlmCall {
  api: "openai" | "anthropic";
  model: string;
  system: string;
  user: string;
}

export interface ScriptedLlm {
  /** Replaces what is left of the script. */
  follow(answers: readonly ScriptedAnswer[]): void;
  /** The answer to a call, which is remembered; null where the script has none for it. */
  answer(call: LlmCall): ScriptedAnswer | null;
  calls(): readonly LlmCall[];
  clear(): void;
}

const maxCalls = 500;

/** A language model that says what it was told to say. */
export function createScriptedLlm(): ScriptedLlm {
  let script: ScriptedAnswer[] = [];
  let calls: LlmCall[] = [];
  return {
    follow(answers) {
      script = answers.map((answer) => ({ ...answer }));
    },
    answer(call) {
      calls = [...calls, call].slice(-maxCalls);
      const fits = ({ when }: ScriptedAnswer) => !when || `${call.system}\n${call.user}`.includes(when);
      const found = script.find(fits);
      if (!found) return null;
      const left = (found.times ?? 1) - 1;
      if (left > 0) found.times = left;
      else script = script.filter((answer) => answer !== found);
      return found;
    },
    calls: () => calls,
    clear() {
      script = [];
      calls = [];
    },
  };
}
