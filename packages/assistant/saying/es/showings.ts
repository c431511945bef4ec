import type { WordsOf } from "../saying.ts";
import type { ShowingsSaying } from "../subjects.ts";

export const showings: WordsOf<ShowingsSaying> = {
  requested: ({ time, tour }, { owner }) => [
    `Le envié a ${owner} su solicitud para el ${time}${tour ? `, ${tour.es}` : ""}. Le aviso cuando confirme, así que por favor espere mi confirmación antes de ir.`,
    `Ya solicité el ${time}${tour ? `, ${tour.es}` : ""}. Le aviso cuando ${owner} confirme.`,
  ],
  "move-requested": ({ time, from, isConfirmed, givenUp, isTold }, { owner }) => {
    const stands = isConfirmed
      ? `${givenUp ? `Ya dejé libre el ${givenUp}. ` : ""}${isTold ? `También le dije que no puede ir el ${from}.` : `Mientras tanto, su visita del ${from} sigue igual.`}`
      : `Ya dejé libre el ${from}.`;
    return [
      `Le pedí a ${owner} cambiarla al ${time}. Le aviso cuando confirme. ${stands}`,
      `Le envié a ${owner} el cambio al ${time}. Le aviso cuando confirme. ${stands}`,
    ];
  },
  "your-showing": ({ time, isConfirmed }, { owner }) =>
    isConfirmed
      ? [`Su visita está confirmada para el ${time}.`, `Todo listo para el ${time}.`]
      : [`Ya solicité el ${time}. ${owner} todavía no lo confirma.`, `${owner} todavía no confirma el ${time}.`],
  "move-waits": ({ time }, { owner }) => `${owner} todavía no responde sobre el cambio al ${time}.`,
  stands: ({ time, isConfirmed }, { owner }) =>
    isConfirmed
      ? `Su visita del ${time} sigue igual.`
      : `Su solicitud para el ${time} sigue abierta. ${owner} todavía no la confirma.`,
  "stands-until-chosen": ({ time, isConfirmed, isTold }, { owner }) =>
    isTold
      ? `Le dije a ${owner} que usted no puede ir el ${time}.`
      : `Su ${isConfirmed ? "visita del" : "solicitud para el"} ${time} sigue en pie hasta que elija otro horario.`,
  "already-your-time": ({ time }) => `Ya tiene apartado el ${time}.`,
  "ask-move": ({ time, from }, { owner }) => [
    `Sí, el ${time} está libre. ¿Quiere que le pida a ${owner} cambiar su visita del ${from}? (sí o no)`,
    `El ${time} está disponible. ¿Le pido a ${owner} cambiar su visita del ${from}? (sí o no)`,
  ],
  "confirm-cancel": ({ time }) => [
    `¿Quiere que cancele su visita del ${time}? Responda sí o no.`,
    `Para estar seguros: ¿quiere que cancele la visita del ${time}, sí o no?`,
  ],
  canceled: ({ isFollowed }) =>
    `Su visita quedó cancelada.${isFollowed ? "" : " Escríbame cuando quiera agendar otra."}`,
  "may-move": () => "Si eso pasa, escríbame y le busco otro horario.",
  kept: ({ time }) => [`De acuerdo, su visita del ${time} sigue igual.`, `Bien, dejamos el ${time}.`],
  "no-showing": () => [
    "No encuentro ninguna visita en este chat. Si tiene una, use el enlace de su confirmación o responda al último mensaje que le enviamos.",
    "Por ahora no tiene ninguna visita agendada.",
  ],
  "nothing-requested": ({ time }) =>
    time ? `Todavía no he solicitado el ${time} para usted.` : "Todavía no he solicitado ninguna visita para usted.",
  "not-booked": ({ time, isThere, isTold }, { owner }) => {
    const stay = `así que por favor no ${isThere ? "espere ahí" : "vaya todavía"}.`;
    const state = time ? `${owner} todavía no confirma el ${time}` : "Todavía no tiene ninguna visita agendada";
    const told = isTold ? ` Ya le avisé a ${owner}.` : "";
    return [
      `${state}, ${stay}${told}`,
      `Lo siento, ${time ? state : "todavía no hay ninguna visita agendada"}, ${stay}${told}`,
    ];
  },
  "no-hurry": () => ["Está bien, no hay prisa. Pídame horarios cuando quiera verla.", "Claro, tómese su tiempo."],
  "who-comes": (_, { owner }) => `Ya le dije a ${owner} quién vendría en su lugar.`,
  "stopped-finding": () => "De acuerdo, ya no busco horario. Escríbame si cambia de opinión.",
  "see-you": ({ time }) => [`Perfecto, nos vemos el ${time}.`, `Gracias por confirmar el ${time}.`],
  "attendance-declined": () => "Gracias por avisar. Ya cancelé su lugar en esa visita.",
  agreed: ({ time }) => `Gracias. Su visita queda para el ${time}.`,
  "refused-proposal": (_, { owner }) => `No hay problema, le dije a ${owner} que ese horario no le funciona.`,
  "at-door": ({ address, host, isKept }, { owner }) => [
    `${isKept ? "Lamento la espera." : "Gracias por avisar."} Le aviso a ${owner} ahora mismo que usted está ahí, así que espere un momento, por favor. La visita es en ${address}.${host ? ` Se la mostrará ${host}.` : ""}`,
    `También se lo dije a ${owner}. Espere un momento, por favor. La dirección es ${address}.`,
  ],
  "showing-issue": (_, { owner }) => [
    `Gracias por avisar. Se lo digo a ${owner} ahora mismo.`,
    `También se lo dije a ${owner}.`,
  ],
};
