import { anyOf } from "../text/any-of.ts";
import { matchesOf } from "../text/matches.ts";
import { puttingRight } from "../text/put-right.ts";
import { anyWeekday } from "../times/calendar-words.ts";
import { visitWords } from "../times/move-in-or-visit.ts";
import { cosigning } from "./relatives.ts";

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  a: 1,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
};
export const numberOf = (word: string): number => numberWords[word] ?? Number(word);
export const count = `(\\d{1,2}|${Object.keys(numberWords).join("|")})`;

const heads = anyOf("of us; people; persons?; ppl; occupants?; personas; roommates total; total; in total; en total");
const together = anyOf(
  "family of; household of; group of; party of; there (?:are|will be|would be); somos?; familia de; seriamos",
);
/** Rooms, pets and floors are counted the same way. */
const noHeads = anyOf("bed; bath; dog; cat; pet; floor; adult; perro; gato; mascota; total");
const people = new RegExp(
  [
    `(?<!section |(?:each|apiece|cada un[oa]|por) (?:or|o) )\\b(?!an? (?:person|total)|un persona|una persona)${count} ${heads}\\b`,
    `\\b${together} ${count}\\b(?! ${noHeads})`,
  ].join("|"),
);
const oneselfAnd = new RegExp(
  `\\b(?:me|myself) ?(?:and|plus|\\+|&) ?${count}(?: (?:others?|more|other people))?[.!]*$`,
);
/** "We're three now" */
const weAre = new RegExp(
  String.raw`\b(?:we are|we will be|seremos) (?:just |only |now )?${count}(?= now|,|\W*$| and | with | (?!${anyOf(
    "months?; weeks?; days?; hours?; minutes; years?; blocks; miles; beds?; bedrooms; cats; dogs; pets; gatos",
    "perros",
  )}\b)\w{3,}s\b)`,
);
const justAnother = /\bjust (?:him|her)\b(?! (?:and|plus)\b)/;
const adults = new RegExp(`\\b${count} adult(?:s|os)?\\b`);
const children = new RegExp(
  `\\b${count} (?:\\w+ )?(?:kids?|child(?:ren)?|ninos?|hijos?|teens?|teenagers?|babies|baby|toddlers?|newborns?|infants?|bebes?)\\b`,
);
const alone = new RegExp(
  [
    String.raw`\bsingle (?:occupant|person|tenant)\b`,
    String.raw`\b(?:just|only) me\b(?! and (?!my (?:\w+ )?${anyOf(
      "cat; dog; pet; plant; book; bike; guitar; laptop; stuff; thing; piano; car",
    )}))`,
    String.raw`^only myself\b|\bjust myself\b|\b(?:living|live) alone\b|\bby myself\b(?=.*\blive)`,
    String.raw`\bsolo yo\b|\bvivo sol[oa]\b`,
  ].join("|"),
);
/** "Is it just me or an open house" asks who comes along to see the home. */
const asksWhoComes = /\b(?:is it|will it be|would it be|am i|or|o) (?:just|only|all|solo) (?:me|by myself|myself|yo)\b/;
/** "Just going to be me and my cat": an animal is no occupant. */
const petWord = "(?:cat|dog|pet|pup|kitty|puppy|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota)s?";
const withPetsOnly = new RegExp(
  String.raw`(?:^|\b(?:be|is|just|only|seria|solo) )${anyOf(
    String.raw`(?:me|yo) (?:and|y|con|with) (?:my|our|an?|two|2|mi|mis|un[oa]?|dos) (?:\w+ )?${petWord}`,
    "(?:just )?(?:the|my) (?:cat|dog) and me",
  )}(?:\W*$|,)`,
);
const saysWho = /\b(?:be|is|just|only|seria|solo) (?:me|yo)\b/;
const loneParent = /\b(?:i am )?(?:an? )?single (?:mom|mother|dad|father|parent)\b/;
const couple = /^(?:we are |just |us )?(?:an? )?(?:married |young )?(?:couple|pareja)\b(?! of)/;
/** "Por los dos", of a price, is of what it is paid for. */
const both = /(?<!\b(?:between|entre|por|combined for) )\b(?:both of us|the two of us|los dos|nosotros dos)\b/;

const relative = anyOf(
  "wife; husband; hubby; spouse; partner; girlfriend; boyfriend; girl; gf; bf; fiancee?; roommate; roomie",
  "friend; buddy; coworker; caregiver; aide; mom; mother; dad; father; parent; son; daughter; kid; child",
  "baby; newborn; toddler; boy; brother; sister; cousin; grandma; grandmother; grandpa; grandfather",
  "grandson; granddaughter; grandkid; grandchild; nephew; niece; aunt; uncle; teenager",
  "esposo; esposa; novio; novia; pareja; hijo; hija; hermano; hermana; mama; papa; abuela; abuelo; tia; tio",
  "prima; primo; nieta; nieto; suegra; suegro; amigo; amiga; companero; companera; cuidador; cuidadora; bebe",
  "nino; nina",
);
/** "Our 3 year old" is somebody; "our 3 year old lab" and "my 30 year old son" are said by what follows. */
const ageAlone = new RegExp(
  String.raw`\b(?:an?|our|my|one|the) \d{1,2}[ -](?:years?|months?|weeks?)[ -]old\b(?! (?:\w+ ){0,2}${anyOf(
    `${relative}; dog; cat; puppy; lab; poodle; terrier; shepherd; pit ?bull; husky; beagle; car; truck; score`,
    "eviction; house; home; building",
  )}s?\b)`,
  "g",
);
const ageBefore = new RegExp(`\\b\\d{1,2}[ -](?:years?|months?|weeks?)[ -]old (?=(?:\\w+ )?${relative}s?\\b)`, "g");
const agesOfTwo = /\b(?:an? |our |my )?\d{1,2} (?:and|&) (?:an? )?\d{1,2}[ -](?:years?|months?)[ -]olds?\b/g;
/** "And I make 2000" tells of oneself, and of nobody beside. */
const goesOn = anyOf(
  "am; was; have; had; (?:would|will)(?! (?:be )?liv); do; did; can; need; want; work; get; make; earn; got; just; only; also",
  "no; gano; tengo; trabajo; soy; estoy; recibo; quiero; puedo",
);
const oneself = new RegExp(
  [
    String.raw`\b(?:me|myself|i|yo),? ?(?:and|plus|(?<!\bfor (?:me|myself) ?)with|con|y|&|\+|my|our|mi)\b(?! (?:he|she|we|they)\b)`,
    String.raw`(?:\band|,|\bplus|\by) ?(?:i|me|myself|yo)\b(?! ${goesOn}\b)`,
    String.raw`(?<!\bfor )\b(?:me|yo), (?=(?:\w+ ){0,2}${relative}(?:s|ren)?\b)`,
  ].join("|"),
);
/** "A friend who visits", "my dad as co-signer" */
const outside = ` (?:(?:who|that|is|as|would|will|can|only|just|que|es|como|de|solo|me|mi|the|my|an?) )*(?:visit|${cosigning})`;
const others = new RegExp(
  String.raw`(?<![\w-])(?:${anyOf(
    "my; our; his; her; their; an; the; mi; mis; nuestr[oa]s?; el(?= nino| bebe| hijo)",
    "la(?= nina| bebe| hija)",
  )} (?:${count} )?|${count} |(?<=\b(?:plus|me and|me,) |^(?:just )?))(?:\w+ )?${relative}(s|ren)?\b(?!'|${outside})`,
  "g",
);

/** "Our 3 year old" and "twins" with the children that they are. */
const withAgesCounted = (text: string): string =>
  text
    .replace(agesOfTwo, "2 kids")
    .replace(ageBefore, "")
    .replace(ageAlone, "our kid")
    .replace(/\btwins\b/g, "2 kids");

/** "I live with my grandmother so 2" */
const total = new RegExp(`\\b(?:so|making|which makes|that is|totaling) (?:about |just |only )?${count}\\W*$`);

/** "Us 2 and our newborn", "3 of us plus a baby": those named after them come on top. */
const ofUs = new RegExp(
  String.raw`\b${anyOf(
    `us (?:2|two|both); ${count} (?:of us|people|ppl|personas); both of us; (?:we are|somos) ${count}`,
  )}(?: adults)? ?(?:and|plus|\+|&|y|mas) (?=${anyOf(
    String.raw`an?; the; our; my; one; two; \d; un; una; el; la; mi; nuestr[oa]; baby; bebe; newborn`,
  )}\b)(?!.*\b(?:visits?|stays?|sometimes|weekends?)\b)(.*)$`,
);
/** How many relatives a text names. */
const counted = (text: string): number =>
  matchesOf(text, others).reduce((sum, [, beside, alone, plural]) => {
    const number = beside ?? alone;
    return sum + (number ? numberOf(number) : plural ? 2 : 1);
  }, 0);

/** "Baby in June" is one more, as "a baby" is. */
const withArticle = (text: string): string =>
  text.replace(/^(?:baby|newborn|bebe)\b/, "a baby").replace(/^(?:el|la) /, "mi ");

/** What is said of who comes by, who is named or what each gets, and not of who would live there. */
const notOfLiving = new RegExp(
  [
    String.raw`\b(?:both|each|all|the two) of us (?:(?:can|could|will|would|always|never) )*(?:get|need|have|has|pay|apply|come|drive|sign|work|make|had|used|wanted)\b`,
    // "It was the two of us for years", of who is no more
    String.raw`\b(?:was|were|eramos) (?:\w+ )?(?:both|the two|us two|los dos|dos)\b|\blos dos (?:\w+ )?(?!viv|mud|som|ser)\w+[aei]mos\b`,
    String.raw`\bjust me (?:looking|with|there|or|coming|touring)\b`,
    String.raw`\bunder (?:my|his|her|the|our)\b.*\bname\b`,
  ].join("|"),
);

/** Words of living somewhere; who is named beside those of a visit alone only comes to see the home. */
const ofLiving = /\b(?:liv\w+|mov\w+|rent\w*|looking for|viv\w+|mud\w+)\b/;

/** "Just me that day" */
const aDay = new RegExp(String.raw`\b(?:(?:that|this|ese) (?:day|time|dia)|${anyWeekday})\b`);
const saysAll = new RegExp(
  String.raw`${ofLiving.source}|^(?:${anyOf(puttingRight)})[, ]+(?:(?:it|that) is |just |only |solo )?(?:\d|one|two|three|four|five|both|un[oa]?|dos|tres|cuatro)\b|\b${anyOf(
    "there (?:are|is|will|would); we (?:are|will be); it is; somos; ser(?:e|ia)mos; family; household; familia; people",
    "just (?:me|us|the|\\d); only (?:me|us|the|\\d); make (?:it|that); instead; after all; en realidad; solo; personas",
  )}\b`,
);
/** Whether words count all of a household or put its count right; "both of us" alone may be of some of them. */
export const countsAll = (text: string): boolean => saysAll.test(text);

/** How many would live in the home; who they are to one another is not kept. Null where it is not told. */
export function occupantsIn(said: string, isAsked: boolean): number | null {
  const text = /\bold|twins/.test(said)
    ? withAgesCounted(said.replace(loneParent, "me"))
    : said.replace(loneParent, "me");
  if (notOfLiving.test(text)) return null;
  const among = ofUs.exec(text);
  if (among && counted(withArticle(among[3] as string)) > 0)
    return numberOf(among[1] ?? among[2] ?? "two") + counted(withArticle(among[3] as string));
  const isOfVisit = !isAsked && (visitWords.test(text) || aDay.test(text)) && !ofLiving.test(text);
  if (both.test(text) && !isOfVisit) return 2;
  const told = people.exec(text) ?? weAre.exec(text);
  const beside = oneselfAnd.exec(text)?.[1];
  if (beside) return 1 + numberOf(beside);
  if (isAsked ? justAnother.test(text) || withPetsOnly.test(text) : saysWho.test(text) && withPetsOnly.test(text))
    return 1;
  if (told) return numberOf((told[1] ?? told[2]) as string);
  const grown = adults.exec(text);
  const young = children.exec(text);
  if (grown) return numberOf(grown[1] as string) + (young ? numberOf(young[1] as string) : 0);
  if (oneself.test(text) && !isOfVisit) {
    const named = counted(text);
    if (named > 0) return 1 + named;
  }
  if (isAsked && couple.test(text)) return 2;
  const summed = isAsked ? total.exec(text)?.[1] : undefined;
  if (summed) return numberOf(summed);
  if (alone.test(text) && !isOfVisit && !asksWhoComes.test(text)) return 1;
  const bare = isAsked
    ? new RegExp(
        `^(?:about |around |maybe |probably |like |just |only |solo )?${count}\\b(?! ?(?:lb|cat|dog|pet|of (?:them|those|which)))`,
      ).exec(text)
    : null;
  return bare ? numberOf(bare[1] as string) : null;
}
