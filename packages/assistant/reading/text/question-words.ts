import { weekday } from "../times/calendar-words.ts";
import { anyOf } from "./any-of.ts";
import { asksEmbedded } from "./embedded-questions.ts";
import { keeping } from "./kept.ts";

/*
 * What a clause that asks something begins with or holds, in the normal form, by language.
 */

const words = (text: string): string[] => text.split("; ");

/** What may come before a question: greetings, thanks, agreement. */
const opensEnglish = [
  ...words(
    "hi+; hello+; hey+; yo; wait; ooh; oh; okay; so; and; also; but; thanks; thank you; please; great; good; cool; nice",
  ),
  ...words(
    "awesome; perfect; sweet; sure; yes; yeah; yep; no; right; alright; ah; hmm?; lol; haha; got it; gotcha; sounds good",
  ),
  "like(?=,? (?:do|does|is|are|can|what|how|where|when|would|will)\\b)",
  // "Now is good" tells.
  "now(?=,? (?:do|does|did|can|could|would|will|what|how|where|when|who|is (?:there|it|the|that)|are (?:there|you|the))\\b)",
  ...words("makes sense; fine; excellent; wonderful; amazing; love it; interesting; well; quick question; question"),
  ...words(
    "excuse me; sorry; um; just; i meant?; by the way; btw; one more thing; anyways?; actually; real quick; good (?:morning|afternoon|evening)",
  ),
  // "1,630 + what else"
  String.raw`(?:that is )?\$?\d[\d,]* (?:[+]|plus)`,
  // "There is one" tells.
  String.raw`there(?! (?:is|are) (?:no|only|just|one|two|three|\d)\b)`,
];
const opensSpanish = [
  ...words(
    "hola; y; tambien; pero; gracias; bueno; vale; perfecto; genial; si; oye; oiga; disculpe; disculpa; perdon; perdone",
  ),
  ...words("buenas; buenos dias; buenas tardes; buenas noches; otra cosa; por cierto; entonces; ahora"),
];

/** What follows "would" at once where nobody is named who would. */
const saidAlone =
  "be|have|want|like|love|need|take|prefer|bring|pay|move|come|go|do|get|make|keep|put|also|just|only|still|rather|definitely|apply|cost|count|work|fit|help";
/** What follows a "were" that is "we're" without its mark: "were having a baby". */
const saidOfUs = String.raw`all|both|just|only|(?!(?:any|every|some|no)?thing\b)\w+ing|interested|not|still|actually|very|really|super|ready|two|three|four|in|on|from|a|an|also|gonna|due`;
/** What "how" measures. */
const measured = "(?:much|many|long|big|old|far|soon|often|late|early|high|tall|wide|deep|come|so)";

/** "When we are busy", and not "when we could come". */
const whoWorks = "(?:i|we|he|she|they) (?!(?:am|can|could|may|might|will|would|should|get|move)\\b)";

/** What a question begins with. */
const beginsEnglish = [
  // "Is not what I want" and "do." tell.
  String.raw`(?:do|does|did|is|are)(?! not\b|,|[.!]*$)`,
  String.raw`can(?! not\b)`,
  // "May 3" and "may or may not" ask nothing.
  String.raw`may(?! (?:\d|the \d|or |to ))`,
  // "When our lease is up", "when I work nights" and "when it's slow" tell when.
  String.raw`when(?! (?:(?:my|our|his|her|their) (?!(?:\w+ )?(?:appl\w+|tour|showing|visit|viewing|appointment|request)\b)|${whoWorks}|it is (?:slow|busy|dead)\b))`,
  // "Any time after 5 works" offers.
  String.raw`any(?! ?(?:time|day)(?: (?:after|before|in|from|between|works|is|on|that|next|this)\b|$))`,
  // "Would take it down after" leaves out who would, and tells.
  String.raw`(?:could|might|will|would|should)(?! (?:${saidAlone})\b)`,
  // "How kind of you", "what happened was the flood" and "what we get is 2,530" tell.
  String.raw`how(?! (?!${measured}\b)\w+(?: of (?:you|him|her|them))?(?:[.!]*$|, ))`,
  String.raw`what(?! (?:happened|(?:i|we|he|she|they)(?: \w+){1,4}) (?:is|was)\b|(?: \w+){1,6} is \$?\d)`,
  // "Were all friends" and "were looking for June" are said of us.
  String.raw`were(?! (?:${saidOfUs})\b)`,
  // "Was at work" leaves out who was.
  String.raw`was(?! (?:at|in|on|out|so|not|just|busy|sick|asleep|about|gonna|(?!(?:any|every|some)?thing\b)\w+ing)\b)`,
  ...words("has; have you; where; who; whose; why"),
  // "Which comes to 6,150" goes on telling.
  "which(?! (?:comes|adds)\\b)",
  ...words("am i; is there; did; got any; max(?:imum)?(?!@); (?:has|have) (?:there|it|anyone|anybody|you|the)"),
  ...words(
    "wondering; i was wondering; i wonder; tell me; let me know; i want to know; i would like to know; i need to know",
  ),
  ...words("i am curious; curious; know if"),
];
const beginsSpanish = [
  // "Cuanto antes" tells when.
  // "Qué bien" is glad of something.
  "que(?! (?:(?:l[eo] |te |la )?molest\\w+|bien|buen[oa]|chever\\w+|padre|lind[oa]|bonit[oa]|gusto|suerte|pena|lastima|alegria)\\b)",
  ...words("cual; cuales; donde; cuanto(?! antes); cuanta; cuantos; cuantas; quien; por que; se puede; se permiten?"),
  ...words(
    "(?:todavia|aun) (?:se |la |lo )?(?:rent|alquil)\\w+; como (?:se|es|son|puedo|podemos|hago|aplico|funciona|pago|esta); se aceptan?; acepta; aceptan; permiten; (?<!\\bno )puedo",
  ),
  ...words("podria; incluye; incluyen; me puede decir; quisiera saber; queria saber; digame; dime"),
  // "Cuando se acabe mi contrato" and "cuando no hay trabajo" tell when.
  String.raw`cuando(?! (?:mi|mis|no|trabaj(?!ab)|(?:hay|tengo) (?:trabajo|obra|chamba)|nuestr[oa]|acab|termin|salg|se (?:me |nos )?(?:acab|venz|termin))\w*)`,
  // "Si hay, esa" is a condition, and "tienen dos gatos" tells.
  "hay(?!,| (?:semanas|meses|veces|dias) )",
  // "Y si caben dos carros" asks; "si caben, me la quedo" is a condition.
  String.raw`si (?:caben?|hay|tienen?|incluyen?|aceptan?|permiten|dejan)\b(?!.*,)`,
  // "Y si fuera uno nada más"
  String.raw`(?<=\by )si (?:solo|nomas|nada mas|(?:\w+ )?\w+[aiu]era?(?:mos|n)?)\b`,
  String.raw`tienen?(?! (?:\d|un|una|dos|tres|cuatro) (?:nin|hij|perr|gat|mascota))`,
];

const opens = anyOf(...opensEnglish, ...opensSpanish);
const asks = new RegExp(String.raw`^(?:${opens}[,:]? )*(?:${anyOf(...beginsEnglish, ...beginsSpanish)}\b)`);
const opening = new RegExp(String.raw`^(?:${opens}[,:]? )+(?=\S+ \S)`);
/** A normal text without the greetings, thanks and the like that it opens with. */
export const withoutOpening = (text: string): string => text.replace(opening, "");

/** "I was wondering about", "just trying to see if" */
const wonders = [
  ...words(
    "wondering; would like to know; wants? to know; like to know; need to know; can you tell; could you tell; tell me",
  ),
  ...words("let me know; do you know; find out; figure out; curious; asked; asking; checking; confirming"),
  // "Not sure about my credit" tells.
  String.raw`not sure(?! about (?:my|our)\b)`,
  "(?:wanted|want|wanting|trying|just) to (?:check|see|confirm|verify|ask)",
];
const whether = words("if; whether; what; how; when; where; which; who; about");
const they = "(?:it|there|the|i|we|they|you)";
const that = "(?:that|it|this|they|those)";
/** What something may be too much of, or no matter at all. */
const judged = [
  ...words(
    "problem; issue; enough; deal ?breaker; alright; many; big; much; late; soon; a no; no go; doable; possible",
  ),
  "acceptable",
];
const owner = "(?:you|they|he|she|the owner|the landlord)";
const help = "(?:do|does|did|is|are|can|could|will|would)";
const without = (said: string): string => String.raw`(?<!\b(?:${said}) )`;

const announcedInEnglish = String.raw`\b(?:forgot|meant|wanted|want|need) to ask (?:you )?(?:about|of|if|whether|how|what|when|where)\b`;
const announcedInSpanish = String.raw`\b(?:olvido|falto|paso|queria|quisiera|quiero) preguntar(?:le|te|les)? (?:por|de|si|que|cuando|cuanto|lo)\b`;

/** What a question may hold anywhere. */
const holdsEnglish = [
  announcedInEnglish,
  String.raw`\b(?:is|are|was|costs?) how (?:long|much|many|big|old|far|soon)\b`,
  String.raw`\b${anyOf(...wonders)}\b.{0,12}\b${anyOf(...whether)}\b`,
  String.raw`\bwhat about\b|\bhow about\b|\bhow much (?:up ?front|in total|altogether|all in|to (?:move|get) in)\b`,
  String.raw`^(?:after|if|once|during|for|since|with|until)\b.*\b${help} ${they}\b`,
  String.raw`\b(?:is|are) (?:that|it|they|this) (?:ok|okay|allowed|included|available|fine)\b`,
  String.raw`${without("if|when|what|how|as soon as|i|we|they")}\b(?:do|does|can|could|would|will) ${owner}\b`,
  String.raw`\b(?:is|are|would|will) ${that}(?: be| going to be)? (?:an? |too |still )?${anyOf(...judged)}\b`,
  String.raw`\bdo(?:es)? (?:that|it|this|they|he|she|those) (?:even |still )?count\b`,
  // "That isn't extra, is it"
  String.raw`\b(?:not|no|never)\b.*(?<!\b(?:that|this|what|how|where)) (?:is|are|will|would) (?:it|they|he|she)$`,
  String.raw`${without("if|when|what|how|where|as soon as")}\b(?:can|could|may) (?:i|we)\b`,
  String.raw`\b(?:do|should) (?:i|we) (?:have|need|get|pay)\b`,
  String.raw`${without("what|if|whether")}\b(?:is there|are there)\b`,
  String.raw`\b(?:where|how) (?:do|can|should|could) (?:i|we)\b|, can (?:it|that|this|they) be\b`,
  String.raw`\b(?:is|are) (?:that|it|this|those|they) (?:\w+ )?\w+ or \w+`,
  String.raw`\b(?:will|would|do) (?:i|we) (?:even |still |actually )?(?:be|get|still|qualify)\b`,
  String.raw`\b(?:would|will|does) (?:that|it|this) (?:disqualify|hurt|count|matter)\b`,
  String.raw`(?:^|, |does |would |will )(?:that|it|this) (?:change|affect|matter|make (?:a|any) difference)\b`,
  String.raw`\bbut (?:am|are|is|do|does|can|could|would|will) (?:i|we|you|they|it|that|there|the)\b`,
  String.raw`\b(?:right|correct)$|\bor (?:not|no|nah)\b`,
  // "No pets I think, has it a yard"
  String.raw`, (?:has|have|was|were|did) (?:it|there|they|you|that|this|the)\b`,
  String.raw`\b(?:each|apiece|per pet) or (?:\S+ )?(?:total|altogether|all|both|for)\b`,
  String.raw`, any (?:exceptions?|chance|way|wiggle|leeway)\b`,
  String.raw`, is (?:that|it|this|there|an?|the|\d+\w?|unit|apartment|two|three|four|five)\b`,
  String.raw`, (?:would|will (?:that|it|they|you)|can (?:i|we|you|they)|could (?:i|we|you|they)|do (?:you|they|i|we)|does)\b`,
];
const holdsSpanish = [
  announcedInSpanish,
  String.raw`\b(?:quisier\w+|quer(?:emos|ia|iamos)|quier(?:o|en?)|necesit\w+|(?:me|nos) gustaria) saber\b|\bme puede decir\b|\bque tal\b`,
  String.raw`\bo (?:no|que|como)$|\b(?:verdad|cierto)$|\bcada un[oa] o (?:\S+ )?(?:en total|tod[oa]s?|(?:los|las) \w+)\b`,
];
const asksInside = new RegExp([...holdsEnglish, ...holdsSpanish].join("|"));

/** "El depósito del perro cuánto es", "so the cat deposit is how much": what is asked comes last. */
const lastInSpanish =
  "(?:cuanto|cuanta|cuantos|cuantas|cual|cuando|donde)(?: (?:es|son|seria|serian|cuesta|cobran|sale|queda))?";
const lastInEnglish = "(?:is|are|was|costs?) (?:how much|how many|what|when|where)";
const asksLast = new RegExp(String.raw`(?<!\S)\S+ (?:${lastInSpanish}|${lastInEnglish})\W*$`);

/** Whether a normal text begins as a question does. */
export const beginsAsQuestion = (text: string): boolean => asks.test(text);

/** Whether a normal text has the words of a question, and not its mark alone. */
export const asksInWords = keeping((text): boolean => asksOutright(text) || asksEmbedded(text));

/** Whether it has the words of a question that does not only stand inside a statement. */
export const asksOutright = (text: string): boolean => asks.test(text) || asksInside.test(text) || asksLast.test(text);

const announced = new RegExp(
  String.raw`${announcedInEnglish}|${announcedInSpanish}|\bquestions? about\b|\b(?:know|saber) (?:about|de|del|sobre)\b`,
);
/** Whether a normal text says that a question comes: "I forgot to ask about the summers". */
export const announcesQuestion = (text: string): boolean => announced.test(text);

/** "I'd like to see it" */
const wantsToSee = "(?:(?:i )?(?:would (?:like|love)|want)|(?:i'd) (?:like|love)) to (?:see|tour|visit|view|schedule)";
const howWords = [
  ...words(
    "much; many; long; big; old; far; soon; often; late; early; thick; tall; wide; loud; noisy; hard; safe; close",
  ),
  ...words("fast; high; hot; cold; do; does; is; are; did; can"),
];
/** What a second question begins with, where the first did not end. */
const secondEnglish = [
  "do(?:es)? (?:you|they|the|it|we|i|both|my|our|he|she)",
  "ha(?:s|ve) (?:it|there) |was it ",
  String.raw`is (?:there|it(?!\W*$)|the|that (?:extra|free|included)|(?:${weekday}|tomorrow|today) )`,
  "are (?:there|the|pets|dogs|cats|any|utilities)|can (?:i|we|you)|could (?:i|we|you)",
  wantsToSee,
  String.raw`how ${anyOf(...howWords)}\b`,
  "what(?:s| is|'s| are| kind| time| day)?|when (?:is|are|was|were|did|can|could|would|do|does|will)|where",
  String.raw`any (?!other|of|time|day|questions?)\w+`,
  // "My score is 720, anyway which door is it"
  "(?:anyways?|btw|by the way),? (?:which|who|what|where|when|how|do|does|is|are|can|could)",
  // "I'd like to know if it has a tub, and whether I may paint"
  String.raw`(?<=\b(?:and|also) )whether(?! or\b)`,
];
const secondSpanish = [
  "por cierto,? (?:cual|que|quien|donde|cuando|cuanto|como|hay|puedo|se)",
  "quisiera ver|quiero ver|hay |tiene|cuanto|cuando|se puede|puedo |acepta|aceptan",
  String.raw`(?:si )?(?:calific\w+|(?:nos |me |eso )?alcanza)`,
];
const joint = "(?:,|;|:| and| n| &| y| also| plus)(?: and| also| y| e| n)? ";

/** Where a second question starts without a full stop: "is parking free and do you allow dogs". */
export const innerStart = new RegExp(String.raw`${joint}(?=${anyOf(...secondEnglish, ...secondSpanish)}\b)`);

/** "And who mows" and "or which" open a question; ", who is three," only tells of somebody. */
export const innerWho = /(?: and| n| &| y|,(?= also ))(?: also)? (?=(?:who|whose|qui[eé]n) (?!(?:knows|cares)\b)\w+\b)/;

const beforeRunOn = "if|whether|when|what|how|where|who|that|than|as|so|because|and|or|i|we|not|just|then|but|to|you";
const runsOnWith = [
  "(?:can|could) (?:i|we) |(?:do|does) (?:you|they|the|it) |is (?:there|it|that still) ",
  "how (?:much|many) |what (?:is|are) the ",
];
/** Where a question starts in a sentence that was spoken without a pause: "we need it by June can we come look Friday". */
export const runOn = new RegExp(String.raw`(?<=(?:\S+ ){4,})${without(beforeRunOn)}(?=${runsOnWith.join("|")})`);
