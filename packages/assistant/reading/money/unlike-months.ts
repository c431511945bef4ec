import { readerOf } from "../text/word-table.ts";
import { monthNames, monthNamesInSpanish } from "../times/calendar-words.ts";
import { kindsOfSpan } from "./pay-periods.ts";

/*
 * The months, seasons and conditions that one pay is told for: "in a slow month", "en invierno", "when it rains".
 */

const listed = (names: string): string => names.replaceAll("|", "; ");

/** What the words around an amount tell of the time that it is for, or of what it depends on. */
export const timesToldIn = readerOf(
  {
    best: {
      en: [
        "best|record|top|strongest|highest|busiest {span}; at|on my|his|her best; strongest|busiest|highest (is|was)",
      ],
      es: ["mejor|mejores {lapso}"],
    },
    /** What one month came to tells no more than that of the others. */
    "one month": {
      en: ["in {month}; {month} ###; last|this month"],
      es: ["en {mes}; {mes} ###; el mes pasado; este mes"],
    },
    unlike: {
      en: [
        "{kind} {span}; the next; sometimes; others; when (it is|things are|work is) (really)? slow|busy|dead",
        "slowest|worst|lowest|weakest ({span}|is|was); {season} (#|about|around|like|maybe|only|more|it|is); in|during . {season}; high|low|off|peak season",
        "low|high|slow|busy end|side; at (the low|least|worst|most); as low|high as; lowest|highest (was|is|###); minimum; maximum; could be; might be",
        "{season} months; from|between {month} to|through|and {month}; fat|lean|off|on {span}",
      ],
      es: [
        "buen|bueno|buena|mal|malo|mala|peor|algun|algunos|algunas|otro|otra|un|uno|una|siguiente {lapso}",
        "unas veces; otras veces; otras (#|como); buenos|buenas|malos|malas|peores|otros|otras|unos|unas {lapso}; a veces; hay veces|meses|semanas",
        "y (a|en)? (la)? otra|otras|siguiente; semanas de ###; {lapso} (muy)? {clase}; unos|unas (muy)? {clase}; uno|una (muy)? {clase}",
        "en {estacion}; {estacion} (#|como|unos|son); temporada alta|baja; en alta|baja; (no|cuando) hay . (trabajo|obra|chamba)",
      ],
    },
    /** Where two amounts of one earner are told so, they are one pay. */
    condition: {
      en: [
        "when; whenever; if; unless; depending; with|without . {extra}; # with|without $; off|on (season|commission|contract); once . . season; in|out . season; with it",
        "during; the rest of the year; in the {kindOfSeason} {span}; best|worst case; without (it|that|them)",
      ],
      es: ["cuando; si; con|sin . {extras}; # con|sin $; sin eso; el resto del ano"],
    },
    /** Behind an amount of the same earner and like it, what is told so is that one otherwise. */
    contrast: {
      en: ["otherwise; without (it|that|them|{extra}|{season}); # without $; or else; the rest of the year"],
      es: ["sin (eso|ellas|ellos|{extras}); # sin $; de lo contrario; el resto del ano"],
    },
    if: { en: ["when; if; unless; once"], es: ["si; cuando"] },
    usual: {
      en: [
        "usual; usually; normally; typically; average; most months|weeks; most of the time; normal|regular|typical {span}",
      ],
      es: ["normalmente; por lo general|regular|comun; generalmente; promedio; casi siempre"],
    },
    weeks: {
      en: ["{kind} week; best|record|top week; in|on|during . week; when . week; week of ###"],
      es: ["semana"],
    },
  },
  {
    span: "month; week; ones; season",
    lapso: "mes; meses; semana; temporada",
    month: listed(monthNames),
    mes: listed(monthNamesInSpanish),
    extra: "overtime; ot; tip; bonus; bonuses; commission; storm; extra shift; extra hours",
    extras: "horas extra; extras; propinas; bono; bonos; comision; comisiones; overtime; tips",
    kind: `${listed(kindsOfSpan)}; some; other; one; next; another`,
    clase: "buen; bueno; buena; mal; malo; mala; flojo; floja; bajo; baja; alto; alta",
    season: "summer; winter; spring; fall; holidays; summertime; wintertime",
    kindOfSeason: "rainy; wet; dry; cold; warm; warmer; hot; summer; winter; school; snowy",
    estacion: "verano; invierno; primavera; otono",
  },
);
