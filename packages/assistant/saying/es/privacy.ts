import type { WordsOf } from "../saying.ts";
import type { PrivacySaying } from "../subjects.ts";

export const privacy: WordsOf<PrivacySaying> = {
  private: () => [
    "No puedo compartir datos de otras personas, códigos de acceso ni asuntos privados del propietario. Le ayudo con la vivienda o una visita.",
    "Eso es privado y no lo puedo compartir.",
  ],
  privacy: (_, { owner }) => [
    `Qué bueno que pregunta. A quien pregunte no le doy sus datos ni los de otra persona, ni siquiera si escribió. Solo ${owner} y quienes administran esta vivienda con ${owner} pueden leer nuestros mensajes.`,
    `No, no le digo nada a quien pregunte. Solo ${owner} y quienes administran esta vivienda con ${owner} pueden leer nuestros mensajes.`,
  ],
  "number-removed": () => [
    "Quité lo que parecía un número de seguro social o de tarjeta, así que por favor no los envíe por aquí.",
    "También quité ese número, porque los de seguro social y de tarjeta no se envían por aquí.",
  ],
  scam: (_, { owner, url }) => [
    `Hace bien en cuidarse. Este es el anuncio del propietario: ${url}. Nunca pido dinero, y no debe pagar a nadie antes de ver una vivienda. Soy Piper, asistente automático de ${owner}.`,
    `Nunca pido dinero ni números de cuenta. El anuncio está aquí: ${url}`,
  ],
  "other-listing": (_, { owner, url }) => [
    `Por favor no pague nada por otro anuncio: ${owner} nunca pide dinero así antes de una visita. Este es el anuncio verdadero: ${url}.`,
    `Por favor no mande dinero. ${owner} no pide nada antes de una visita, y el anuncio verdadero es ${url}.`,
  ],
  injection: () => [
    "Eso no lo puedo hacer. Puedo responder preguntas sobre esta vivienda y agendar una visita.",
    "No puedo hacer eso. ¿Tiene alguna pregunta sobre la vivienda?",
  ],
};
