import type { Language } from "@porchlight/assistant/heard.ts";
import type { News } from "@porchlight/assistant/turn.ts";
import { tourLabels } from "@porchlight/domain/words/es.ts";
import { tourTypeLabels } from "@porchlight/domain/words/labels.ts";

const english = {
  when: "When",
  where: "Where",
  map: "Open in Maps",
  tour: "Tour",
  tours: tourTypeLabels,
  shownBy: "Shown by",
  contact: "Your contact",
  insteadOf: "Instead of",
  manage: "Manage showing",
  coming: "I’ll be there",
  notComing: "I can’t make it",
  agree: "Yes, that works",
  refuse: "No, it doesn’t",
  openInstructions: "Show entry instructions",
  receipt: "We got your showing request",
  received: (owner: string, when: string) =>
    `Your request for ${when} is with ${owner}. We’ll let you know when ${owner} confirms, so please don’t head over until then.`,
  /** The news a renter should recognize in a full mailbox. */
  titles: {
    accepted: "Your showing is confirmed",
    declined: "About your showing request",
    "canceled-by-owner": "Your showing is canceled",
    "owner-proposes-time": "Another time for your showing",
    "proposal-expired": "Your showing stays as planned",
    "not-answered-yet": "Your showing isn’t confirmed yet",
    expired: "Your showing request wasn’t answered",
    reminder: "Your showing is today",
    "attendance-declined": "Other times to see the home",
    "tour-instructions": "Entry instructions for your tour",
    "tour-called-off": "Your tour is canceled",
    "owner-answered": "The answer to your question",
  } as Partial<Record<News["is"], string>>,
};

export type NewsMailWords = typeof english;

const spanish: NewsMailWords = {
  when: "Cuándo",
  where: "Dónde",
  map: "Abrir en Mapas",
  tour: "Visita",
  tours: tourLabels,
  shownBy: "Se la muestra",
  contact: "Su contacto",
  insteadOf: "En lugar de",
  manage: "Ver o cambiar mi visita",
  coming: "Ahí estaré",
  notComing: "No puedo ir",
  agree: "Sí, me queda bien",
  refuse: "No, no puedo",
  openInstructions: "Ver cómo entrar",
  receipt: "Recibimos su solicitud de visita",
  received: (owner, when) =>
    `${owner} ya tiene su solicitud para el ${when}. Le avisaremos cuando ${owner} confirme. Por favor espere nuestra confirmación antes de ir.`,
  titles: {
    accepted: "Su visita está confirmada",
    declined: "Sobre su solicitud de visita",
    "canceled-by-owner": "Su visita fue cancelada",
    "owner-proposes-time": "Otro horario para su visita",
    "proposal-expired": "Su visita sigue igual",
    "not-answered-yet": "Su visita aún no está confirmada",
    expired: "Su solicitud de visita no tuvo respuesta",
    reminder: "Su visita es hoy",
    "attendance-declined": "Otros horarios para ver la vivienda",
    "tour-instructions": "Cómo entrar en su visita",
    "tour-called-off": "Su visita no tendrá lugar",
    "owner-answered": "La respuesta a su pregunta",
  },
};

/** The words of mails about showings beside Piper's own. */
export const newsMailWords: Record<Language, NewsMailWords> = { en: english, es: spanish };
