/*
 * The names of days and months, as parts of patterns of a normal text.
 */

export const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
export const weekdayInSpanish = "(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)";
/** A day of the week in either language. */
export const anyWeekday = `(?:${weekday}|${weekdayInSpanish})`;
/** Whether a text names a day of the week. */
export const namesWeekday = (text: string): boolean => weekdayNamed.test(text);
const weekdayNamed = new RegExp(`\\b${anyWeekday}\\b`);
/** "Mar" and "march", but not "martes". */
export const month = String.raw`(?:jan|feb|mar(?!tes)|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*`;

/** That something begins: "she's a nurse starting June 8". */
export const beginsInEnglish = "starts?|starting|begins?|beginning";
/** The names of the months, and in English what they are cut to. */
export const monthNames =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec";
export const monthNamesInSpanish =
  "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre";
export const monthInSpanish = `(?:${monthNamesInSpanish})`;

/** Before a day, what calls it off: "forget Monday", and not "don't forget Monday"; "olvídese del lunes". */
export const callingOff = String.raw`(?:${[
  String.raw`(?<!\b(?:not|never|to|no) )(?:forget(?: about)?|scratch|skip|never ?mind)`,
  String.raw`(?<!\b(?:no|se) )(?:olvid(?:e(?:se|mos|n)?|a(?:te)?)|descart(?:e|a|emos))`,
].join("|")})`;
