import { timing } from "@porchlight/domain/showings/timing.ts";
import { tourWords } from "@porchlight/domain/words/es.ts";
import { spanWords } from "@porchlight/domain/words/spans.ts";
import type { ManageWords } from "../en/manage.ts";
import { capitalized, times } from "./times.ts";

const untilTime = (clock: string): string => `${clock.startsWith("1:") ? "la" : "las"} ${clock}`;

/** "del miércoles 25 de noviembre …", for a moment that begins with "el" */
const ofThe = (moment: string): string => `d${moment}`;

/** The words of a showing's page in US Spanish. */
export const manage: ManageWords = {
  ...times,
  today: "Hoy",
  dayAndTime: (day, clock) => `${capitalized(day)}, ${clock}`,
  until: (clock, where) => `Hasta ${untilTime(clock)}, ${where}`,
  dateUntil: (day, clock, where) => `${capitalized(day)}, hasta ${untilTime(clock)}, ${where}`,

  seeYou: (day) => (day === null ? "Nos vemos hoy" : `Nos vemos el ${day}`),
  toldComing: (owner) => `Ya le avisamos a ${owner} que usted viene.`,
  willYouBeThere: (day) => (day === null ? "¿Vendrá hoy?" : `¿Vendrá el ${day}?`),
  letKnow: (who) => `Avísele a ${who}, para que nadie espere en vano.`,
  letKnowOwnTour: (who) => `Avísele a ${who} si viene.`,
  requestSent: (owner) => `Su solicitud ya le llegó a ${owner}`,
  whenConfirmed: (owner) => `Le avisaremos cuando ${owner} confirme.`,
  notConfirmed: (owner) => `${owner} todavía no ha confirmado. Por favor espere nuestra confirmación antes de ir.`,
  cannotCome: "Usted no puede venir",
  toldNotComing: (owner) => `Ya le avisamos a ${owner}. Puede elegir otro horario aquí abajo.`,
  lessThanAnHour: "En menos de una hora",
  inHours: (hours) => (hours === 1 ? "En 1 hora" : `En ${hours} horas`),
  over: "Esta visita ya pasó",
  questions: "¿Tiene preguntas? Escríbale a Piper.",
  declined: (owner) => `${owner} no puede mostrar la vivienda a esa hora`,
  otherTimes: "Piper le propondrá otros horarios.",
  canceledByYou: "Usted canceló esta visita",
  allSet: "No hace falta nada más.",
  canceledBy: (owner) => `${owner} canceló esta visita`,
  doNotHeadOver: "Por favor no vaya. Piper le propondrá otros horarios.",
  newTime: "Esta visita cambió de horario",
  itIs: (when) => `Es ${when}`,
  askedForAnother: "Usted pidió otro horario",
  givenUp: "Este horario ya no está reservado para usted",
  noShowing: "Por ahora usted no tiene ninguna visita. ¿Tiene preguntas? Escríbale a Piper.",
  doesItWork: "¿Le queda bien este nuevo horario?",
  proposes: (owner, old, proposed) => `${owner} no puede ${old}, pero sí ${proposed}`,
  standsUntilYes: (when) => `Su visita ${ofThe(when)} sigue en pie hasta que usted diga que sí.`,
  yesOrNo: "¿Sí o no?",
  yesThatWorks: "Sí, me queda bien",
  noItDoesNot: "No, no puedo",
  insteadOf: "En lugar de",
  yourShowing: (day) => (day === null ? "Su visita es hoy" : `Su visita es el ${day}`),
  askedToMove: (owner, when) =>
    `Usted pidió cambiarla para ${when} Hasta que ${owner} lo confirme, este horario sigue en pie.`,
  standsUntilConfirmed: (owner, when) =>
    `Su visita ${ofThe(when)} sigue en pie hasta que ${owner} confirme el nuevo horario.`,
  noResponse: (owner) => `${owner} no respondió a tiempo`,

  tours: tourWords,
  contact: "Su contacto para esta visita",
  guide: "Le mostrará la vivienda",
  openInMaps: "Abrir en Mapas",
  addToCalendar: "Agregar al calendario",
  calendarPending: (owner) => `Google, Apple u Outlook. Aparece como pendiente hasta que ${owner} confirme.`,
  confirm: "Confirmo, ahí estaré",
  decline: "No puedo ir",

  plansChanged: "¿Cambiaron sus planes?",
  anotherTime: "Pedirle otro horario a Piper",
  ownLink: "Esta página tiene su propio enlace: puede volver sin crear una cuenta.",
  cancel: "Cancelar esta visita",
  cancelMeans: (owner) => `Cancelaremos su visita y le avisaremos a ${owner}.`,
  cancelNow: "Cancelar visita",
  seeTimes: "Ver horarios disponibles",
  seeHome: "Volver a ver la vivienda",

  next: "Qué sigue",
  sent: { title: "Solicitud enviada", text: "Usted ya hizo su parte" },
  confirms: {
    title: (owner) => `${owner} confirma`,
    text: "Si ese horario no se puede, Piper le propondrá otros",
  },
  address: { title: "Recibirá la dirección y su contacto", text: "De parte de Piper" },
  reminder: { title: "Un recordatorio", text: "En cuanto se confirme" },
  reminderBefore: `Un recordatorio ${spanWords(timing.reminderBefore, "es")} antes`,

  entry: "Instrucciones para entrar",
  codeLabel: "Código de su visita",
  codeHint: "Piper se lo envía. Le muestra cómo entrar.",
  showEntry: "Ver instrucciones para entrar",
  codeWorksUntil: (moment, where) => `Su código funciona hasta ${moment}, ${where}.`,
};
