import type { WordsOf } from "../saying.ts";
import type { OwnerSaying } from "../subjects.ts";

export const owner: WordsOf<OwnerSaying> = {
  "passed-on": (_, { owner }) => [`Ya se lo pasé a ${owner} y le aviso.`, `Ya se lo envié a ${owner} y le aviso.`],
  human: (_, { owner }) => [
    `Le pedí a ${owner} que se comunique directamente con usted.`,
    `Le dije a ${owner} que quiere hablar con una persona.`,
  ],
  "will-call": (_, { owner }) => [`Le pedí a ${owner} que le llame.`, `Le dije a ${owner} que quiere una llamada.`],
  "other-homes": (_, { owner }) => [
    `Solo puedo ayudarle con esta vivienda, así que le dije a ${owner} que también le interesan otras.`,
    `Le dije a ${owner} que le interesan otras viviendas.`,
  ],
  negotiation: (_, { owner }) => [
    `Eso lo decide ${owner}. Ya le pregunté y le aviso.`,
    `Yo no puedo cambiar las condiciones. Le envié su oferta a ${owner} y le aviso.`,
  ],
  waitlist: (_, { owner }) => [
    `Le dije a ${owner} que quiere quedar en la lista de espera. Le aviso si se desocupa.`,
    `Ya está en la lista de espera de ${owner}. Le aviso si se desocupa.`,
  ],
  "told-owner": ({ time }, { owner }) =>
    time
      ? [
          `Ya le dije a ${owner} que el ${time} le queda bien. Le aviso cuando confirme.`,
          `${owner} ya sabe que el ${time} le funciona. Le aviso en cuanto confirme.`,
        ]
      : [`Le envié su mensaje a ${owner} y le aviso.`, `${owner} ya tiene su mensaje. Le aviso cuando responda.`],
  "need-taken-back": (_, { owner }) => [
    `Entendido, gracias por aclararlo. Ya le dije a ${owner} que no necesita nada.`,
    `Entendido. ${owner} ya sabe que no necesita nada.`,
  ],
  "order-taken-back": (_, { owner }) => [
    `Entendido. Ya le dije a ${owner} que no quiere eso.`,
    `De acuerdo. ${owner} ya sabe que no quiere eso.`,
  ],
  maintenance: (_, { owner }) => [
    `Ya se lo reporté a ${owner}.`,
    `Todavía no sé a qué hora. Se lo marqué como urgente a ${owner} y le aviso en cuanto responda.`,
  ],
};
