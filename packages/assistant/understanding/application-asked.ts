import type { ApplicationAsked } from "../heard.ts";

export const application = /\b(?:applications?|applied|solicitud(?:es)?|aplicacion(?:es)?)\b/;

/** Returns a pattern of whole words, any of those that are named. */
const anyWord = (...parts: readonly string[]): RegExp => new RegExp(`\\b(?:${parts.join("|")})\\b`);

/** How far an application is, or what came of it. */
const progress = anyWord(
  "status|updates?|news|progress|submit(?:ted)?|finish(?:ed)?|done|complete[d]?|missing|left|receive[d]?|got",
  "review(?:ed|ing)?|hear back|decision|decide[d]?|approve[d]?|accept(?:ed)?|den(?:y|ied)|decline[d]?|reject(?:ed)?",
  "turn(?:ed)? down",
  "estado|avance|noticias|enviad[ao]|envi[oe]|termin\\w+|complet\\w+|falta|recibi\\w+|revis\\w+",
  "decidi\\w+|aprob\\w+|acept\\w+|neg(?:aron|ada)|rechaz\\w+",
);
const outcome = anyWord(
  "approved|denied|declined|rejected|turned down|decision on",
  "(?:me|nos) (?:aprob\\w+|rechaz\\w+|negaron)|aprobad[ao]s?|rechazad[ao]s?",
);

const oneself = anyWord("i|me|my|mine|we|us|our|ours", "mi|mis|me|nos|nuestr[ao]|yo|su solicitud");

const relatives =
  "husband|wife|partner|boy ?friend|girl ?friend|fiancee?|sister|brother|mom|mother|dad|father|son|daughter";
const relativesInSpanish = "espos[ao]|marido|pareja|novi[ao]|herman[ao]|mama|papa|hij[ao]";
const applicants = "applicants?|renters?|persons?|people|guy|couple|family";
export const another = anyWord(
  "his|her|hers|their|theirs|she",
  `(?:room ?mates?|friend|${relatives})(?:'?s)?`,
  "anyone|anybody|someone|somebody|nobody|someone else|anyone else",
  `(?:another|other|others|next|previous|last) (?:\\w+ )?(?:${applicants})`,
  "co-?applicants?|co-?signers?",
  `companer[ao](?: de cuarto)?|amig[ao]|alguien|nadie|${relativesInSpanish}`,
  "(?:otr[ao]s?|demas) (?:personas?|solicitantes?)|el otro|la otra",
);

/** "Does my wife have to submit one too" asks how it works. */
const asksHow = /\b(?:needs?|must|should|required|(?:have|has) to|necesitan?|tienen? que|deben?)\b/;

/** "Can I get approved with 580" asks what is asked of renters. */
const isSupposed = /\b(?:can|could|would|will|may|might|should|if|chances?|likely|puedo|podria|podre)\b/;
const asksOutcome = (words: string): boolean => outcome.test(words) && oneself.test(words) && !isSupposed.test(words);

/**
 * Whose application a question in normal form asks of; null where it asks of none, or of how one applies. Of whom
 * nothing says that they have one, only words about how far their own is or what came of it do.
 */
export function askedApplication(words: string): ApplicationAsked | null {
  const isNamed = application.test(words);
  if (!isNamed && !outcome.test(words)) return null;
  const isOfProgress = progress.test(words);
  if (another.test(words)) return isOfProgress && !asksHow.test(words) ? "another's" : null;
  if ((isNamed && oneself.test(words) && isOfProgress) || asksOutcome(words)) return "own";
  return isNamed && (oneself.test(words) || isOfProgress) ? "own-if-any" : null;
}

/** The link to an application, and the mail that a link comes in. */
export const link = /\b(?:links?|enlaces?|ligas?)\b/;
export const mail = /\b(?:emails?|mail|inbox|invitation|invite|correos?|invitacion)\b/;
