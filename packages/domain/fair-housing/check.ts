import { harmless, type ProtectedGround, rules } from "./rules.ts";

/**
 * A phrase that fair housing rules out: as it was written, the reason (it continues after the phrase) and a suggestion.
 */
export type FairHousingFinding = { ground: ProtectedGround; phrase: string; reason: string; suggestion: string };
export type FairHousingCheck = { ok: true } | ({ ok: false } & FairHousingFinding);

/** What the words are about, to go on after them. */
const reasons: Record<ProtectedGround, string> = {
  "familial status": "refers to familial status, which fair housing law protects.",
  "race or color": "refers to race or color, which fair housing law protects.",
  "national origin": "refers to national origin, language or citizenship, which fair housing law protects.",
  religion: "refers to religion, which fair housing law protects.",
  sex: "refers to sex, gender or orientation, which fair housing law protects.",
  disability: "refers to disability, which fair housing law protects.",
  "assistance animals": "applies pet rules to assistance animals, which aren't pets under fair housing law.",
  "source of income":
    "refers to a lawful source of income, such as a housing voucher. Many fair housing laws protect it.",
  age: "refers to age, which many fair housing laws protect.",
  "marital status": "refers to marital status, which many fair housing laws protect.",
  "military status": "refers to military or veteran status, which many fair housing laws protect.",
  "criminal history": "rules out people by arrests or records as a group, which fair housing guidance doesn't allow.",
  steering: "describes an area or its people in a way that can steer renters.",
  "unequal terms": "suggests that people are treated by who they are and not by the same criteria.",
};

const suggestions: Partial<Record<ProtectedGround, string>> = {
  "familial status": "Describe the home instead, such as the number of bedrooms.",
  disability: "Describe the home instead, such as steps or an elevator.",
  "assistance animals": "Say that pet rules don't apply to assistance animals.",
  "source of income": "State the income you require, from any lawful source.",
  "criminal history": "Say that each record is reviewed individually.",
  steering: "Describe distances. Don't rate the area.",
  "unequal terms": "Name the written criterion that applies to everyone.",
};
const anySuggestion = "Describe the home, the time or a criterion that applies to everyone instead.";

/**
 * Returns the phrases of an owner's text that break fair housing rules, in the order of the text.
 *
 * Shape   where findings overlap, the one that begins first stands for them
 * Errors  none: an empty text is fine.
 * Source  42 USC 3604(c); docs/decisions/0024-fair-housing-phrases.md
 */
export function findUnfair(text: string): FairHousingFinding[] {
  const plain = normal(text);
  const bare = harmless.reduce((rest, pattern) => rest.replace(pattern, (found) => " ".repeat(found.length)), plain);
  const written = plain.length === text.length ? text : bare;
  const found = rules
    .flatMap(({ ground, pattern }) =>
      [...bare.matchAll(pattern)].map((match) => ({ ground, from: match.index, to: match.index + match[0].length })),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const findings: FairHousingFinding[] = [];
  let read = 0;
  for (const { ground, from, to } of found) {
    if (from < read) continue;
    read = to;
    findings.push({
      ground,
      phrase: written.slice(from, to).trim(),
      reason: reasons[ground],
      suggestion: suggestions[ground] ?? anySuggestion,
    });
  }
  return findings;
}

/** The first finding of `findUnfair`, if there is one. */
export function checkFairHousing(text: string): FairHousingCheck {
  const [first] = findUnfair(text);
  return first ? { ok: false, ...first } : { ok: true };
}

/** Characters used in place of letters to disguise a word: "k1ds", "n0". */
const disguises: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "@": "a", $: "s" };

/** Lower case, straight quotes, no invisible letters, disguised and spaced-out words put right; length is kept where possible. */
function normal(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, "")
    .replace(/[’‘`´]/g, "'")
    .replace(/\s/g, " ")
    .replace(/\b(?=[a-z0-9@$]*[a-z])(?=[a-z0-9@$]*[013457@$])[a-z0-9@$]{2,}\b/g, (word) => undisguised(word))
    .replace(/\b[a-z](?: {1,3}[a-z]){3,}\b/g, (spaced) => spaced.replace(/(\S) (?=\S)/g, "$1").replace(/ +/g, " "))
    .replace(/ {2,}/g, " ");
}

/** "1st", "2br" and "55" stay; a number is undone only between letters or before them. */
const undisguised = (word: string): string =>
  /^\d+(?:st|nd|rd|th|br|ba|bd|k|am|pm|sf|lb|lbs|x|yr|mo)$|^(?:w2|s8|b\d+|a\d+|i\d+|apt\d+)$/.test(word)
    ? word
    : word.replace(/[013457@$]/g, (c) => disguises[c] ?? c);
