import { keeping } from "../text/kept.ts";
import { matchesOf } from "../text/matches.ts";
import { anyWeekday } from "./calendar-words.ts";

/*
 * From when or until when the writer can: "I'm off at 5:30", "I work until 10", "6 at the latest" and "salgo a las 5".
 */

const hour = "(?<hour>\\d{1,2}(?::\\d{2}|[0-5][05])?(?: ?[ap]m)?|noon|midday|mediodia)\\b";
const always = "(?:only|both|usually|always|just|will|would|do not|can|normally|solo|siempre)";
const own = `(?:i|we|my (?:shift|class|work|job|bus|train|ride|day)|the (?:bus|train)|our (?:shift|class|day))(?: ${always})*`;
const apart = "(?:get|gets|getting|am|are|is|be|will be)(?: (?:me|us|back))? (?:off|out|done|in|home|finished|through)";
const ends = "(?:finish(?:es)?|ends?|lets? out|leaves?|arrives?|drops? (?:me|us) off)";
const what = "(?: (?:of |from |with )?(?:the |my )?(?:work|class|school|shift|bus|train|job|home|house|office))?";
const when = "(?: (?:un)?till?| at| by| around| about)+";
const busy =
  "(?:work(?:ing)?|(?:am|are) (?:working|busy|at work|in class|on shift|on the clock)|have(?: got)?(?: \\w+)? (?:work|class|school|practice|training|labs?|lessons?|stuff|things|something|plans))";
const salir =
  "(?<!\\bno )(?:salgo|salimos|me desocupo|termino|acabo|llego)(?: del?(?: la)? (?:trabajo|turno|escuela|clases?|trabajar|misa|iglesia|cita|consulta))?";
const ocupado = "(?:trabajo|trabajamos|estoy ocupad[oa]|(?:tengo|tenemos) (?:clases?|turno|cosas|algo))";
/** "Entro a trabajar a las 11" */
const entrar = "(?:entro|entramos|empiezo|empezamos)(?: a trabajar| al (?:trabajo|turno)| a clases?)?";
const entering = "(?:start|begin|clock in|go in|go on|have to be|need to be)";
const saliendo = "(?:yo )?(?:salgo|salimos|me desocupo|termino|acabo)";
/** "Omar works till 5", "she gets off at 6", "mi esposo sale recien 6:30" */
const ofOther = "(?:works|is working|(?:gets|is) off(?: (?:of|from))?(?: work)?)";
const deOtro =
  "(?:sale|salen|se desocupan?|termina|acaba)(?: (?:de trabajar|del? (?:(?:la|su) )?(?:trabajo|turno|escuela|clases?)))?";
const aLas = "(?: (?:como )?(?:recien|hasta|a|las?|eso de))+";
const doIs = "(?<between>(?: \\w+){0,4}?) (?:is|at|would be|for)(?: at| around| about)?";

const onDay = `(?<between>(?:,? (?:on |el |los )?${anyWeekday}s?)?)`;

const taken = "(?:have|am|are|work|start|got|need to be|have to be)(?! (?:free|available|open|off|good|fine|okay)\\b)";
const begins = "(?:starts?|begins?|have to be (?:back|home|in|at \\w+)|need to be (?:back|home|in|at \\w+))";

/** What keeps one from coming, as a car, a sitter or a day that one has until then does not. */
const engagement = "(?:call|meeting|appointment|church|client|exam|cita|llamada|reunion|junta|misa)[a-z]*";
/** "I have a call until ten": who is with somebody till then is not here at ten. */
const withElse = `(?:(?:i|we) have(?: got)?|tengo|tenemos) (?:an? |my |una? |mi )?${engagement}`;

/** A way of setting a bound, with the words by which it is one; `later` leaves out the hour itself. */
type Bound = { is: "after" | "before" | "later"; pattern: RegExp };
const held: Bound = {
  is: "later",
  pattern: new RegExp(`\\b${withElse}${onDay} (?:until|till?|hasta(?: las?)?) ${hour}`, "g"),
};
const bounds: readonly Bound[] = [
  { is: "after", pattern: new RegExp(`\\b${own} (?:${apart}|${ends})${what}${onDay}${when} ${hour}`, "g") },
  { is: "after", pattern: new RegExp(`\\b(?:i|we)(?: ${always})* ${busy}${onDay} (?:until|till?|to) ${hour}`, "g") },
  { is: "after", pattern: new RegExp(`\\b(?:${salir} (?:como )?a|${ocupado}${onDay} hasta) las? ${hour}`, "g") },
  { is: "after", pattern: new RegExp(`\\b${ofOther}${onDay}${when} ${hour}`, "g") },
  { is: "after", pattern: new RegExp(`\\b${deOtro}${aLas} ${hour}(?: y (?:pico|algo))?`, "g") },
  { is: "before", pattern: new RegExp(`\\b(?:after|from) ${hour},? (?:i|we) ${taken}`, "g") },
  { is: "after", pattern: new RegExp(`\\b(?:before|until|till?) ${hour},? (?:i|we) ${taken}`, "g") },
  { is: "before", pattern: new RegExp(`\\b${own} ${begins}${what}(?: at| by) ${hour}`, "g") },
  { is: "before", pattern: new RegExp(`\\b(?:i|we)(?: ${always})* (?:clock|go) in(?: at| by) ${hour}`, "g") },
  {
    is: "before",
    pattern: new RegExp(
      `(?<!\\b(?:${anyWeekday}|tomorrow) )\\bat ${hour},? (?:i|we)(?! would)(?: ${always})* ${entering}\\b`,
      "g",
    ),
  },
  { is: "before", pattern: new RegExp(`\\b${entrar} (?:como )?a las? ${hour}`, "g") },
  { is: "before", pattern: new RegExp(`\\ba las? ${hour},? (?:yo )?(?:ya )?${entrar}\\b`, "g") },
  { is: "after", pattern: new RegExp(`\\ba las? ${hour},? ${saliendo}\\b(?! a)(?![^,.;]*\\ba las? \\d)`, "g") },
  { is: "after", pattern: new RegExp(`\\b(?:at )?${hour} at the (?:earliest|soonest)\\b`, "g") },
  { is: "after", pattern: new RegExp(`\\b(?:the )?(?:earliest|soonest) (?:i|we) (?:can|could)${doIs} ${hour}`, "g") },
  { is: "before", pattern: new RegExp(`\\b(?:at )?${hour} at the latest\\b`, "g") },
  { is: "before", pattern: new RegExp(`\\b(?:the )?latest (?:i|we) (?:can|could)${doIs} ${hour}`, "g") },
];
/** The bound in plain words, with what stands between: "the latest I can do on Tuesday is 6" is "on Tuesday before 6". */
const boundOf = (is: Bound["is"], { hour, between = "" }: Record<string, string | undefined>): string =>
  `${between} ${is} ${hour}`.trim();
const any = /\d|noon|mid|medio/;

/** The bounds of the writer's own time in a normal text with its hours in figures. */
export const ownBoundsIn = (text: string): { is: Bound["is"]; hour: string }[] =>
  any.test(text)
    ? [...bounds, held].flatMap(({ is, pattern }) =>
        matchesOf(text, pattern).flatMap(({ groups }) => (groups?.hour ? [{ is, hour: groups.hour }] : [])),
      )
    : [];

/** A normal text with its hours in figures, in which the bounds of the writer's own time are plain ones: "after 5:30". */
export const withOwnBounds = keeping((text) =>
  any.test(text)
    ? bounds.reduce((said, { is, pattern }) => said.replace(pattern, (...found) => boundOf(is, found.at(-1))), text)
    : text,
);
