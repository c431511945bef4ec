const amountAway = "(\\d{1,3}|an?|one|two|half an?) ?(hours?|hrs?|min(?:ute)?s?)";
const later = `${amountAway} (later|earlier|sooner|back|forward)`;
const pushed = `(?:back|later|earlier|(?:push|bump|slide) (?:\\w+ )?\\w+)(?: by)? ${amountAway}`;
const pastThat = "(?:after|past) (?:that|it|this)";
const hourPast = `(?:the |an? )?(half)(?: an)? (hour) ${pastThat}\\b|\\b(?:the |an? )(hour) ${pastThat}`;
const aways = new RegExp(`\\b(?:${later}|${pushed}|${hourPast})\\b`);
const amounts: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, half: 0.5, "half a": 0.5, "half an": 0.5 };

/** How many minutes later, or earlier, a normal text wants a time: "an hour later", "the half hour after that"; else null. */
export function shiftIn(text: string): number | null {
  const found = aways.exec(text);
  if (!found) return null;
  const word = found[1] ?? found[4] ?? found[6] ?? "an";
  const amount = amounts[word] ?? Number(word);
  const minutes = amount * ((found[2] ?? found[5] ?? "hour").startsWith("h") ? 60 : 1);
  return Math.round(/earlier|sooner|forward/.test(found[0]) ? -minutes : minutes);
}

/** The hour that a message consists of, as said on a clock's face: "5"; else null. */
export const bareHourIn = (said: string): number | null => {
  const hour = /^\W*(1[0-2]|[1-9])\W*$/.exec(said)?.[1];
  return hour === undefined ? null : Number(hour);
};
