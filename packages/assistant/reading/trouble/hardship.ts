import { tells } from "../text/word-table.ts";

/** Whether a normal text tells that times are hard for the renter: "it's been a rough month", "me quedé sin trabajo". */
export const tellsHardship = tells(
  {
    en: [
      "{hard} (couple|few|last)? (of)? {span} !(ago)",
      "i|we (just|recently)? got|was|were|am|are|been (laid off|let go|furloughed)",
      "i|we (just|recently)? lost (my|our) job; my {partner} (just|recently)? lost (his|her|their) job",
      "been through (a lot|so much|hell); (a lot|so much) going on (right now|lately)",
      "i|we am|are|feel (so|really|very|just|totally)? (overwhelmed|burned out|stressed out)",
    ],
    es: [
      "{spanInSpanish} (muy|bien|tan|super)? {hardInSpanish}; {hardInSpanish} {spanInSpanish}",
      "me quede sin (trabajo|chamba|empleo); nos quedamos sin (trabajo|chamba|empleo); perdi (mi|el) (trabajo|empleo)",
      "me (corrieron|despidieron); (estoy|ando) (muy|bien|tan)? (agobiado|agobiada|estresado|estresada)",
    ],
  },
  {
    hard: "rough; hard; tough; stressful; difficult; awful; terrible; crazy hard",
    span: "day; days; week; weeks; month; months; year; years; time; times; stretch; patch; season",
    partner: "husband; wife; partner; boyfriend; girlfriend",
    spanInSpanish: "dia; dias; semana; semanas; mes; meses; ano; epoca; racha; temporada; momento; tiempos",
    hardInSpanish: "dificil; dificiles; duro; dura; duros; pesado; pesada; mala; malo; mal",
  },
);
