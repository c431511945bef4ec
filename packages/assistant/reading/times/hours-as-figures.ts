import { anyOf } from "../text/any-of.ts";
import { keeping } from "../text/kept.ts";
import { sentencesOf } from "../text/normal.ts";
import { anyWeekday, month, weekday, weekdayInSpanish } from "./calendar-words.ts";

/** "The saturday one" is Saturday. */
const dayOfOne = new RegExp(String.raw`\b(?:the |el |la )?(${weekday}) (?:one|slot|option|time|appointment)\b`, "g");

/** "530pm" and "1130 instead" as a clock shows them; "do 6 instead" as a time; "the saturday one" as the day. */
export const withColons = keeping((text): string => {
  const withDays = text.replace(dayOfOne, "$1");
  return /\d/.test(withDays) ? figuresWithColons(withDays) : withDays;
});

/** "A 12 month lease or can you do 10" is after months. */
const ofTerms = /\b(?:lease|months?|contract)\b/;

/** Among what a renter tells of themselves, "like 650" is a score. */
const amongFacts =
  /\b(?:no pets?|pets|cats?|dogs?|credits?|scores?|income|salary|mascotas)\b|\d ?k\b|\d\/mo\b|\ba month\b/;
const aboutScore = /\b(?:like|about|around) (?=[5-8]\d\d(?:,|\W*$))/g;

/** Of 300 to 850 what is no hour of a clock: "i am about 670, he is more like 645". */
const noHour = /(?<![\d$.,:#-])(?:[3-7][6-9]\d|[3-7][0-5][1-46-9]|8[0-4][1-46-9])(?![\d,.:]?\d| ?(?:sq|lbs?|dollars))/;
const besideScore = /\b(?:at|like|about|around|como|unos) (?=[3-8]\d\d(?:\W|$))/g;
const namesWhen = new RegExp(String.raw`\b(?:${weekday}|today|tomorrow|tonight|manana|hoy|\d ?[ap]m|noon)\b`);

/** A text without words before a score that would make it an hour. */
const withoutHedges = (said: string): string => {
  if (noHour.test(said) && !namesWhen.test(said)) return said.replace(besideScore, "");
  return amongFacts.test(said) ? said.replace(aboutScore, "") : said;
};

const figuresWithColons = (said: string): string => {
  const text = withoutHedges(said);
  const clocked = clockedFigures(text);
  if (ofTerms.test(text)) return clocked;
  const done = clocked.replace(hourToDo, "$1at $2").replace(hourThatSuits, "at $1").replace(hourSaid, "$1at $2");
  return namesDay.test(done) && !amongFacts.test(done) ? done.replace(hourAsked, "at $&") : done;
};
/** "Wednesday at 5 works but is 6 okay", "Saturday with the kids, 11?", "rather 11 on the Saturday": beside a day, what is asked for is an hour; "is 2 okay" alone may be of pets. */
const hourAsked = new RegExp(
  [
    String.raw`(?<=\b${anyOf(
      "is; would; (?:could|can|would) it be; (?:have|has|got|there) an?",
    )} )(1[0-2]|[1-9])(?=(?: be)? (?:okay|fine|possible|doable|good|open|free|work)\b|\?| then\b|$)`,
    String.raw`(?<=(?<!\d), )(1[0-2]|[1-9])(?=\?)`,
    String.raw`(?<=\b(?:rather|prefer|take|want|try|like|for) )(1[0-2]|[1-9])(?= on (?:the )?${weekday}\b)`,
  ].join("|"),
  "g",
);
const namesDay = new RegExp(`\\b${anyWeekday}\\b`);
/** "My brother says 3 is better", and not "June 3 is better" */
const hourThatSuits = new RegExp(
  String.raw`(?<![\d:$.]|\b${month} )\b(1[0-2]|[1-9])(?= (?:is|would be|works|will be|suits us) (?:(?!not )\w+ )?(?:better|best|easier|safer)\b)`,
  "g",
);
const own = "(?:(?:my|the|our) )?";
const moved = anyOf(
  "it; me; us; that; mine; the showing; the tour; my showing; my tour",
  `${own}${weekday}(?: (?:showing|tour|visit|time))?`,
);
const does = anyOf(
  "do; make it; try; come at; say; maybe; (?:put|pencil) (?:me|us) (?:down|in) for; (?:book|schedule) (?:me|us)(?: in)? for",
  `(?:move|push|bump|change|switch) ${moved} to`,
);
/** "I said 4, with the owner" */
const hourSaid = new RegExp(
  String.raw`\b(i (?:said|meant|asked for|wanted|wrote)(?: at)? )(1[0-2]|[1-9])(?=(?:,| and|, and)? ${anyOf(
    "(?:with the (?:owner|landlord|manager|agent)|in person|by video|self guided|by myself|on my own|not|please|instead)",
  )}\b)`,
  "g",
);
const endsThere = anyOf(
  String.raw` instead;  then\b;  actually\b;  please\b; \?; $;  or \d;  if\b;  so\b;  since\b;  because\b`,
  String.raw`(?<=\b(?:make it|(?:at|after|till|until) [\d:]+,? so maybe) \d\d?)[,.!](?!\d)`,
  String.raw` (?:on )?(?:${weekday}|tomorrow)\b`,
  String.raw` (?:with the (?:owner|landlord|manager)|in person|by video|self guided|by myself|on my own)\b`,
);
const hourToDo = new RegExp(String.raw`\b(${does} )(1[0-2]|[1-9])(?=${endsThere})`, "g");

/** "Can we do 530 or 6", "I said 530 or 6": a figure beside an hour is one. */
const besideHour = new RegExp(
  String.raw`(?<=\b${anyOf(
    "do; make it; try; at; say; said; either",
  )} )(1[0-2]|[1-9])([0-5][05]) or (?:at )?(1[0-2]|[1-9])(?![\d,:])(?! ${anyOf(
    "months?; weeks?; people; pets?; dogs?; cats?",
  )}\b)`,
  "g",
);

/** "10 or 10:30", "a las 9 o 10": of two hours the one is as much an hour as the other. */
const twoHours =
  /(?<![$\d:.,/-]|\b(?:las?|between|entre) )\b(1[0-2]|[1-9]) (or|o|and|y) (?=(?:at |a las? )?(?:1[0-2]|[1-9])(?::[0-5]\d| ?[ap]m\b| y media\b))/g;
const dosHoras = /(?<=\ba las (?:1[0-2]|[1-9])(?::[0-5]\d)? o )(?:a las )?(1[0-2]|[1-9])(?=(?::[0-5]\d)?(?:$|[?!.,]))/g;

export const withHoursBeside = (text: string): string =>
  text.replace(besideHour, "$1:$2 or at $3").replace(twoHours, "at $1 $2 ").replace(dosHoras, "a las $1");

/** A normal text whose hours beside their days are written as hours: "monday 530" is "monday 5:30". */
export const withHoursOfDays = (text: string): string => text.replace(atDay, "$1:$2").replace(atDate, "at $&");
/** "Saturday 16", with its day of the month, where that is no hour. */
const dated = `${anyWeekday} (?:1[3-9]|2\\d|3[01])`;
/** "Saturday 16 11" */
const atDate = new RegExp(
  String.raw`(?<=\b${dated},? )(1[0-2]|[1-9])(?=$|[.,;!?]|:[0-5]\d| (?:please|works|then|por favor)\b)`,
  "g",
);
const atDay = new RegExp(
  String.raw`(?<=\b(?:(?:${weekday}|tomorrow|today),? (?:at )?|(?:${weekdayInSpanish}|manana|hoy) (?:a las? )?|${dated} ))(1[0-2]|[1-9])([0-5][05])\b(?![:/]|,\d)`,
  "g",
);

/** "5 30" and "5.30", the hour and its minutes written apart. */
const apartFigures = String.raw`(?<![$\d:.,/-])(1[0-2]|[1-9])[ .]([0-5][05])(?![\d:,%/-]|\.\d)`;
const dayBefore = anyOf(weekday, weekdayInSpanish, "tomorrow; today; hoy; manana");
const besideDay = new RegExp(
  anyOf(
    String.raw`(?<=\b(?:${dayBefore}(?:,? (?:at|a las))?|at|a las|la de las) )${apartFigures}`,
    String.raw`${apartFigures}(?= ?[ap]m\b| (?:on |el )?(?:this |next )?${dayBefore}\b)`,
  ),
  "g",
);
const anyApart = new RegExp(String.raw`(?<!${month} )${apartFigures}(?! ?(?:k|dollars|bucks|a month|months?)\b)`, "g");

/** A normal text with hours that are written apart from their minutes with a colon; `isOfTimes`: a time is all that is talked of. */
export const withHoursJoined = (text: string, isOfTimes: boolean): string =>
  text.replace(isOfTimes ? anyApart : besideDay, (_, ...found: (string | undefined)[]) => {
    const [hour, minute] = found.slice(0, 4).filter((part) => /^\d+$/.test(part ?? ""));
    return `${hour}:${minute}`;
  });

/** "La 1 del viernes", "las 4:30 de mañana" */
const hourOfDay = new RegExp(
  String.raw`(?<!\ba )\blas? (?=(?:1[0-2]|[1-9])(?::[0-5]\d)? (?:del|de) (?:este |proximo )?${anyOf(weekdayInSpanish, "hoy; manana(?! [a-z])")}\b)`,
  "g",
);

/** "Not till 3", "I can't come until 3" and "no puedo hasta las 3" are from then on. */
const notUntil =
  /\b(?:can |will )?not(?: (?:come|make it|go|be (?:there|free|off|home|done)|get (?:there|off|out)))? (?:un)?till? (?:at )?(?=\d)/g;
const noHasta =
  /\bno (?:puedo|podemos|puede|llego|llegamos|salgo|salimos|estoy)(?: ir| llegar| libre)? hasta (?=las? \d)/g;
/** What one cannot do, or where one is not, in "I can't do anything before ten" and "no puedo ir antes de las 10". */
const unable = anyOf(
  "able; to; do; make; it; manage; come; get; be; free; available; off; any\\w*; much; there; here",
  "(?:pued|pod|lleg|salg|est)\\w+; ir; nada; libre; el",
  `${anyWeekday}s?`,
);
/** "I can't do anything before ten", "nunca antes de las 10" are from then on; "can I not come before ten?" asks. */
const notBefore = new RegExp(
  String.raw`(?<!\bwhy )\b(?:not|never|nunca|no(?= (?:antes|pued|pod|lleg|salg|est)))((?: ${unable}\b){0,4}?) (before|antes de) (?:at )?(?=(?:las? )?\d(?![^.,!]*\?))`,
  "g",
);

const theDay = new RegExp(String.raw`\bthe (${weekday})(?= (?:at )?\d{1,2}(?::\d\d)? ?[ap]m\b)`, "g");
const hourOfNamed = new RegExp(
  String.raw`(?<=^|[,.] |\b(?:for|do|say|like|maybe|about|is|book|take|an?) )(1[0-2]|[1-9])(?= (?:on )?(?:${weekday}|the \d{1,2}(?:st|nd|rd|th))\b)`,
  "g",
);

/** "530 on thursday" */
const hourBeforeDay = new RegExp(
  String.raw`(?<![$\d.,:/-])(1[0-2]|[1-9])([0-5][05])(?=\s?(?:am|pm)\b| (?:tomorrow|today|instead|(?:on |this |next |el )?${anyWeekday}))`,
  "g",
);

/** "Thursday 430" and "430 thursday" as a clock shows them. */
export const withHoursOfWeekdays = (text: string): string =>
  text.replace(atDay, "$1:$2").replace(hourBeforeDay, "$1:$2");

/** "Sunday I can. 130?": a figure alone, right after words that name a day and no other figure, as the hour on it. */
export const withHourOnDayBefore = (text: string, before: string | undefined): string =>
  before !== undefined && namesDay.test(before) && !/\d/.test(before)
    ? text.replace(hourAlone, (_, hour: string, minutes = "00") => `at ${hour}:${minutes}`)
    : text;
const hourAlone = /^(?:(?:like|maybe|around|about|say|at|so|como|tipo|a las?) )*(1[0-2]|[1-9])(00|15|30|45)?(?=\W*$)/;

const clockedFigures = (text: string): string =>
  withHoursOfDays(withHoursBeside(withHoursJoined(text, false)))
    .replace(
      /\b((?:move|push|bump|bring)(?: (?:it|that|my|our|the|tour|showing|visit|appointment|time|us|me)){1,2}) (?:up|back|forward) to (?=(?:1[0-2]|[1-9])\b|noon)/g,
      "$1 to ",
    )
    .replace(/\b(1[0-2]|[1-9])(:[0-5]\d)?[ -]?ish\b/g, "around $1$2")
    .replace(/\bla de (?:las )?(?=(?:1[0-2]|[1-9])(?::[0-5]\d)?(?:\W|$))/g, "a las ")
    .replace(hourOfDay, "a las ")
    .replace(
      /\bthe (1[0-2]|[1-9]):?([0-5][05])? (?:one|slot)\b/g,
      (_, hour: string, minute?: string) => `at ${hour}${minute ? `:${minute}` : ""}`,
    )
    .replace(
      /(?<=^|[,;] )(1[0-2]|[1-9])(?= instead\W*$)|(?<=\b(?:how about|what about|maybe|so) )(1[0-2]|[1-9])(?=\?+$)/g,
      "at $&",
    )
    .replace(theDay, "$1")
    .replace(notUntil, "after ")
    .replace(noHasta, "despues de ")
    .replace(notBefore, (_, between: string, word) => `${between} ${word === "before" ? "after" : "despues de"} `)
    .replace(/\b(?:i am|we are|live|this is|here) in #?\d{1,4}[a-z]\b/g, " ")
    .replace(/\b(?:unit|apartment|room|suite|apto) #?\d{1,4}[a-z]?\b|#\d+[a-z]\b/g, " ")
    .replace(hourOfNamed, "at $1")
    .replace(hourBeforeDay, "$1:$2")
    .replace(
      /(?<=\b(?<!\b(?:am|is|are|was|scores?|credits?) )(?:at|around|by|after|before|until|till|like|make it) )(1[0-2]|[1-9])([0-5][05])(?![\d,/]|-\d| ?(?:credit|score|an? (?:month|week|year|day|hour)|every|weekly|biweekly|monthly|per|dollars|sq|lb))/g,
      "$1:$2",
    )
    .replace(
      /(?<=\b(?:go|going|good|okay|fine|works?) with )(1[0-2]|[1-9])([0-5][05])?\b/g,
      (_, hour: string, minute?: string) => `${hour}:${minute ?? "00"}`,
    );

/** "Ok 10 then" as an hour: among times that were offered, unless it is the number of one of them, and of a proposal. */
export const withHourAmong = (text: string, offered: number, isProposed: boolean): string =>
  offered === 0 && !isProposed
    ? text
    : sentencesOf(text)
        .map((sentence) =>
          withHourAlone(sentence, (words, hour) => (hour > offered || isProposed) && words !== String(hour)),
        )
        .join(" ");

/** A text that begins with two bare hours, "5 or 6", with both made out as hours. */
export const withTwoHours = (text: string): string =>
  text.replace(
    /^(?:maybe |like )?(1[0-2]|[1-9]) (or|o) (1[0-2]|[1-9])(?=$|[.,?!]| (?:please|instead|then|works?)\b)/,
    "at $1 $2 at $3",
  );

/** A text that is an hour and little else, with the hour made out as one. */
export const withHourAlone = (text: string, isHour: (words: string, hour: number) => boolean = () => true): string =>
  text.replace(bareHour, (words, before: string, hour: string, after: string) =>
    isHour(words, Number(hour)) ? `${before}at ${hour}${after}` : words,
  );
const beforeHour = anyOf(
  "hmm?; ok; okay; well; then; so; let us do; let us say; make it; how about; what about; say; sure; yes; yeah; fine",
  "alright; oh; uh; no; perfect; great; cool",
);
const afterHour = anyOf(
  "then; works; please; it is; is (?:good|fine|okay|great|perfect); would work; sounds good; instead",
  "in person; by video; self guided; on my own; by myself; with the owner; en persona; por favor; esta bien",
);
const bareHour = new RegExp(String.raw`^((?:${beforeHour}[, ]+)*)(1[0-2]|[1-9])((?: ${afterHour}(?:,? .*)?)?[.!?]*)$`);

/** Whether an hour, "11:45", may be written as this figure, 1145. */
export const isWrittenAs = (figure: number, at: string): boolean =>
  figure % noon === Number(at.replace(":", "")) % noon;
const noon = 1200;
