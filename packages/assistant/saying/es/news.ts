import { withPeriod } from "@porchlight/domain/kernel/sentence-ends.ts";
import { because, sentences } from "../endings.ts";
import type { WordsOf } from "../saying.ts";
import type { NewsSaying } from "../subjects.ts";
import { quoted } from "./phrases.ts";

/** The owner's reason in the owner's own words, which are not Piper's. */
const asOwnerSays = (owner: string, reason: string | null, isForeign = false): string =>
  reason ? ` ${owner} dice${isForeign ? " en inglés" : ""}: ${quoted(withPeriod(reason))}` : "";

const answerHere = (url: string | null): string => (url ? `También puede responder aquí: ${url}` : "");

export const news: WordsOf<NewsSaying> = {
  greeting: ({ home }) => `Gracias por su interés en ${home}. Pregúnteme lo que quiera.`,
  "listing-paused": () =>
    "Gracias por su interés. El propietario está por cerrar una solicitud para esta vivienda y pausó el anuncio.",
  "rented-out": () => "Gracias por su interés. Esta vivienda ya se rentó.",
  deleted: () => "Gracias por su interés. Esta vivienda ya no está disponible.",
  accepted: ({ time, tour, isAlone, agent, address, manageUrl, from }) =>
    sentences(
      `Su visita está confirmada: ${time}, ${tour.es}, ${address}.`,
      `${isAlone ? "Su contacto es" : "Se la mostrará"} ${agent}.`,
      from ? `Reemplaza su visita del ${from}.` : "",
      manageUrl ? `Para cambiarla o cancelarla: ${manageUrl}` : "",
    ),
  declined: ({ time, reason, isForeign }, { owner }) =>
    `${owner} no puede el ${time}.${asOwnerSays(owner, reason, isForeign)}`,
  "owner-canceled": ({ time, reason }, { owner }) =>
    `${owner} tuvo que cancelar su visita del ${time}.${because(reason)}`,
  "owner-proposes": ({ from, time, comment, kept, url }, { owner }) =>
    kept
      ? sentences(
          `${owner} no puede el ${from}, pero sí el ${time}.${because(comment)} ¿Le funciona? (sí o no)`,
          `Su visita del ${kept} sigue igual hasta que diga que sí.`,
          answerHere(url),
        )
      : sentences(
          `${owner} quisiera cambiar su visita del ${from} al ${time}.${because(comment)}`,
          "¿Le funciona el nuevo horario? (sí o no)",
          answerHere(url),
        ),
  "time-stands": ({ time, instead }, { owner }) =>
    `${owner} le ofreció el ${instead} y no recibí su respuesta, así que su visita del ${time} sigue igual.`,
  "not-answered-yet": ({ time }, { owner }) =>
    `${owner} todavía no confirma el ${time}, así que por favor no vaya todavía.`,
  expired: ({ time }, { owner }) => `Lo siento, ${owner} no respondió a tiempo su solicitud para el ${time}.`,
  reminder: ({ time, agent, address, yesUrl, noUrl }, { isText }) =>
    sentences(
      `Recordatorio: su visita en ${address} es hoy ${time}. ¿Asistirá? Sí: ${yesUrl} No: ${noUrl}`,
      isText ? "O responda 1 sí voy, 2 no puedo." : "",
      agent ? `Su contacto: ${agent}.` : "",
    ),
  "tour-instructions": ({ time, code, url, from, until }) =>
    `Para su visita del ${time}: abra ${url} e ingrese el código ${code} para ver cómo entrar. El código funciona desde el ${from}${until ? ` hasta el ${until}` : ""}.`,
  "tour-called-off": ({ time }, { owner }) =>
    `Lo siento, ${owner} no envió a tiempo las instrucciones de entrada para el ${time}, así que esa visita queda cancelada. Por favor no vaya.`,
  "agent-changed": ({ time, isAlone, agent }) =>
    `Un cambio: ${agent} ${isAlone ? "es su contacto para la visita" : "le mostrará la vivienda"} el ${time}.`,
  "owner-answered": ({ question, answer, isForeign }, { owner }) =>
    `Usted preguntó: ${quoted(question)} ${owner} dice${isForeign ? " en inglés" : ""}: ${answer}`,
  "no-answer": ({ question }, { owner }) =>
    `Usted preguntó: ${quoted(question)} ${owner} no tiene respuesta a eso, lo siento.`,
  "owner-has-read": (_, { owner }) => `${owner} ya leyó su mensaje. Si alguien sigue en peligro, llame al 911.`,
  "still-silent": ({ questions }, { owner }) =>
    questions.length === 1
      ? `Usted preguntó: ${questions.map(quoted).join("")} Sigo esperando la respuesta de ${owner} y no lo he olvidado.`
      : `Sigo esperando la respuesta de ${owner} y no he olvidado sus preguntas: ${questions.map(quoted).join(" ")}`,
  "follow-up": ({ number, home, hasSeen }) =>
    (hasSeen
      ? [
          `¿Sigue interesado en ${home}? Con gusto respondo preguntas, y puede decirme si quiere solicitarla.`,
          `Solo paso a preguntar por ${home}. ¿Tiene preguntas o quiere solicitarla?`,
          `Este es mi último mensaje sobre ${home}. Si aún le gustaría vivir ahí, solo responda.`,
        ]
      : [
          `¿Sigue interesado en ${home}? Con gusto respondo preguntas o busco un horario para verla.`,
          `Solo paso a preguntar por ${home}. ¿Le gustaría verla?`,
          `Este es mi último mensaje sobre ${home}. Si aún quiere verla, solo responda.`,
        ])[number - 1] as string,
  "liked-it": () => "Me alegra. Dígame si quiere solicitarla, o pregúnteme lo que quiera de la vivienda.",
  "after-trouble": (_, { owner }) =>
    `Lamento que la visita no saliera como debía. ${owner} ya lo sabe. Si todavía quiere ver la vivienda, dígame qué día le conviene. Si la vio, dígame si quiere solicitarla.`,
  completed: () => "Espero que le haya gustado la vivienda. ¿Quiere solicitarla o tiene preguntas?",
};
