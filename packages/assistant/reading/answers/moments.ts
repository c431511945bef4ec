import { anyOf } from "../text/any-of.ts";
import { normal } from "../text/normal.ts";
import { daysIn } from "../times/days.ts";

/** What the other side's last message left open, which is what a short answer answers. */
export type Moment =
  | "opening"
  | "asks-what"
  | "asks-day"
  | "offers-visit"
  | "confirms"
  | "offers-home"
  | "anything-else"
  | "done"
  | "told";

const bareCount = String.raw`(?:\b\d+|\b(?:one|two|three|four|five)|\ba)`;
const home = new RegExp(
  anyOf(
    String.raw`${bareCount} ?-?(?:bed|bath|br\b); \b(?:rent|costs?|priced?|goes)\b.{0,30}\d{3}`,
    String.raw`\d{3}.{0,14}\b(?:month|monthly|pcm)\b; \$ ?\d.{0,14}\bmonth; \blocated (?:at|on)\b; \bdo you like it\b`,
    String.raw`\d (?:recamaras|dormitorios|banos)`,
  ),
);
const ofHelp = "(?:help|assistance|services?)";
const anythingElse = new RegExp(
  anyOf(
    String.raw`\b(?:any ?thing|something|what|how|where|who|any ?one|nothing) (?:else|more)\b`,
    String.raw`\b(?:any|some|more|further|other|additional|need) (?:other |more |further )?${ofHelp}\b`,
    String.raw`\b(?:help|assist) you (?:with )?(?:any |some )?(?:further|more|today|now)`,
    String.raw`\b(?:how|what) (?:else )?(?:can|may|could) i (?:help|do|assist)`,
    String.raw`\bcan i (?:help|do|assist)\b(?!.*\b(?:visit|schedule))`,
    String.raw`\bis that all\b; \b(?:anything|something) (?:i can|you need); algo mas; otra cosa`,
  ),
);
const visit = new RegExp(
  String.raw`\b${anyOf(
    "visit; visiting; tour; showing; viewing; appointment; walk ?through; (?:see|view|look at|check) (?:it|the|this|that)",
    "check out; go (?:there|see); schedule; visita; cita; verlo; verla",
  )}\b`,
);
const offers = new RegExp(
  anyOf(
    String.raw`\b${anyOf(
      "would you; do you; did you; are you; (?:shall|should) (?:i|we); can i; may i; want; wanna; how about; ready; like",
      "whether; if you; let us; i can; could i; will you; need; require; interested; quiere; gustaria; desea",
    )}\b`,
    String.raw`\?; ^(?:schedule|book|arrange|set up)\b`,
  ),
);
const asksDay = new RegExp(
  String.raw`\b${anyOf(
    String.raw`when; (?:what|which|preferred|convenient|have a|any) (?:\w+ ){0,4}(?:days?|dates?|times?|schedule); on which`,
    String.raw`how soon; suits you; date\?; day in mind; cuando; que dia; que fecha; a que hora`,
  )}\b`,
);
const confirming = new RegExp(
  String.raw`\b${anyOf(
    String.raw`con(?:f|fo)?i?rm\w*; verify; correct; right\s?\?; accurate; to be clear; make sure; making sure; double check`,
    String.raw`is (?:that|this|it|everything) (?:okay|good|fine); confirm[aeo]; correcto`,
  )}\b`,
);
const lacking = anyOf(
  "how ma(?:n)?y; what; w?h?ich; any; number of; prefer\\w*; specify; tell me; have an; how big; need; want",
);
const ofPlace = anyOf(
  "bed ?rooms?; beds?; rooms; are(?:a|as)?; city; place; location; locality; town; neighborhood; region; bath ?rooms?; baths?",
);
const asksWhat = new RegExp(
  anyOf(
    String.raw`\b${lacking}\b.*\b${ofPlace}\b; \b(?:how many|how big|where)\b.*\?; \bwhere (?:do|would|should|are)\b`,
    String.raw`\b(?:area|city|place|location|attributes|features|bed ?rooms?)\b[^.]*\?; ^where\b; cuantas`,
    "en que (?:zona|ciudad|area)",
  ),
);
const settling = "scheduled; booked; reserved; confirmed; set; arranged; fixed; done; made";
const isSettled = String.raw`(?:been|be|is|are|am|was|were|have|i|all) (?:now |already |successfully )?${anyOf(settling, "ready; complete")}`;
const ofVisit = "(?:appointment|visit|tour|viewing|showing|booking|schedule)";
const settled = new RegExp(
  anyOf(
    String.raw`\b${anyOf(
      String.raw`been (?:schedule|book)\b; ${isSettled}`,
      String.raw`${ofVisit}\b.{0,40}\b${anyOf(settling, "complete; successful")}`,
      String.raw`scheduled; booked; fail\w*; unsuccessful; successfully`,
      "(?:not able|unable|could not|can not) (?:to )?(?:schedule|book|make|set)",
    )}\b`,
    "agendad; programad",
  ),
);

/**
 * The moment after a message of the other side; null where there was none. What it asks last counts before what it told.
 */
export function momentAfter(message: string | null, today: Temporal.PlainDate): Moment {
  if (message === null) return "opening";
  const text = normal(message);
  const last =
    text
      .match(/(?:[^.?!]|[.](?=\d))+[.?!]*/g)
      ?.at(-1)
      ?.trim() ?? text;
  const isOfVisit = visit.test(text);
  const namesDay = daysIn(text, today).length > 0;
  if (anythingElse.test(last)) return "anything-else";
  if (confirming.test(text) && (namesDay || (isOfVisit && last.includes("?")))) return "confirms";
  if (!namesDay && asksDay.test(last) && !home.test(last)) return "asks-day";
  if (namesDay && isOfVisit && !settled.test(text)) return "confirms";
  if (visit.test(last) && offers.test(last) && !settled.test(last)) return namesDay ? "confirms" : "offers-visit";
  if (last.endsWith("?") && !/\d/.test(last) && asksWhat.test(last)) return "asks-what";
  if (home.test(text)) return "offers-home";
  if (asksWhat.test(last)) return "asks-what";
  if (settled.test(text)) return "done";
  return namesDay ? "confirms" : "told";
}
