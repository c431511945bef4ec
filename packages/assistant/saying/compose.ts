import { publicDisplayName } from "@porchlight/domain/properties/naming.ts";
import { markOf, sentence, withMarks } from "../dialogue/said-lately.ts";
import type { Talk } from "../talk.ts";
import type { World } from "../world.ts";
import type { Saying, SayingKind, Voice, Words } from "./saying.ts";
import { withZoneOnce } from "./time-text.ts";
import { frames, words } from "./words.ts";

/** How many wordings are tried before Piper says that it repeats itself. */
const wordings = 2;

/** Sayings that speak of Piper themselves or must stand alone. */
const standsAlone: readonly SayingKind[] = [
  "opted-out",
  "opted-in",
  "wrong-number",
  "lost-interest",
  "identity",
  "help",
  "scam",
  "other-listing",
];

/** What says by itself that Piper is automated. */
const saysWhoSpeaks: readonly SayingKind[] = ["identity", "scam"];

/**
 * The words for what is to be said and the talk that remembers them.
 * Piper says once that it is automated and never sends the same text twice in a row; nothing to say is an empty text.
 */
export function compose(says: readonly Saying[], talk: Talk, world: World): { text: string; talk: Talk } {
  if (says.length === 0) return { text: "", talk };
  const voice: Voice = {
    owner: world.ownerName,
    isText: world.channel === "SMS",
    url: world.listingUrl,
    home: publicDisplayName(world.property, talk.language),
    mailbox: world.mailbox ?? null,
  };
  const introduces =
    !talk.introduced &&
    !says.some(({ say }) => saysWhoSpeaks.includes(say)) &&
    !says.every((saying) => standsAlone.includes(saying.say));
  const frame = frames[talk.language];
  const before = talk.lastParts ?? [];
  for (let wording = 0; wording <= wordings; wording++) {
    const body = withoutRepeated(
      answersFirst(saidOnce(says))
        .map((saying) => sentence(worded(words[talk.language], saying, voice, wording, before)))
        .filter((part) => part !== ""),
    );
    if (body.length === 0) return { text: "", talk };
    const said = [...(wording === wordings ? [frame.again] : []), ...answeredOnce(body)];
    const parts = [
      ...(introduces ? [frame.introduction(voice)] : []),
      ...said,
      ...(introduces && voice.isText ? [frame.wayOut] : []),
    ];
    const text = withZoneOnce(
      parts
        .join(" ")
        .replace(/ ?\n ?/g, "\n")
        .trim(),
    );
    const mark = markOf(said.join(" "));
    if (mark === talk.lastSaid && wording < wordings) continue;
    return {
      text,
      talk: {
        ...talk,
        introduced: true,
        lastSaid: mark,
        lastParts: withMarks(before, [...body, ...ownersWordsIn(says)]),
      },
    };
  }
  return { text: "", talk };
}

/** What is said in the owner's own words. */
const ownersWordsIn = (says: readonly Saying[]): string[] =>
  says.flatMap((saying) => (saying.say === "owner-says" ? [saying.text] : []));

/** "Yes" and "no" begin the first answer of a message; said before each of several they read like a form. */
const answeredOnce = (parts: readonly string[]): string[] => {
  const first = parts.findIndex((part) => yesOrNo.test(part));
  return parts.map((part, place) => (place > first ? sentence(part.replace(yesOrNo, "")) : part));
};
const yesOrNo = /^(?:Yes|No|Sí), (?=\p{L})/u;

/** Whatever several parts of a message lead to is said once. */
function saidOnce(says: readonly Saying[]): readonly Saying[] {
  if (new Set(says.map(({ say }) => say)).size === says.length) return says;
  const kept = new Map(says.map((saying) => [JSON.stringify(saying), saying]));
  return [...kept.values()];
}

/** "Pets aren't allowed here." before "Pets aren't allowed here, so your cat wouldn't work." is said by that. */
function withoutRepeated(parts: readonly string[]): string[] {
  const open = parts.map((part) => (part.endsWith(".") ? part.slice(0, -1) : part));
  return parts.filter((_, place) => !parts.some((later, at) => at > place && later.startsWith(open[place] as string)));
}

/** What the renter is asked to tell comes after what the renter asked to know. */
const answersFirst = (says: readonly Saying[]): Saying[] => [
  ...says.filter(({ say }) => say !== "ask-contact"),
  ...says.filter(({ say }) => say === "ask-contact"),
];

/** The wording tried, or one after it where Piper said just that a moment ago. */
function worded(table: Words, saying: Saying, voice: Voice, wording: number, before: readonly string[]): string {
  const say = table[saying.say] as (saying: Saying, voice: Voice) => string | string[];
  const said = [say(saying, voice)].flat();
  const tried = said.slice(Math.min(wording, said.length - 1));
  return tried.find((text) => text !== "" && !before.includes(markOf(text))) ?? (tried[0] as string);
}
