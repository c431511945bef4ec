import { sayable } from "../text/normal.ts";
import { readerOf, tells } from "../text/word-table.ts";
import { tellsOfDistress } from "./distress-words.ts";
import { businessLists, businessWords, underAgeWords } from "./other-business-words.ts";

/**
 * What reaches a home's assistant and is no renter's wish: it is answered as a whole, and nothing in it is a question of the
 * home, a time to come or a fact about a renter.
 */
export type OtherBusiness =
  | "automatic_reply"
  | "bulk_mail"
  | "legal_notice"
  | "press"
  | "solicitation"
  | "off_topic"
  | "in_distress"
  | "picture_only"
  | "wordless"
  | "under_age";

const named = readerOf(businessWords, businessLists);
const tellsAge = tells(underAgeWords, businessLists);

/** A footer's links, one beside the other. */
const footer = /\bunsubscribe\W*\||\|\W*unsubscribe\b/;
/** "What is 2 + 2" */
const sumAsked = /^what is \d+ ?[-+*x] ?\d+/;

const picture = "(?:photo|image|picture|foto|imagen|video|attachment|file|archivo|adjunto)s?";
const pictureForms = [
  `[([](?:\\d |an? )?${picture}(?: \\w+)?[)\\]]`,
  `${picture} (?:attached|adjunt[ao]s?|omitted)`,
  `(?:please )?see (?:the )?attach(?:ed|ments?)(?: ${picture})?`,
  "ver adjunto",
  "(?:img|dsc|image|photo|screenshot)[\\w -]*\\.(?:jpe?g|png|heic|gif|pdf|mov|mp4)",
];
/** "[photo]", "see attached", "IMG_2041.jpg" */
const pictureAlone = new RegExp(`^(?:${pictureForms.join("|")})[.! ]*$`);

const stop = /[,.!?]/;
const isUnderAge = (text: string): boolean => [text, ...text.split(stop)].some(tellsAge);

type Reader = (text: string) => boolean;
const isNamed =
  (business: keyof typeof businessWords): Reader =>
  (text) =>
    named(text).has(business);

/** How each is heard in the normal form; the first that is found counts. */
const readers: readonly (readonly [OtherBusiness, Reader])[] = [
  ["automatic_reply", (text) => named(text).has("automatic_reply") || (named(text).has("away") && !text.includes("?"))],
  ["in_distress", tellsOfDistress],
  ["bulk_mail", (text) => named(text).has("bulk_mail") || footer.test(text)],
  ["legal_notice", isNamed("legal_notice")],
  ["press", isNamed("press")],
  [
    "solicitation",
    (text) =>
      named(text).has("solicitation") || (named(text).has("offers-wares") && !named(text).has("supposes-offer")),
  ],
  ["under_age", isUnderAge],
  ["off_topic", (text) => named(text).has("off_topic") || sumAsked.test(text)],
  ["picture_only", (text) => pictureAlone.test(text)],
  ["wordless", isNamed("wordless")],
];

/** A thumb and its like say yes, and a question mark asks what Piper said. */
const saysYes = /[\u{1F44D}\u{1F44C}\u{2705}\u{1F197}?]/u;

/** What of this a message is, by its words as written and in the normal form; null for what a renter writes. */
export function otherBusinessIn(words: string, text: string): OtherBusiness | null {
  if (!sayable.test(words)) return saysYes.test(words) ? null : "wordless";
  return readers.find(([, isMeant]) => isMeant(text))?.[0] ?? null;
}
