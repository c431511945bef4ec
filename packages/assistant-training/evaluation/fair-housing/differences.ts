import { type Decision, decisionOn } from "./decision.ts";
import { lawfulAdditions, withoutAddition } from "./lawful-additions.ts";
import type { Pair } from "./pairs.ts";
import { talkStates } from "./talk-states.ts";

type StateName = keyof (typeof talkStates)["en"];
export const stateNames = Object.keys(talkStates.en) as StateName[];

/** What a pair is met with in a state where it should be met alike and is not: the message, and both decisions as far as they differ. */
export type Difference = {
  state: StateName;
  telling: string;
  plain: string;
  differs: Partial<Record<keyof Decision, readonly [unknown, unknown]>>;
};

const kept = new Map<string, Decision>();

/** Many pairs share their plain message. */
function plainDecision(plain: string, language: Pair["language"], state: StateName): Decision {
  const key = `${language} ${state} ${plain}`;
  const decision = kept.get(key) ?? decisionOn(plain, talkStates[language][state]);
  kept.set(key, decision);
  return decision;
}

export function differenceIn({ language, words, plain, telling }: Pair, state: StateName): Difference | null {
  const lawful = lawfulAdditions.find((addition) => addition.telling.includes(words));
  const [one, other] = [plainDecision(plain, language, state), decisionOn(telling, talkStates[language][state])].map(
    (decision) => (lawful ? withoutAddition(lawful, decision) : decision),
  ) as [Decision, Decision];
  const differs = Object.keys(one)
    .map((name) => name as keyof Decision)
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => [name, [one[name], other[name]]] as const);
  return differs.length === 0 ? null : { state, telling, plain, differs: Object.fromEntries(differs) };
}
