import { sentences } from "../endings.ts";
import type { WordsOf } from "../saying.ts";
import type { CourtesiesSaying } from "../subjects.ts";

export const courtesies: WordsOf<CourtesiesSaying> = {
  hello: () => [
    "¿En qué le ayudo? Pregúnteme sobre la vivienda o dígame cuándo quiere verla.",
    "¿Qué le gustaría saber de la vivienda?",
  ],
  fallback: () => [
    "Disculpe, no le entendí bien. Puedo responder preguntas sobre la vivienda o agendar una visita. ¿Qué prefiere?",
    "¿Me lo dice de otra forma? Le ayudo con preguntas y visitas.",
  ],
  "got-it-wrong": () => ["Disculpe, entendí mal.", "Disculpe, me equivoqué."],
  "not-understood": () => ["Disculpe, no le entendí bien.", "No estoy seguro de entenderle."],
  "ask-change": ({ time }) => [`Lo tengo anotado para el ${time}. ¿Qué cambio?`, `Tiene el ${time}. ¿Qué está mal?`],
  "ask-meant": () => ["¿Qué quiso decir?", "¿Me dice qué quiso decir?"],
  welcome: () => ["¡Con gusto!", "¡Para servirle!"],
  "any-time": () => [
    "De acuerdo. Aquí estoy cuando quiera saber más o ver la vivienda.",
    "No hay problema. Escríbame cuando quiera.",
  ],
  identity: (_, { owner }) => [
    `Soy Piper, asistente automático de ${owner}, no una persona. ${owner} puede ver nuestros mensajes y responde cuando hace falta.`,
    `Soy Piper, un asistente automático que trabaja para ${owner}.`,
  ],
  help: (_, { owner, home, mailbox }) =>
    sentences(
      `Porchlight: soy Piper, asistente automático de ${owner}, sobre ${home}.`,
      `Pregunte lo que quiera, pida una llamada${mailbox ? ` o escriba a ${mailbox}` : ""}.`,
      "Responda STOP para no recibir más mensajes.",
    ),
  "sorry-to-hear": () => ["Lo siento mucho. Espero que todo mejore pronto.", "Lo siento mucho."],
  "thanks-for-telling": () => ["Gracias por contarme.", "Es bueno saberlo, gracias.", "Gracias por decírmelo."],
  "takes-remark": () => ["Gracias por el comentario.", "Es bueno saberlo.", "Gracias por decírmelo."],
  "losing-home": () =>
    "Lo siento mucho. Para ayuda con la renta, la corte o un lugar donde quedarse, puede llamar al 211 a cualquier hora. Es gratis.",
  "local-help": () => [
    "Llame al 211 a cualquier hora, es gratis: saben quién ayuda con la renta, el depósito o un albergue cerca de usted.",
    "En el 211 saben quién ayuda con la renta, el depósito o un albergue cerca de usted.",
  ],
  "taken-back": () => ["No hay problema. Aquí estoy si necesita algo.", "No se preocupe."],
  "writes-on": () => [
    "Claro, le sigo escribiendo por aquí. ¿Qué le gustaría saber?",
    "Aquí sigo para lo que necesite.",
  ],
  "no-harm": () => "No se preocupe. ¡Que tenga buen día!",
  apology: () => ["Perdón por la molestia.", ""],
  abuse: () => ["Con gusto le ayudo con preguntas sobre la vivienda o una visita.", ""],
  "not-for-me": (_, { home }) => [
    `Creo que este mensaje era para otra persona. Este es el asistente de ${home}.`,
    "Creo que este mensaje también era para otra persona.",
  ],
  "only-this-home": () => [
    "Solo puedo ayudarle con esta vivienda y sus visitas.",
    "Eso queda fuera de lo que puedo hacer. Sobre esta vivienda, pregunte lo que quiera.",
  ],
  "no-pictures": () => [
    "Aquí no puedo abrir fotos ni archivos. ¿Me cuenta en pocas palabras qué necesita?",
    "No puedo ver archivos adjuntos. Escríbame qué necesita y le ayudo.",
  ],
  "opted-out": (_, { isText }) =>
    isText
      ? "Ya no recibirá más mensajes de texto. Responda START para recibirlos de nuevo."
      : "De acuerdo, ya no le escribiré. Si más adelante tiene una pregunta, solo responda.",
  "opted-in": () => "Vuelve a estar suscrito. Responda STOP para dejar de recibir mensajes.",
  "lost-interest": () => "Gracias por avisar. No le escribiré más sobre esta vivienda. ¡Suerte en su búsqueda!",
  "wrong-number": () => "Disculpe. No volveré a escribir a este número.",
};
