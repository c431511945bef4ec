import { renterRefusals } from "@porchlight/domain/words/refusals-es.ts";
import type { IslandWords } from "../en/islands.ts";
import { times } from "./times.ts";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** The words of the listing's interactive parts in US Spanish. */
export const words: IslandWords = {
  times,

  gallery: {
    label: "Fotos",
    none: "Todavía no hay fotos",
    photo: (title, place, of) => `${title}, ${place + 1} de ${of}`,
    show: "Ver las fotos",
    showAll: (photos) => `Ver las ${photos} fotos`,
    count: (photos) => count(photos, "foto", "fotos"),
    notShown: "Foto no disponible",
    viewer: (title) => `Fotos de ${title}`,
    place: (place, of) => `${place + 1} de ${of}`,
    close: "Cerrar las fotos",
    broken: "No se pudo cargar la foto",
    previous: "Foto anterior",
    next: "Foto siguiente",
  },

  map: {
    show: "Ver el mapa",
    loading: "Cargando el mapa…",
    drawn: {
      area: "Mapa de los alrededores de la vivienda",
      home: "Mapa con la vivienda marcada",
      country: "Mapa de Estados Unidos",
      controls: {
        "Marker.Title": "La vivienda",
        "NavigationControl.ZoomIn": "Acercar",
        "NavigationControl.ZoomOut": "Alejar",
        "AttributionControl.ToggleAttribution": "Mostrar u ocultar los créditos",
        "CooperativeGesturesHandler.WindowsHelpText": "Use Ctrl y la rueda del mouse para acercar el mapa",
        "CooperativeGesturesHandler.MacHelpText": "Use ⌘ y la rueda del mouse para acercar el mapa",
        "CooperativeGesturesHandler.MobileHelpText": "Use dos dedos para mover el mapa",
        "ScaleControl.Feet": "pies",
        "ScaleControl.Miles": "mi",
      },
    },
  },

  booking: {
    tourType: "Tipo de visita",
    onlyTour: (tour) => `Visitas: ${tour.toLowerCase()}`,
    loading: "Cargando horarios…",
    failed: "No pudimos cargar los horarios. Elija otra vez el tipo de visita.",
    none: (owner) => `No hay horarios disponibles por ahora. Escríbale a Piper y le avisaremos a ${owner}.`,
    pickDay: "Elija un día",
    day: "Día",
    dayLabel: (weekday, number, month, times) =>
      `${weekday} ${number} de ${month}, ${count(times, "horario", "horarios")}`,
    pickTime: "Elija una hora",
    lasts: (minutes, zone) => `${minutes} min, ${zone}`,
    timeOn: (date) => `Hora para el ${date}`,
    request: "Solicitar una visita",
    requestAt: (moment) => `Solicitar ${moment}`,
    terms: (owner) => `Es gratis y no necesita una cuenta. ${owner} confirma cada solicitud y Piper le avisa.`,
    taken: "ocupado",
  },

  chat: {
    title: "Escríbale a Piper",
    assistant: (owner) => `Asistente automático de ${owner}`,
    joined: (owner) => `${owner} está en la conversación`,
    close: "Cerrar el chat",
    conversation: "Conversación",
    messages: "Mensajes",
    you: "Usted",
    invitation: (title, isTakingRequests) =>
      `Pregúnteme lo que quiera sobre ${title}${isTakingRequests ? " o elija un horario para verla" : ""}.`,
    suggestions: "Sugerencias",
    firstQuestions: (isTakingRequests) => [
      "¿Aceptan gatos?",
      "¿Incluye estacionamiento?",
      isTakingRequests ? "¿Cuándo puedo verla?" : "¿Cuándo está disponible?",
    ],
    timesIn: (zone) => `Horarios en ${zone}`,
    offers: "Horarios que ofrece Piper",
    choice: (moment, tour) =>
      `${moment}, visita ${{ IN_PERSON: "presencial", VIRTUAL: "virtual", SELF_GUIDED: "por su cuenta" }[tour]}`,
    yourMessage: "Su mensaje",
    placeholder: "Mascotas, estacionamiento, mudanza…",
    send: "Enviar",
    equalHousing: "Igualdad de oportunidades de vivienda",
    askOwner: (owner) => `Hablar con ${owner}`,
    wantsOwner: "Quisiera hablar con una persona.",
    tryAgain: "Volver a intentar",
    writing: "Piper está escribiendo",
    tooLong: (max) => `Máximo ${max.toLocaleString("es-US")} caracteres`,
    notSent: "No pudimos enviar esto.",
    unreachable: "No pudimos comunicarnos con Piper. Revise su conexión.",
    links: { yes: "Ahí estaré", no: "No puedo ir", showing: "ver su visita" },
  },

  showing: {
    label: (state) => `Su visita: ${state}`,
    proposed: "Nuevo horario propuesto",
    proposes: (owner) => `${owner} quisiera cambiarla`,
    requested: "Solicitada",
    waiting: (owner) => `Falta que ${owner} confirme`,
    confirmed: "Confirmada",
    declined: "Rechazada",
    expired: "No se confirmó a tiempo",
    canceled: "Cancelada",
    details: "Ver detalles",
    manage: "Ver o cambiar la visita",
  },

  refusals: renterRefusals,
};
