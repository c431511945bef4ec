/** Whose application words are about, where they are about one: that of whoever writes, or somebody else's. */
export type AskedApplication = "own" | "another's";

const application = /\b(?:applications?|applied|solicitud(?:es)?|aplicacion(?:es)?)\b/;

/** How far an application is, or what came of it. */
const progress =
  /\b(?:status|updates?|news|progress|submit(?:ted)?|finish(?:ed)?|done|complete[d]?|missing|left|receive[d]?|got|review(?:ed|ing)?|hear back|decision|decide[d]?|approve[d]?|accept(?:ed)?|den(?:y|ied)|decline[d]?|reject(?:ed)?|turn(?:ed)? down|estado|avance|noticias|enviad[ao]|envi[oe]|termin\w+|complet\w+|falta|recibi\w+|revis\w+|decision|decidi\w+|aprob\w+|acept\w+|neg(?:aron|ada)|rechaz\w+)\b/;
const outcome =
  /\b(?:approved|denied|declined|rejected|turned down|decision on|(?:me|nos) (?:aprob\w+|rechaz\w+|negaron)|aprobad[ao]s?|rechazad[ao]s?)\b/;

const oneself = /\b(?:i|me|my|mine|we|us|our|ours|mi|mis|me|nos|nuestr[ao]|yo|su solicitud)\b/;
const another =
  /\b(?:his|her|hers|their|theirs|she|(?:room ?mates?|husband|wife|partner|boy ?friend|girl ?friend|friend|fiancee?|sister|brother|mom|mother|dad|father|son|daughter)(?:'?s)?|anyone|anybody|someone|somebody|nobody|(?:another|other|others|next|previous|last) (?:\w+ )?(?:applicants?|renters?|persons?|people|guy|couple|family)|someone else|anyone else|co-?applicants?|co-?signers?|espos[ao]|marido|pareja|novi[ao]|companer[ao](?: de cuarto)?|amig[ao]|herman[ao]|mama|papa|hij[ao]|alguien|nadie|(?:otr[ao]s?|demas) (?:personas?|solicitantes?)|el otro|la otra)\b/;

/** "Does my wife have to submit one too" asks how it works. */
const asksHow = /\b(?:needs?|must|should|required|(?:have|has) to|necesitan?|tienen? que|deben?)\b/;

/** "Can I get approved with 580" asks what is asked of renters. */
const isSupposed = /\b(?:can|could|would|will|may|might|should|if|chances?|likely|puedo|podria|podre)\b/;
const asksOutcome = (words: string): boolean => outcome.test(words) && oneself.test(words) && !isSupposed.test(words);

/** Whether somebody other than whoever writes is named. */
export const namesAnother = (words: string): boolean => another.test(words);

/**
 * Whose application a question in normal form asks of; null where it asks of none, or of how one applies. Of whom
 * nothing says that they have one, only words about how far their own is or what came of it do.
 */
export function askedApplication(words: string, hasOwn: boolean): AskedApplication | null {
  const isNamed = application.test(words);
  const isOfProgress = progress.test(words);
  if (namesAnother(words))
    return (isNamed || outcome.test(words)) && isOfProgress && !asksHow.test(words) ? "another's" : null;
  if ((isNamed && oneself.test(words) && isOfProgress) || asksOutcome(words)) return "own";
  return hasOwn && isNamed && (oneself.test(words) || isOfProgress) ? "own" : null;
}

/** Whether the words name an application, whatever they say of it. */
export const namesApplication = (words: string): boolean => application.test(words);

/** Whether the words name the link to one. */
export const namesLink = (words: string): boolean => /\b(?:links?|enlaces?|ligas?)\b/.test(words);

/** Whether the words name the mail that a link comes in. */
export const namesMail = (words: string): boolean =>
  /\b(?:emails?|mail|inbox|invitation|invite|correos?|invitacion)\b/.test(words);
