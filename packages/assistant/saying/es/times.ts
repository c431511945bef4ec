import { listed, type Offered } from "../offered.ts";
import type { WordsOf } from "../saying.ts";
import type { TimesSaying } from "../subjects.ts";
import { and } from "./phrases.ts";

const choose = (times: string[]): string => (times.length === 1 ? "¿Le parece bien?" : "¿Cuál le funciona?");

/** Times to choose from, led in by words for one or for several. */
const list = ({ times, tour, more, notBy }: Offered, one: string, several = one): string =>
  `${times.length === 1 ? one : several}${tour && !notBy ? ` (${tour.es})` : ""}: ${listed(times)}${moreOf(more)}${choose(times)}`;

const moreOf = (more: number): string =>
  more === 1 ? "Hay uno más disponible entonces. " : more > 1 ? `Hay ${more} más disponibles entonces. ` : "";

/** The hours asked for that are not open; without any, the words for that. */
const closed = ({ taken, isPast, notBy }: Offered, unnamed = ""): string => {
  if (isPast) return `El ${taken.join(" y el ")} ya ${taken.length === 1 ? "pasó" : "pasaron"}. `;
  const isNot = taken.length === 1 ? "no está disponible" : "no están disponibles";
  const what = taken.length > 0 ? `El ${taken.join(" y el ")} ${isNot}` : unnamed;
  return what && `${what}${notBy ? ` ${notBy.es}` : ""}. `;
};

/** "12:15" between a start at noon and one at half past. */
const noStart = ({ taken }: Offered): string =>
  taken.length > 0 ? `Ninguna visita empieza el ${taken.join(" ni el ")}. ` : "";

export const times: WordsOf<TimesSaying> = {
  offer: (offer) => [
    `${closed(offer)}${list(offer, "Hay un horario disponible", "Estos horarios están disponibles")}`,
    `${closed(offer)}${list(offer, "Este horario está libre", "Tengo estos horarios libres")}`,
  ],
  "offer-others": (offer) => [
    list(offer, "Este es otro horario disponible", "Estos son otros horarios disponibles"),
    list(offer, "Este horario también está libre", "Estos horarios también están libres"),
  ],
  "offer-around": (offer) => [
    `${noStart(offer)}${list(offer, "Este es el horario más cercano", "Estos son los horarios más cercanos")}`,
    `${noStart(offer)}${list(offer, "Este horario queda cerca de esa hora", "Estos horarios quedan cerca de esa hora")}`,
  ],
  "offer-first": (offer) =>
    list(offer, "Este es el primer horario disponible", "Estos son los primeros horarios disponibles"),
  "offer-last": (offer) =>
    list(offer, "Este es el último horario disponible", "Estos son los últimos horarios disponibles"),
  "offer-beyond": (offer) => [
    `No hay nada más disponible entonces. ${list(offer, "Este es el más cercano", "Estos son los más cercanos")}`,
    `Esos son todos los horarios libres entonces. ${list(offer, "Después, este es el más cercano", "Después, estos son los más cercanos")}`,
  ],
  "offer-nearest": (offer) => [
    `${closed(offer, "Ese horario no está disponible")}${list(offer, "Este es el más cercano", "Estos son los más cercanos")}`,
    `${closed(offer, "A esa hora no hay nada disponible")}${list(offer, "Este es el más cercano", "Estos son los más cercanos")}`,
  ],
  "no-openings": (_, { owner }) => [
    `Todavía no hay horarios de visita. Ya le avisé a ${owner} que quiere verla.`,
    `Aún no hay horarios libres. ${owner} ya sabe que quiere verla.`,
  ],
  "none-fits": (_, { owner }) => [
    `No hay nada disponible entonces. Ya le avisé a ${owner} que busca otro horario. Dígame si otro día le funciona.`,
    `No tengo un horario libre así. ${owner} ya sabe que busca otro.`,
  ],
  "only-days": ({ days, mayAsk }, { owner }) => {
    const ask = mayAsk ? ` ¿Le pregunto a ${owner} por otros días?` : "";
    return [
      `Por ahora solo hay horarios el ${days.join(" y el ")}.${ask}`,
      `Solo el ${days.join(" y el ")} hay horarios disponibles por ahora.${ask}`,
    ];
  },
  "video-when": (_, { owner }) => [
    `No hay horarios fijos para una visita por video. ¿Qué día y a qué hora le queda bien? Le pregunto a ${owner}.`,
    `Las visitas por video no tienen horario fijo. Dígame qué día y a qué hora le funciona y le pregunto a ${owner}.`,
  ],
  "video-passed-on": ({ time }, { owner }) => [
    `No hay horarios libres para una visita por video. Ya le pregunté a ${owner} por ${time ? `el ${time}` : "la hora que quiere"} y le aviso.`,
    `No hay horarios libres por video. Ya le pedí a ${owner} ${time ? `el ${time}` : "la hora que quiere"} y le aviso.`,
  ],
  "which-time": ({ isOne }) =>
    isOne
      ? "¿Le funciona ese horario?"
      : ["¿Cuál de esos horarios le funciona?", "Dígame qué horario quiere y lo solicito."],
  "time-waits": ({ time }, { owner }) => [
    `El ${time} está libre. En cuanto ${owner} esté de acuerdo, lo podemos solicitar.`,
    `Anoté el ${time}. Lo podemos solicitar cuando ${owner} esté de acuerdo.`,
  ],
  "time-on-hold": ({ time }) => [`Todavía no puedo solicitar el ${time}.`, `El ${time} tiene que esperar por ahora.`],
  "times-wait": ({ times, isNear }, { owner }) => [
    `${isNear ? "Los horarios libres más cercanos" : "Horarios libres entonces"}: ${and(times)}. En cuanto ${owner} esté de acuerdo, le solicito uno.`,
    `${isNear ? "Lo más cercano que hay libre" : "Entonces está libre"}: ${and(times)}. Cuando ${owner} esté de acuerdo, dígame cuál.`,
  ],
  "ask-take": ({ time, tour }) =>
    tour
      ? [`¿Quiere el ${time} ${tour.es}?`, `¿Le solicito el ${time} ${tour.es}?`]
      : [`¿Le solicito el ${time}?`, `¿Quiere que solicite el ${time}?`],
  "time-open": ({ time }) => [`El ${time} está libre.`, `Sí, el ${time} está disponible.`],
  "time-not-open": () => ["Ese horario de visita no está disponible.", "No hay nada disponible a esa hora."],
  "time-gone": ({ time, isPast }) =>
    isPast
      ? `El ${time} ya pasó.`
      : [`Lo siento, el ${time} se acaba de ocupar.`, `El ${time} ya no está libre, lo siento.`],
  "not-booking": () => [
    "Las visitas están en pausa por ahora. Anoté su interés y con gusto respondo sus preguntas.",
    "Ahora no puedo agendar visitas porque están en pausa. Sí puedo responder sus preguntas.",
  ],
};
