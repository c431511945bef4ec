import { anyOf } from "../text/any-of.ts";
import { clockTimesIn } from "./clock-times.ts";
import { withHoursInFigures } from "./times-named.ts";

const isBetter = "(?:is|are|would be|works|work) better|better for (?:me|us)|prefer|rather";
const atAnHour = "(?:is|would) (?:at )?(?:1[0-2]|[1-9])(?::[0-5]\\d)?(?: ?[ap]m)?";
const isAllRight = `${atAnHour} (?:be )?(?:okay|fine|good|possible|doable|alright)\\b(?! still)`;
const canWe = "(?:can|could) (?:we|i) (?:do|come|meet|try)|let us (?:do|try)|podemos|puedo ir";
const changes = "instead|make it|change of plans|no wait|wait no|en vez";
const givesUp =
  "no longer works?|(?:does|will) not work (?:anymore|any more|after all)|ya no (?:me (?:sirve|funciona)|puedo)";
/** "Can we make it Sunday at 3" of someone who has a time; of the normal form of a message. */
export const tradesTime = new RegExp(`\\b(?:${[changes, givesUp, isBetter, isAllRight, canWe].join("|")})\\b`);

const open = "(?:open|available|free|possible|an option|taken|libre|disponible|ocupad[oa]|lugar)";
const asks = "(?:is|are|would|will|do you (?:still )?have|any chance|esta|estara|estaria|hay|habra|tienen?)";
/** "Would Saturday at 11 be open" asks whether it is; of the normal form of a message. */
export const asksWhetherOpen = new RegExp(`\\b${asks}\\b[^.?!]*\\b${open}\\b`);

const granted =
  "can|could|may|might|would|want|prefer|like|still|works|helps|am (?:being )?honest|is (?:okay|fine|possible|open|free|not)";
const ownEvent = String.raw`if (?:i|we|he|she|they|it|something|(?:my|our) \w+)(?: \w+ly)? (?!(?:${granted})\b)\w+`;
const mayI = "(?:can|could|would|may) (?:i|we|you|it)(?: be| still| just| then| always)*";
const moves = "(?:switch|move|change|reschedule|push|swap|postpone)(?:e?d)?";
const cannotBe = "(?:can not|does not|will not|is not going to|did not) (?:work|happen|go through|be done)(?: out)?";
/** "If the one in person can't happen, I can do it alone" */
const ifItFails = String.raw`if (?:the|my|our|it|that|this)\b[^.?!;,]{0,40}? ${cannotBe}\b[^.?!;]*\b(?:i|we) (?:can|could|would)\b`;
const siPasa = String.raw`si (?:me|nos|algo|no (?:puedo|podemos|llego)|(?:mi|nuestr[oa]) \w+|surge|sale|llueve)\b`;
const puedoMover =
  "(?:puedo|podemos|podria|podriamos|se puede|se podria) (?:cambiar|mover|pasar|reagendar|posponer)(?:l[ao])?";
/** "If I get called in, can I move it to Thursday?" supposes what has not come; of the normal form of a message. */
export const supposesMove = new RegExp(
  anyOf(
    String.raw`\b${ownEvent}[^.?!;]*\b${mayI} ${moves}\b`,
    String.raw`\b${mayI} ${moves}\b[^.?!;,]*,? ${ownEvent}`,
    String.raw`\b${ifItFails}`,
    String.raw`\b${siPasa}[^.?!;]*\b${puedoMover}\b`,
  ),
);

const supposing = "(?:if|in case|si|por si|en caso)";
const alsoSaid = "(?:also|as well|too(?=\\W*(?:$|[.,;!?]))|tambien)";
/** "If Tuesday is bad for her, Friday works too" keeps the one and offers the other; of the normal form of a message. */
export const offersAlternative = new RegExp(
  anyOf(String.raw`\b${supposing}\b[^.?!;]*\b${alsoSaid}`, String.raw`\b${alsoSaid}\b[^.?!;]*\b${supposing}\b`),
);

/** "Cancel the Wednesday one" in so many words; of the normal form of a message. */
export const saysCancel =
  /(?<!\b(?:not|never|no|to|if i|can i|could i|puedo) )\b(?:cancel|cancele(?:la|lo|me)?|cancela(?:r|me)?|quite(?:me|la)?|quitame|borre(?:me|la)?)\b/;

const hold = "wait; hold on; hang on; one sec(?:ond)?; espere; espera; un momento";
/** "Sat 10, wait is that in person?" asks before it chooses; of the normal form of a message. */
export const asksFirst = new RegExp(
  anyOf(
    String.raw`\b${anyOf(hold)}\b,? (?:\W?(?:so|but|pero) )?\W?(?:is|are|does|do|would|will|es|son|tiene|hay)\b`,
    String.raw`\b(?:what|which) times?\b[^.!]*\?`,
    String.raw`\b(?:a )?que horas? (?:es|son|hay|tiene\w*|seria)\b`,
  ),
);

/** "I never said yes to Saturday" of somebody who has a request; of the normal form of a message. */
export const deniesChoice = new RegExp(
  String.raw`\b${anyOf(
    "(?:did not|never)(?: \\w+)? (?:say yes|said yes|agreed?|pick(?:ed)?|choose|chose|confirm(?:ed)?)(?! (?:you|the owner))",
    "(?:no|nunca) (?:dije que si|acepte|elegi|escogi|confirme)",
  )}\b`,
);

const former = "(?:first|old|original|earlier|previous|other|same)";
/** "Put it back how it was", "let's go back to the original time": of the normal form of a message. */
export const putsBack = new RegExp(
  String.raw`\b${anyOf(
    "(?:put|change|switch|move|set|get) (?:it|that|this|me|us|my (?:showing|tour|time)) back(?! (?:to|on|at) )",
    "(?:leave|keep|have) (?:it|that|everything) (?:as|how|the way|like) it was",
    `(?:go|going|change (?:it|that)|put (?:it|that|me)|switch|back) back to (?:the |my |our )?(?:${former} (?:time|one|day|slot|hour)|how it was)`,
    "(?:put|change|switch|move) (?:it|that|me) (?:back )?(?:to )?(?:how|the way|as|like|what) (?:it|that) was",
    "(?:dej\\w+|pong\\w+|pon\\w*|regres\\w+|vuelv\\w+) (?:todo )?(?:como|a como) estaba",
    "(?:volver|volvamos|vuelva|vuelve|regresar|regresemos|cambi\\w+) a(?:l)? (?:la )?(?:hora|horario|cita|dia)? ?(?:de antes|anterior|original|primer[ao])",
  )}(?=\W|$)`,
);

/** "I meant Sunday", "I said ten": of the normal form of a message. */
export const putsRight =
  /\bi (?:mean|meant|said|wrote|asked for|told you)\b|\b(?:quise decir|queria decir|digo|dije)\b/;

/** Whether a normal text changes an hour: "make it 10" answers no question about income or moving in. */
export const changesHour = (text: string): boolean =>
  tradesTime.test(text) && clockTimesIn(withHoursInFigures(text)).some(({ exact }) => exact !== null);

const concludes =
  /\b(?:so|make it|(?:put|pencil|book|sign) (?:me|us)|let us (?:say|do|make it)|no wait|wait no|actually|instead|mejor|entonces|digamos)\b[^.?!]*$/;
const isTheBetter = /^(?: ?[ap]m)? (?:is|would be|works|es|seria|queda) (?:\w+ )?(?:better|best|safer|easier|mejor)\b/;

/** "Then 11:30 or Sunday" leaves it open. */
const orElse = /^(?: ?[ap]m)?,? (?:or|o)\b/;

/** Whether a normal text comes to its last hour after others: "after five or Saturday, so make it five thirty". */
export function closesWithHour(text: string): boolean {
  const figures = withHoursInFigures(text);
  const [last, before] = clockTimesIn(figures).toReversed();
  if (!last || last.exact === null || orElse.test(figures.slice(last.end))) return false;
  return concludes.test(figures.slice(before?.end ?? 0, last.at)) || isTheBetter.test(figures.slice(last.end));
}
