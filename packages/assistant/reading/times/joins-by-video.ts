import { family, inSpanish, partners } from "../people/relatives.ts";
import { anyOf } from "../text/any-of.ts";
import { whileThere } from "./comes-there.ts";

/*
 * Somebody who is along by phone or video while the renter comes: "can my wife join by facetime" wishes for no video tour.
 */

const who = String.raw`(?:(?:my|our|mi) (?:\w+ )?(?:${partners}|${family}|${inSpanish})|s?he|shes|hes|they|ella|el)`;
const device = "(?:facetime|zoom|videos?|video ?call|videollamada|phone|telefono|speaker)";
const along = new RegExp(String.raw`\b${who}\b(?:(?!\b(?:tour|i|we|us)\b)[^.?!;,])*\b${device}\b`, "g");
const joins = new RegExp(
  String.raw`\b${anyOf(
    "join(?:s|ing)?; be; is; hop; get; watch(?:es)?; listen; dial; call; sit; tune; (?:facetime|zoom) in; shes; hes",
    "se (?:una|conecte); conectar\\w*; unir\\w*; solo; este; estar",
  )}\b`,
);
const isThere =
  /\bwhile (?:i|s?he)\b|\bmientras\b|\bi(?: am|'m| will| would)?(?: be)? (?:coming|there|going)\b|\byo (?:voy|estoy)\b/;

/** "Facetime her while I'm there": who is shown it by whoever comes. */
const shown = new RegExp(
  String.raw`\b(?:${device}(?: with| to| a| con)* (?:${who}|her|him|them|me)|(?:l[aeo]s?|te) \w+ (?:en|por) ${device})\b`,
  "g",
);

/** A normal text without those who are along by phone or video. */
export function withoutJoining(text: string): string {
  const rest = whileThere.test(text) ? text.replace(shown, " ") : text;
  return rest.replace(along, (words) => (joins.test(words) || isThere.test(text) ? " " : words));
}

/** Whether a normal text tells or asks of somebody who is along by phone or video. */
export const joinsByVideo = (text: string): boolean => withoutJoining(text) !== text;
