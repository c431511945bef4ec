/** Where one thing said ends and another begins, as people write without full stops. */
const border =
  /(?<=[.?!;,\n])\s+|\s+(?=(?:but|so|and then|can (?:we|i|you)|could (?:we|i|you)|how about|what about|let us|maybe|pero|asi que|podemos|que tal)\b)/;
const occasion =
  /\b(?:weddings?|interviews?|(?:hot|blind|lunch|dinner|first|a) date|funeral|exam|doctor|dentist|flight|meeting|party|concert|graduation|surgery|court|class|choir|church|mass|practice|rehearsal|recital|soccer|football|basketball|baseball|lessons?|therapy|pta|daycare|school|boda|entrevista|examen|vuelo|reunion|fiesta|dentista|medico|misa|iglesia|ensayo|partido|clases?|escuela)\b/;
const happens =
  /\b(?:have|has|had|got|having|is|was|attend\w*|go(?:ing)? to|forgot|remembered|there is|because of|tengo|hay|es|olvide|lets? out|gets? out|ends?|starts?|sale|salgo|termina|empieza|at (?=\d)|until (?=\d)|till (?=\d)|a las? (?=\d))\b|\b(?:at|until|till|a las?) \d/;
const wishes =
  /\b(?:works|(?<!\b(?:i|we|he|she|they|who) )work|free|available|how about|what about|let us|can (?:we|you|i)|could|please|instead|would like|i would|i want to (?:come|see|view|visit)|puedo|podria|mejor|after|before|despues|antes)\b/;
/** "I have dialysis on Monday": whatever somebody has on a day but time for a visit. */
const ofShowing =
  "time|availability|(?:an? )?(?:opening|gap|break|showing|tour|visit|appointment|viewing)|tiempo|libre|(?:una )?(?:cita|visita)";
const dayNamed =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|lunes|martes|miercoles|jueves|viernes|sabado|domingo)";
const engaged = new RegExp(
  `\\b(?:(?:i|we) (?:have|got)|tengo|tenemos) (?!(?:${ofShowing}|nothing|nada|to)\\b)[\\w' ]{2,40}? (?:on|el) ${dayNamed}\\b`,
);
/** A child's birth in August is no day to come or to move in on. */
const due =
  "(?:am|is|are) due (?:in|on|around|by)|due date|birth|nace|naceran?|dar(?:e|a)? a luz|salgo de cuentas|parto";
const expected =
  "expecting (?:in|on|around|(?:a|our|my) (?:\\w+ )?(?:baby|child|son|daughter)|twins)|baby (?:is )?(?:com|arriv|due)\\w*";
const ofBirth = new RegExp(`\\b(?:${due}|${expected})\\b`);
/** What was or will be done on a day that is no wish: "paid it on Monday", "my shift starts at 3". */
const done =
  /\b(?:(?:i|we|she|he) (?:already )?(?:paid|lived|moved|called|emailed|applied|sent|dropped|visited|saw|toured|submitted|turned in)|(?:paid|pay) (?:it|that|the fee)|(?:get|getting|got) paid (?:on|every|next|this|the)|until last|(?:my|his|her) shift (?:starts|ends|begins)|(?:i|we) (?:start|get off|get out|finish)(?: of)? (?:work|class|school)|(?:i|we|he|she) works? (?:until|till|from)|(?:kids?|son|daughter|boys?|girls?|husband|wife|mom|he|she|they) (?:gets?|lets?) (?:out|off|home))\b/;
/** What the listing says is known to its reader: "I know it says June 1". */
const ofListing =
  /\b(?:it|ad|listing|post(?:ing)?|site|page|zillow|facebook|sign) (?:says|said|shows|showed|lists|listed)\b|\bi know (?:it is|that it is|the)\b/;
const formerWish =
  /\b(?:was|were) (?:going|planning|hoping|thinking)\b|\boriginally\b|\b(?:had )?wanted\b(?=.*\bbut\b)|\biba a\b|\bqueria\b(?=.*\bpero\b)/;

/**
 * A normal text without what is told of other engagements and of wishes given up, whose days and times are no wish to
 * visit: "I have an interview Friday at 2, how about Monday" leaves "how about Monday".
 */
export function withoutEngagements(text: string): string {
  if (![occasion, engaged, ofBirth, formerWish, done, ofListing].some((words) => words.test(text))) return text;
  const parts = text.split(border);
  return parts.filter((part, i) => !isElsewhere(part) && !isGivenUp(part, parts[i + 1])).join(" ");
}

const isElsewhere = (part: string): boolean =>
  (ofListing.test(part) && !/\b(?:open|free|works?)\b/.test(part)) ||
  (((occasion.test(part) && happens.test(part)) || engaged.test(part) || ofBirth.test(part) || done.test(part)) &&
    !wishes.test(part));
const isGivenUp = (part: string, next: string | undefined): boolean =>
  formerWish.test(next === undefined ? part : `${part} ${next}`) && formerWish.test(`${part} but`);
