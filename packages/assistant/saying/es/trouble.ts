import type { Distress } from "../../heard/trouble.ts";
import { furtherAdvice } from "../emergency-advice.ts";
import { sentences } from "../endings.ts";
import type { WordsOf } from "../saying.ts";
import type { TroubleSaying } from "../subjects.ts";
import { advice, goodThat } from "./emergencies.ts";

const ifInDanger = "Si está en peligro, llame al 911.";
const toTalk = "Para hablar con alguien, llame o escriba al 988.";
const notShared = "No los comparto con nadie que usted conozca.";
const useYourOwn =
  "Quien pueda abrir su teléfono, su correo o este chat podría leerlos, así que use un aparato que solo usted pueda abrir y bórrelos si así está más a salvo.";
const whoElseReads =
  "No comparto nuestros mensajes con nadie que usted conozca, pero quien pueda abrir su teléfono, su correo o este chat podría leerlos.";

/** What helps, and who can read along: the first comes first for who tells what goes on, the second for who asks. */
const distressAdvice: Record<Distress, (owner: string, tells: boolean) => readonly string[]> = {
  violence: (owner, tells) => {
    const help = sentences(ifInDanger, "En el 1-800-799-7233 le ayudan a toda hora a mantenerse a salvo.");
    const readers = sentences(
      `${owner} y quienes administran esta vivienda con ${owner} pueden leer nuestros mensajes.`,
      notShared,
      useYourOwn,
    );
    const plan = sentences(ifInDanger, "En el 1-800-799-7233 le ayudan a planear cómo estar a salvo.");
    return tells
      ? [sentences(help, readers), sentences(plan, whoElseReads)]
      : [sentences(readers, help), sentences(whoElseReads, plan)];
  },
  despair: (owner) => [
    sentences(
      "Me alegra que me haya escrito.",
      "Por favor llame o escriba ahora al 988. Siempre hay alguien y no cuesta nada.",
      "Si podría hacerse daño, llame al 911.",
      `${owner} puede leer nuestros mensajes, y no los comparto con nadie que usted conozca.`,
    ),
  ],
};

/** What is said first to who tells of distress of their own. */
const ownDistress = sentences(
  "Lamento mucho lo que está pasando.",
  ifInDanger,
  "Para hablar con alguien a cualquier hora, llame o escriba al 988, o llame al 1-800-799-7233 si alguien le hace daño.",
);
/** What is said first to who tells of somebody else's. */
const distressOfAnother = sentences(
  "Lamento mucho que esté pasando esto. Si hay peligro, llamen al 911.",
  "En el 1-800-799-7233 les ayudan a toda hora a mantenerse a salvo, y también pueden llamar o escribir al 988.",
);

export const trouble: WordsOf<TroubleSaying> = {
  emergency: ({ trouble, isSurmised }, { owner }) => {
    const meant = isSurmised ? " Si entendí mal y nadie está en peligro, solo dígamelo." : "";
    return [
      `${advice[trouble].first} Estoy avisando a ${owner} de inmediato.${meant}`,
      `Llame al 911 si alguien está en peligro. Ya le avisé a ${owner}.${meant}`,
    ];
  },
  "emergency-goes-on": ({ trouble, measures }) => [
    ...furtherAdvice(advice[trouble], measures, goodThat),
    "Quédese en un lugar seguro y siga lo que le indique el 911. Avíseme cuando haya pasado.",
    "Si está en peligro, llame al 911. Yo no puedo enviar ayuda.",
  ],
  "emergency-over": ({ asks }, { owner }) => {
    const further = asks
      ? ` Para entrar, siga lo que le dijo quien lo revisó. También le envié su pregunta a ${owner}.`
      : "";
    return [
      `Me alegra que ya haya pasado. Ya le avisé a ${owner}.${further}`,
      `Qué bueno. Se lo dije a ${owner}.${further}`,
    ];
  },
  "asked-urgently": (_, { owner }) => [
    `Le envié su pregunta a ${owner} como urgente.`,
    `${owner} también tiene su pregunta, marcada como urgente.`,
  ],
  "told-urgently": (_, { owner }) => [
    `También se lo dije a ${owner} como urgente.`,
    `${owner} también tiene esto, marcado como urgente.`,
  ],
  distress: ({ isOfSomebodyElse }, { owner }) => [
    sentences(
      isOfSomebodyElse ? distressOfAnother : ownDistress,
      `Soy un asistente automático, así que también le avisé a ${owner}.`,
    ),
    sentences(
      "No tiene que pasar por esto a solas.",
      ifInDanger,
      toTalk,
      `Si alguien le hace daño, llame al 1-800-799-7233. Ya le avisé a ${owner}.`,
    ),
  ],
  "distress-goes-on": ({ trouble, tells }, { owner }) => [
    ...distressAdvice[trouble](owner, tells),
    sentences(
      "No comparto nuestros mensajes con nadie que usted conozca, y no tiene que pasar por esto a solas.",
      ifInDanger,
      toTalk,
      "Dígame cuando esté a salvo, o pregúnteme sobre la vivienda.",
    ),
  ],
  "no-trouble": (_, { owner }) => [
    `Disculpe, entendí mal. Ya le dije a ${owner} que nadie está en peligro.`,
    `Gracias por decírmelo, y disculpe que lo haya entendido así. ${owner} ya sabe que nadie está en peligro.`,
  ],
  "distress-over": () => ["Me alegra que esté a salvo. Aquí estoy si tiene preguntas sobre la vivienda."],
};
