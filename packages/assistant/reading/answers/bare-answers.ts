import { anyOf } from "../text/any-of.ts";
import { tells } from "../text/word-table.ts";

/*
 * Answers of a word or two to what Piper or the owner asked.
 */

/** A whole message that is a yes, a no, or the 2 that a reminder takes for a no; as it was written. */
export const answersYes = /^\s*(?:1|yes|y|ya+|yah|yuh|ye|si|sí)\s*[.!]?\s*$/i;
export const answersNo = /^\s*(?:2|n|no|nope|nah)(?:\W+sorry)?\s*[.!]?\s*$/i;
export const answersTwo = /^\s*2\s*[.!]?\s*$/;

/* The others are looked for in the normal form of a message. */

/** "Okay" closes; a yes where nothing was asked but how Piper can help is a wish to go on. */
export const plainYes = /^(?:yes|yeah|yep|yup|si)(?: please| por favor)?\W*$/;

/** "No, that's all of it", "just mine", to whether there is more. */
export const saysThatIsAll = tells(
  {
    en: [
      "^ {answer}? that|this|it is {adverb}? all|it|everything; ^ {answer}? that|it is the|my whole|total; ^ {answer}? nothing|nobody|noone else|more",
      "^ {answer}? just|only that|mine|me; ^ {answer}? there is nothing|nobody|noone else|more; ^ {answer}? no other|more income",
    ],
    es: [
      "^ {answer}? (eso)? es {adverb}? (todo|lo unico); ^ {answer}? nada mas; ^ {answer}? solo|nomas eso; ^ {answer}? nadie mas",
      "^ {answer}? no hay mas|nada|nadie|otro|otra; ^ {answer}? no tengo|tenemos (nada)? mas|otro|otra",
    ],
  },
  {
    answer: "no; nope; nah; yes; yeah; si; correct; okay",
    adverb: "really; honestly; pretty much; basically; about; just; only; literally; realmente; ya; practicamente",
  },
);

export const beginsWithNo = /^(?:n|no)\b/;

const notSo = anyOf(
  "(?:that|this|it) (?:is|was) (?:not (?:it|right|what)|wrong); not what i (?:meant|said|asked); (?:eso )?no (?:es|era) eso",
  "no (?:quise decir|dije) eso; eso no (?:es|era|fue); asi no (?:es|era)",
);
const noAgain = String.raw`(?<=no[,.! ]+(?:no|wait|espere?)[,.! ]+|(?:wait|espere?)[,.! ]+no[,.! ]+)`;
const closes = anyOf(
  "thanks?; thank you; fine; okay; good; great; worries; problem; that is all; do not worry; gracias; bien; se preocupe",
  "hay problema; esta bien; asi",
);
const before = "(?:(?:wait|hold on|oh|um|sorry|hey|lol|okay|espere?|oiga?|ay|perdon|no+)[,.! ]+)*";
/** "No no, I'm coming in person", "that's not what I meant": something said before was wrong. "No no, thank you" is none. */
export const deniesLast = new RegExp(
  String.raw`^${before}(?:${notSo}|${noAgain}(?!(?:no|it is|i am|all|muchas)?[,. ]*${closes}))\b`,
);

/** "Okay" may only take in what was said. */
const surely = "yes|si|please|sure|absolutely|definitely|of course|go ahead|do it|claro|por favor|adelante|hagalo";
export const beginsWithYes = new RegExp(
  `^(?:(?:oh|okay|well|um|that would be great|bueno)[,. ]+)*(?:${surely})\\b(?! no\\b)`,
);

const toAsk = "(?:check|ask|pass (?:it|that) (?:on|along)|find out|pregunt\\w+|consult\\w+|digale)(?: [\\w'’]+){0,5}";
/** A clause that is a yes to an offer to ask, wherever it stands: "and yes please check with her". */
export const yesToAsking = new RegExp(
  String.raw`^(?:${anyOf(
    "oh; and; so; well; but; i did say; i said; y; pues; le dije que",
  )}[,. ]+)*(?:yes|yeah|si|sure|fine|please)\b[,. ]*(?:please |por favor |do |go ahead and )*${toAsk}\W*$`,
);

/** "Ok thanks" to a refusal takes it in and wishes for nothing more. */
export const takesNote = new RegExp(
  String.raw`^(?:${anyOf(
    "oh; ah; no worries; no problem; alright; all right; okay; got it; understood; i see; i understand",
    "fair enough; bueno; entiendo; entendido; esta bien; vale",
  )}\W+)+(?:(?:well|and|but|y|pero) )?(?:thanks?|thank you|gracias|muchas gracias)\b(?!.*\b${anyOf(
    "please; por favor; pass; tell; ask; do it; go ahead",
  )}\b)`,
);

/** "We have practice at 3", of a proposal for three, agrees to nothing. */
export const speaksAgainst = /\b(?:instead|not|no|has|have|busy|works?|but|until|till|tengo|tiene|trabaj\w+|pero)\b/;

const refused = anyOf(
  "(?:is|was) (?:that|it|this) a (?:no|hard no); (?:so|then),? (?:no|not|i can not|we can not|that is a no)",
  "why (?:not|can i not|was i); no (?:tour|showing|visit) (?:at all|then); (?:not )?even (?:a|to) (?:look|tour|see)",
  "not qualified; entonces no; por que no; es un no; como que (?:no|(?:me |le |nos )?faltan?)",
  "(?:what do you mean|how (?:am i|are we|is (?:it|that)))(?: i am| we are| it is)? (?:short|not enough)",
  "(?:what|anything)(?: else)? (?:can i|can we|i can|we can) do; what are (?:my|our) options; que (?:mas )?(?:puedo|podemos) hacer",
);
/** "So is that a no?", "so no tour at all?", "why not?", "how am i short 300", "what can I do about it" */
export const doubtsRefusal = new RegExp(String.raw`\b${refused}\b`);
