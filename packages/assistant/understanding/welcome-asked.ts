const relative = "(?:wife|husband|partner|boyfriend|girlfriend|son|daughter|kids?|baby)";
const selfNamed = `i am|we are|are we|am i|my ${relative}|i have|we have|our|soy|somos|tengo|mi`;
const asIssue =
  "(?:okay|ok|fine|cool|comfortable|problem|issue) with|(?:issue|problem) (?:for|with) the (?:owner|landlord)";
const children = "(?:kids|children|families|babies|ninos|familias?)";
const childrenAllowed = "(?:kids?|children|families|babies|ninos?)\\b.*\\b(?:ok|okay|allowed|welcome|accept\\w*)";
const isWelcome = "discriminat\\w+|would\\b.*\\bbe (?:okay|ok|welcome|fine|accepted|allowed)|rent(?:ing)? (?:only )?to";
const whoIsTaken = `(?:allow|accept|prefer)(?: \\w+){0,2} (?:couples|tenants|renters|singles)|(?:allow|accept|take|aceptan|permiten)(?: \\w+)? ${children}`;
const ofOneself = new RegExp(`\\b(?:${[selfNamed, asIssue, childrenAllowed, isWelcome, whoIsTaken].join("|")})\\b`);
const ofOthers =
  /\b(?:safe|crime|mostly|a lot of|lots of|many|neighbors?|neighborhood|area|around|schools?|escuelas?|zona|segur[oa]|barrio|vecin\w+|gente|adults only|other (?:kids|children|families|people|tenants|renters|residents)|live there|who lives)\b/;
/** "I'm Muslim, will that be an issue with the neighbors" */
const fearsToBeUnwelcome =
  /\b(?:i am|we are|my \w+ is|my \w+ and i are)(?! (?:looking|worried|concerned|asking|wondering|interested|new)\b)(?:(?!\b(?:safe|crime|mostly|many|lots)\b).)*\b(?:be|is|have|has|cause) (?:an? |any )?(?:issues?|problems?|trouble)\b/;

/**
 * Whether a normal text that asks what fair housing law covers asks only whether one is welcome, as everyone is: "we are two
 * women, is that a problem" asks nothing of the neighbors.
 */
export const asksWhetherWelcome = (text: string): boolean =>
  fearsToBeUnwelcome.test(text) || (ofOneself.test(text) && !ofOthers.test(text));
