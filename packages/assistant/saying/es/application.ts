import type { WordsOf } from "../saying.ts";
import type { ApplicationLink, ApplicationSaying } from "../subjects.ts";
import { and } from "./phrases.ts";

const applicationLinks: Record<ApplicationLink, (url: string) => string> = {
  mailed: () => "Le envié otra vez el enlace por correo.",
  "mailed-before": () => "Ya le envié el enlace por correo. Por favor, revise también la carpeta de correo no deseado.",
  page: (url) => `Puede continuar aquí: ${url}`,
};

export const application: WordsOf<ApplicationSaying> = {
  apply: (_, { owner }) => [
    `Le dije a ${owner} que quiere solicitarla y le aviso lo que responda.`,
    `${owner} ya sabe que quiere solicitarla.`,
  ],
  "application-open": ({ isStarted, missing, link, url }) => {
    const way = applicationLinks[link](url);
    const toDo = missing.length > 0 ? ` Falta completar: ${and(missing.map(({ es }) => es))}.` : "";
    const state = isStarted
      ? `Su solicitud aún no está enviada.${toDo || " Ya está completa, así que puede enviarla."}`
      : "Todavía no ha comenzado su solicitud.";
    return [`${state} ${way}`, way];
  },
  "application-submitted": ({ isComplete, url }, { owner }) =>
    isComplete
      ? [
          `Su solicitud está enviada y lista para que ${owner} la revise. Recibirá un correo cuando ${owner} decida. Puede verla aquí: ${url}`,
          `Su solicitud está completa y espera la revisión de ${owner}. Recibirá un correo cuando ${owner} decida.`,
        ]
      : [
          `Su parte está enviada. Aún no la envían todas las personas de su solicitud. Cuando lo hagan, ${owner} podrá revisarla.`,
          "Su parte está enviada y falta que la envíe alguien más de su solicitud.",
        ],
  "application-decided": ({ url }) => [
    `La decisión sobre su solicitud está en el correo que le enviamos y en la página de su solicitud: ${url}`,
    `Encontrará la decisión en la página de su solicitud: ${url}`,
  ],
  "application-reports": ({ isDecided, url }) => [
    `No puedo ver los informes de evaluación.${isDecided ? " Si un informe influyó en la decisión, el aviso que le enviamos por correo dice cómo obtener una copia gratis." : ""} La página de su solicitud muestra cómo van los suyos: ${url}`,
    `En la página de su solicitud puede ver cómo van sus informes: ${url}`,
  ],
  "application-withdrawn": () => "Su solicitud para esta vivienda fue retirada.",
  "application-maybe-mailed": (_, { owner }) => `Si ${owner} ya le envió una solicitud, el enlace está en su correo.`,
  "application-not-here": () => [
    "En este chat no puedo saber quién escribe, así que no puedo hablar aquí de una solicitud. Si tiene una, use el enlace del correo que recibió.",
    "En este chat no puedo hablar de una solicitud. Por favor, use el enlace del correo que recibió.",
  ],
  "others-application": () => [
    "No puedo compartir nada sobre la solicitud de otra persona.",
    "Esa solicitud es de otra persona, así que no puedo hablar de ella.",
  ],
};
