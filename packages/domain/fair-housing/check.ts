import { harmless, type ProtectedGround, rules } from "./rules.ts";

/** Words that may not be said about housing: as they were written, why (goes on after them), and what to say instead. */
export type FairHousingFinding = { ground: ProtectedGround; phrase: string; reason: string; suggestion: string };
export type FairHousingCheck = { ok: true } | ({ ok: false } & FairHousingFinding);

const reasons: Record<ProtectedGround, string> = {
  "familial status":
    "this refers to children or family status, which may not be a ground for any decision about a home.",
  "race or color": "this refers to race or color, which may not be a ground for any decision about a home.",
  "national origin":
    "this refers to national origin, language or citizenship, which may not be a ground for any decision about a home.",
  religion: "this refers to religion, which may not be a ground for any decision about a home.",
  sex: "this refers to sex, gender or orientation, which may not be a ground for any decision about a home.",
  disability: "this refers to disability, which may not be a ground for any decision about a home.",
  "assistance animals": "assistance animals are not pets; pet rules, fees and papers may not be asked for them.",
  "source of income":
    "this refers to a lawful source of income such as a housing voucher, which may not be a ground for any decision about a home.",
  age: "this refers to age, which may not be a ground for any decision about a home.",
  "marital status": "this refers to marital status, which may not be a ground for any decision about a home.",
  "military status":
    "this refers to military or veteran status, which may not be a ground for any decision about a home.",
  "criminal history": "arrests and blanket bans on records may not be a ground; convictions are looked at one by one.",
  steering: "this describes an area or its people in a way that steers renters.",
  "unequal terms": "this suggests that people are treated by who they are, not by the same criteria.",
};

const suggestions: Partial<Record<ProtectedGround, string>> = {
  "familial status": "State the home's facts instead, such as bedrooms or an occupancy limit in people.",
  disability:
    "State the home's facts instead, such as steps or an elevator, and answer requests for accommodation one by one.",
  "assistance animals": "Say that pet rules do not apply to assistance animals.",
  "source of income": "State the income asked for, from any lawful source.",
  "criminal history": "Say that records are reviewed one by one.",
  steering: "State facts such as distances, and leave judging the area to the renter.",
  "unequal terms": "Name the written criterion that applies to everyone.",
};
const anySuggestion =
  "Leave it out and give a reason about the home, the time or a criterion that applies to everyone.";

/**
 * What in a text that an owner writes to renters does not keep to fair housing, in the order of the text.
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

/** Letters that stand for others where somebody hides a word: "k1ds", "n0". */
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
