import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import type { Blamed, Distress } from "../heard.ts";
import { capital } from "../topics/topic.ts";
import { firstAdvice, furtherAdvice } from "./emergency-words.ts";
import { ended, unended } from "./endings.ts";
import type { ApplicationLink, OfferKind, Saying, Words } from "./saying.ts";

const factQuestions: Record<QualifyingRule, string> = {
  moveIn: "¿cuándo le gustaría mudarse?",
  income: "¿cuál es el ingreso mensual de su hogar antes de impuestos?",
  credit: "¿cuál es su puntaje de crédito aproximado?",
  pets: "¿tiene mascotas? (los animales de asistencia no cuentan)",
};

const and = (parts: string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} y ${parts.at(-1)}`;
const asked = (rules: QualifyingRule[]): string => rules.map((rule) => factQuestions[rule]).join(" Y ");
const listed = (times: string[]): string => `\n${times.map((t, i) => `${i + 1}. ${t}`).join("\n")}\n`;
const choose = (times: string[]): string => (times.length === 1 ? "¿Le parece bien?" : "¿Cuál le funciona?");
type Offered = Pick<Extract<Saying, { say: OfferKind }>, "times" | "tour" | "more" | "onlyOtherwise">;
/** Times to choose from, led in by words for one or for several. */
const list = ({ times, tour, more, onlyOtherwise }: Offered, one: string, several = one): string =>
  `${times.length === 1 ? one : several}${tour && !onlyOtherwise ? ` (${tour.es})` : ""}: ${listed(times)}${moreOf(more)}${choose(times)}`;
const moreOf = (more: number): string =>
  more === 1 ? "Hay uno más disponible entonces. " : more > 1 ? `Hay ${more} más disponibles entonces. ` : "";
/** What is not available by video may be in person. */
const byTour = ({ tour, onlyOtherwise }: Offered): string => (tour && onlyOtherwise ? ` ${tour.es}` : "");
const because = (reason: string | null): string => (reason ? ` ${ended(reason)}` : "");
const quoted = (words: string): string =>
  `"${words.endsWith("?") && !words.startsWith("¿") ? "¿" : ""}${unended(words)}"`;
/** The owner's reason in the owner's own words, which are not Piper's. */
const asOwnerSays = (owner: string, reason: string | null, isForeign = false): string =>
  reason ? ` ${owner} dice${isForeign ? " en inglés" : ""}: ${quoted(ended(reason))}` : "";
const isClause = (label: string): boolean => /^(?:si|cómo|qué|quién|cuánt[oa]s?|cuándo|lo que)\b/.test(label);
/** "No sé si está amueblado.", "No tengo información sobre el ruido.", one after the other where both are asked */
function unsure(labels: readonly string[]): string {
  const clauses = labels.filter(isClause);
  const things = labels.filter((label) => !isClause(label));
  const known = clauses.length > 0 ? "Tampoco tengo" : "No tengo";
  return [
    ...(clauses.length > 0 ? [`No sé ${and(clauses)}.`] : []),
    ...(things.length > 0 ? [`${known} información sobre ${and(things)}.`] : []),
  ].join(" ");
}

const traits: Record<Blamed, string> = {
  voucher: "tener un vale de vivienda",
  children: "tener hijos",
  "assistance-animal": "tener un animal de asistencia",
  disability: "tener una discapacidad",
};

const applicationLinks: Record<ApplicationLink, (url: string) => string> = {
  mailed: () => "Le envié otra vez el enlace por correo.",
  "mailed-before": () => "Ya le envié el enlace por correo. Por favor, revise también la carpeta de correo no deseado.",
  page: (url) => `Puede continuar aquí: ${url}`,
};

const distressAdvice: Record<Distress, (owner: string) => readonly string[]> = {
  violence: (owner) => [
    `${owner} y quienes administran esta vivienda con ${owner} pueden leer nuestros mensajes. No los comparto con nadie que usted conozca. Quien pueda abrir su teléfono, su correo o este chat podría leerlos, así que use un aparato que solo usted pueda abrir y bórrelos si así está más a salvo. Si está en peligro, llame al 911. En el 1-800-799-7233 le ayudan a toda hora a mantenerse a salvo.`,
    `No comparto nuestros mensajes con nadie que usted conozca, pero quien pueda abrir su teléfono, su correo o este chat podría leerlos. Si está en peligro, llame al 911. En el 1-800-799-7233 le ayudan a planear cómo estar a salvo.`,
  ],
  despair: (owner) => [
    `Me alegra que me haya escrito. Por favor llame o escriba ahora al 988. Siempre hay alguien y no cuesta nada. Si podría hacerse daño, llame al 911. ${owner} puede leer nuestros mensajes, y no los comparto con nadie que usted conozca.`,
  ],
};

export const spanish: Words = {
  answer: ({ text }) => text.es,
  "owner-says": ({ text, about, isForeign }, { owner }) => [
    `${about ? `Sobre ${about.es}, ${owner}` : owner} dice${isForeign ? " en inglés" : ""}: ${text}`,
    `De parte de ${owner}${about ? `, sobre ${about.es}` : ""}${isForeign ? ", en inglés" : ""}: ${text}`,
  ],
  "listing-says": ({ text, isForeign }) => [
    `El anuncio dice${isForeign ? " en inglés" : ""}: "${ended(text)}"`,
    `Según el anuncio${isForeign ? ", en inglés" : ""}: "${ended(text)}"`,
  ],
  "asked-owner": ({ labels, questions }, { owner }) => {
    const notSure = labels.length > 0 ? `${unsure(labels.map(({ es }) => es))} ` : "";
    if (questions.length > 0)
      return notSure
        ? `${notSure}Ya le pregunté eso a ${owner}, y también ${and(questions.map(quoted))}. Le aviso.`
        : `Ya le pregunté a ${owner} ${and(questions.map(quoted))} y le aviso.`;
    return [
      `${notSure}Ya le pregunté${notSure ? "" : " eso"} a ${owner} y le aviso.`,
      `Eso lo decide ${owner}. Ya le pregunté y le aviso.`,
      `${owner} lo sabe mejor que yo. Ya le pregunté y le aviso.`,
    ];
  },
  "asked-owner-already": (_, { owner }) => [
    `Ya le pregunté a ${owner} y estoy esperando su respuesta.`,
    `Todavía no tengo respuesta de ${owner}. Le aviso en cuanto la tenga.`,
  ],
  "nothing-asked": (_, { owner }) => [
    `Por ahora no tengo ninguna pregunta pendiente con ${owner}. ¿Qué le gustaría saber?`,
    `No hay nada suyo en espera de ${owner}. ¿Qué quiere que le pregunte?`,
  ],
  "ask-contact": ({ withName }) =>
    withName
      ? [
          "¿Me da su nombre y un teléfono o correo para avisarle?",
          "Todavía necesito dos cosas: su nombre y un teléfono o correo para avisarle.",
        ]
      : ["¿A qué teléfono o correo le aviso?", "¿Me comparte un teléfono o correo?"],
  "ask-name": () => "¿Me da su nombre, por favor?",
  offer: (offer) => [
    list(offer, "Hay un horario disponible", "Estos horarios están disponibles"),
    list(offer, "Este horario está libre", "Tengo estos horarios libres"),
  ],
  "offer-others": (offer) => [
    list(offer, "Este es otro horario disponible", "Estos son otros horarios disponibles"),
    list(offer, "Este horario también está libre", "Estos horarios también están libres"),
  ],
  "offer-around": (offer) => [
    list(offer, "Este es el horario más cercano", "Estos son los horarios más cercanos"),
    list(offer, "Este horario queda cerca de esa hora", "Estos horarios quedan cerca de esa hora"),
  ],
  "offer-first": (offer) =>
    list(offer, "Este es el primer horario disponible", "Estos son los primeros horarios disponibles"),
  "offer-last": (offer) =>
    list(offer, "Este es el último horario disponible", "Estos son los últimos horarios disponibles"),
  "offer-beyond": (offer) => [
    `No hay nada más disponible entonces. ${list(offer, "Este es el más cercano", "Estos son los más cercanos")}`,
    `Esos son todos los horarios libres entonces. ${list(offer, "Después, este es el más cercano", "Después, estos son los más cercanos")}`,
  ],
  "offer-nearest": (offer) => [
    `Ese horario no está disponible${byTour(offer)}. ${list(offer, "Este es el más cercano", "Estos son los más cercanos")}`,
    `A esa hora no hay nada disponible${byTour(offer)}. ${list(offer, "Este es el más cercano", "Estos son los más cercanos")}`,
  ],
  "no-openings": (_, { owner }) => [
    `Todavía no hay horarios de visita. Ya le avisé a ${owner} que quiere verla.`,
    `Aún no hay horarios libres. ${owner} ya sabe que quiere verla.`,
  ],
  "none-fits": (_, { owner }) => [
    `No hay nada disponible entonces. Ya le avisé a ${owner} que busca otro horario. Dígame si otro día le funciona.`,
    `No tengo un horario libre así. ${owner} ya sabe que busca otro.`,
  ],
  "which-time": () => ["¿Cuál de esos horarios le funciona?", "Dígame qué horario quiere y lo solicito."],
  "time-open": ({ time }) => [`El ${time} está libre.`, `Sí, el ${time} está disponible.`],
  "time-not-open": () => ["Ese horario de visita no está disponible.", "No hay nada disponible a esa hora."],
  "not-booking": () => [
    "Las visitas están en pausa por ahora. Anoté su interés y con gusto respondo sus preguntas.",
    "Ahora no puedo agendar visitas porque están en pausa. Sí puedo responder sus preguntas.",
  ],
  "ask-facts": ({ rules, isForBooking, isAgain }) => {
    const count = rules.length === 1 ? "una cosa" : "dos cosas";
    if (isAgain)
      return [`Todavía necesito ${count}: ${asked(rules)}`, `Para seguir necesito ${count}: ${asked(rules)}`];
    return isForBooking
      ? [`Para solicitarlo necesito ${count}: ${asked(rules)}`, `Todavía necesito ${count}: ${asked(rules)}`]
      : [
          `${rules.length === 1 ? "Una pregunta rápida" : "Dos preguntas rápidas"}: ${asked(rules)}`,
          `Todavía necesito ${count}: ${asked(rules)}`,
        ];
  },
  "ask-income-meant": ({ amount }) => [
    `Quiero anotarlo bien: ¿${amount} al mes es el ingreso de su hogar antes de impuestos, o es otra cosa, como la renta que paga ahora?`,
    `Solo para confirmar: ¿${amount} al mes es el ingreso de su hogar antes de impuestos?`,
  ],
  "which-meaning": ({ one, other }) => `¿Pregunta por ${one.es} o por ${other.es}?`,
  "ask-dog-size": () => "¿De qué tamaño es su perro (raza o peso)?",
  noted: ({ name, things }) => {
    const thanks = name ? `Gracias, ${name}.` : "";
    const echo = things.length > 0 ? `Anotado: ${things.map(({ es }) => es).join(", ")}.` : "";
    return [[thanks, echo].filter(Boolean).join(" ") || "Gracias, ya lo anoté.", echo || "Entendido, gracias."];
  },
  requested: ({ time, tour }, { owner }) => [
    `Le envié a ${owner} su solicitud para el ${time}${tour ? `, ${tour.es}` : ""}. Le aviso cuando confirme, así que por favor espere mi confirmación antes de ir.`,
    `Ya solicité el ${time}${tour ? `, ${tour.es}` : ""}. Le aviso cuando ${owner} confirme.`,
  ],
  "move-requested": ({ time, from, isConfirmed, givenUp }, { owner }) => {
    const stands = isConfirmed
      ? `${givenUp ? `Ya dejé libre el ${givenUp}. ` : ""}Mientras tanto, su visita del ${from} sigue igual.`
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
  "already-your-time": ({ time }) => `Ya tiene apartado el ${time}.`,
  "time-gone": ({ time }) => [`Lo siento, el ${time} se acaba de ocupar.`, `El ${time} ya no está libre, lo siento.`],
  "not-qualified": ({ why, requirement, told }, { owner }) => [
    `${why.es} ${why.es.endsWith("?") ? `También puedo preguntarle a ${owner}.` : `¿Quiere que le pregunte a ${owner}?`}`,
    `Todavía no puedo agendar una visita: esta vivienda pide ${requirement.es} y usted mencionó ${told.es}. ¿Quiere que se lo pase a ${owner} de todos modos?`,
    `Todavía no puedo agendar una visita: a todos se les pide ${requirement.es}. Si quiere, puedo preguntarle a ${owner}.`,
  ],
  "offer-passed-on": ({ requirement, told }, { owner }) => [
    `Esta vivienda pide ${requirement.es}, y usted mencionó ${told.es}. Le envié a ${owner} lo que usted ofrece y le aviso. Podemos agendar la visita cuando ${owner} esté de acuerdo.`,
    `También le envié eso a ${owner}. Podemos agendar la visita cuando ${owner} esté de acuerdo.`,
  ],
  "passed-on": (_, { owner }) => [`Ya se lo pasé a ${owner} y le aviso.`, `Ya se lo envié a ${owner} y le aviso.`],
  "owner-decides": ({ about }, { owner }) =>
    `${owner} decide caso por caso sobre ${about.es}. Ya le pregunté y le respondo antes de agendar.`,
  "ask-move": ({ time, from }, { owner }) => [
    `Sí, el ${time} está libre. ¿Quiere que le pida a ${owner} cambiar su visita del ${from}? (sí o no)`,
    `El ${time} está disponible. ¿Le pido a ${owner} cambiar su visita del ${from}? (sí o no)`,
  ],
  "confirm-cancel": ({ time }) => [
    `¿Quiere que cancele su visita del ${time}? Responda sí o no.`,
    `Para estar seguros: ¿quiere que cancele la visita del ${time}, sí o no?`,
  ],
  canceled: () => "Su visita quedó cancelada. Escríbame cuando quiera agendar otra.",
  kept: ({ time }) => [`De acuerdo, su visita del ${time} sigue igual.`, `Bien, dejamos el ${time}.`],
  "no-showing": () => [
    "No encuentro ninguna visita en este chat. Si tiene una, use el enlace de su confirmación o responda al último mensaje que le enviamos.",
    "Por ahora no tiene ninguna visita agendada.",
  ],
  "nothing-requested": ({ time }) =>
    time ? `Todavía no he solicitado el ${time} para usted.` : "Todavía no he solicitado ninguna visita para usted.",
  "stopped-finding": () => "De acuerdo, ya no busco horario. Escríbame si cambia de opinión.",
  "see-you": ({ time }) => [`Perfecto, nos vemos el ${time}.`, `Gracias por confirmar el ${time}.`],
  "sorry-to-hear": () => ["Lo siento mucho. Espero que todo mejore pronto.", "Lo siento mucho."],
  "attendance-declined": () => "Gracias por avisar. Ya cancelé su lugar en esa visita.",
  agreed: ({ time }) => `Gracias. Su visita queda para el ${time}.`,
  "refused-proposal": (_, { owner }) => `No hay problema, le dije a ${owner} que ese horario no le funciona.`,
  "opted-out": (_, { isText }) =>
    isText
      ? "Ya no recibirá más mensajes de texto. Responda START para recibirlos de nuevo."
      : "De acuerdo, ya no le escribiré. Si más adelante tiene una pregunta, solo responda.",
  "opted-in": () => "Vuelve a estar suscrito. Responda STOP para dejar de recibir mensajes.",
  help: (_, { owner, home, mailbox }) =>
    `Porchlight: soy Piper, asistente automático de ${owner}, sobre ${home}. Pregunte lo que quiera, pida una llamada${mailbox ? ` o escriba a ${mailbox}` : ""}. Responda STOP para no recibir más mensajes.`,
  identity: (_, { owner }) => [
    `Soy Piper, asistente automático de ${owner}, no una persona. ${owner} puede ver nuestros mensajes y responde cuando hace falta.`,
    `Soy Piper, un asistente automático que trabaja para ${owner}.`,
  ],
  human: (_, { owner }) => [
    `Le pedí a ${owner} que se comunique directamente con usted.`,
    `Le dije a ${owner} que quiere hablar con una persona.`,
  ],
  "will-call": (_, { owner }) => [`Le pedí a ${owner} que le llame.`, `Le dije a ${owner} que quiere una llamada.`],
  "other-homes": (_, { owner }) => [
    `Solo puedo ayudarle con esta vivienda, así que le dije a ${owner} que también le interesan otras.`,
    `Le dije a ${owner} que le interesan otras viviendas.`,
  ],
  accommodation: (_, { owner }) => [
    `Gracias por decírmelo. Se lo envié a ${owner}, que le responderá directamente. Si algo le puede ayudar en la visita, dígamelo.`,
    `Le envié su solicitud a ${owner}, que le responderá directamente.`,
  ],
  emergency: ({ trouble }, { owner }) => [
    `${firstAdvice("es", trouble)} Estoy avisando a ${owner} de inmediato.`,
    `Llame al 911 si alguien está en peligro. Ya le avisé a ${owner}.`,
  ],
  "emergency-goes-on": ({ trouble, measures }) => [
    ...furtherAdvice("es", trouble, measures),
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
  negotiation: (_, { owner }) => [
    `Eso lo decide ${owner}. Ya le pregunté y le aviso.`,
    `Yo no puedo cambiar las condiciones. Le envié su oferta a ${owner} y le aviso.`,
  ],
  waitlist: (_, { owner }) => [
    `Le dije a ${owner} que quiere quedar en la lista de espera. Le aviso si se desocupa.`,
    `Ya está en la lista de espera de ${owner}. Le aviso si se desocupa.`,
  ],
  "told-owner": (_, { owner }) => [
    `Le envié su mensaje a ${owner} y le aviso.`,
    `${owner} ya tiene su mensaje. Le aviso cuando responda.`,
  ],
  maintenance: (_, { owner }) => [
    `Ya se lo reporté a ${owner}.`,
    `Todavía no sé a qué hora. Se lo marqué como urgente a ${owner} y le aviso en cuanto responda.`,
  ],
  "showing-issue": (_, { owner }) => [
    `Gracias por avisar. Se lo digo a ${owner} ahora mismo.`,
    `También se lo dije a ${owner}.`,
  ],
  scam: (_, { owner, url }) => [
    `Hace bien en cuidarse. Este es el anuncio del propietario: ${url}. Nunca pido dinero, y no debe pagar a nadie antes de ver una vivienda. Soy Piper, asistente automático de ${owner}.`,
    `Nunca pido dinero ni números de cuenta. El anuncio está aquí: ${url}`,
  ],
  abuse: () => ["Con gusto le ayudo con preguntas sobre la vivienda o una visita.", ""],
  "not-for-me": (_, { home }) => [
    `Creo que este mensaje era para otra persona. Este es el asistente de ${home}.`,
    "Creo que este mensaje también era para otra persona.",
  ],
  "never-counts": ({ trait }) => [
    `No, ${traits[trait]} nunca cuenta en su contra aquí.`,
    `No. ${capital(traits[trait])} nunca cuenta en contra de nadie.`,
  ],
  "taken-back": () => ["No hay problema. Aquí estoy si necesita algo.", "No se preocupe."],
  "no-harm": () => "No se preocupe. ¡Que tenga buen día!",
  privacy: (_, { owner }) => [
    `No le doy a nadie información de otra persona, ni siquiera si escribió. ${owner} y quienes administran esta vivienda con ${owner} pueden leer nuestros mensajes.`,
    `No, no le digo nada a quien pregunte. Solo ${owner} y quienes administran esta vivienda con ${owner} pueden leer nuestros mensajes.`,
  ],
  "only-this-home": () => [
    "Solo puedo ayudarle con esta vivienda y sus visitas.",
    "Eso queda fuera de lo que puedo hacer. Sobre esta vivienda, pregunte lo que quiera.",
  ],
  "no-pictures": () => [
    "Aquí no puedo abrir fotos ni archivos. ¿Me cuenta en pocas palabras qué necesita?",
    "No puedo ver archivos adjuntos. Escríbame qué necesita y le ayudo.",
  ],
  distress: ({ isOfSomebodyElse }, { owner }) => [
    isOfSomebodyElse
      ? `Lamento mucho que esté pasando esto. Si hay peligro, llamen al 911. En el 1-800-799-7233 les ayudan a toda hora a mantenerse a salvo, y también pueden llamar o escribir al 988. Soy un asistente automático, así que también le avisé a ${owner}.`
      : `Lamento mucho lo que está pasando. Si está en peligro, llame al 911. Para hablar con alguien a cualquier hora, llame o escriba al 988, o llame al 1-800-799-7233 si alguien le hace daño. Soy un asistente automático, así que también le avisé a ${owner}.`,
    `No tiene que pasar por esto a solas. Si está en peligro, llame al 911. Para hablar con alguien, llame o escriba al 988. Si alguien le hace daño, llame al 1-800-799-7233. Ya le avisé a ${owner}.`,
  ],
  "distress-goes-on": ({ trouble }, { owner }) => [
    ...distressAdvice[trouble](owner),
    "No comparto nuestros mensajes con nadie que usted conozca, y no tiene que pasar por esto a solas. Si está en peligro, llame al 911. Para hablar con alguien, llame o escriba al 988. Dígame cuando esté a salvo, o pregúnteme sobre la vivienda.",
  ],
  "distress-over": () => ["Me alegra que esté a salvo. Aquí estoy si tiene preguntas sobre la vivienda."],
  injection: () => [
    "Eso no lo puedo hacer. Puedo responder preguntas sobre esta vivienda y agendar una visita.",
    "No puedo hacer eso. ¿Tiene alguna pregunta sobre la vivienda?",
  ],
  "number-removed": () => [
    "Quité lo que parecía un número de seguro social o de tarjeta, así que por favor no los envíe por aquí.",
    "También quité ese número, porque los de seguro social y de tarjeta no se envían por aquí.",
  ],
  private: () => [
    "No puedo compartir datos de otras personas, códigos de acceso ni asuntos privados del propietario. Le ayudo con la vivienda o una visita.",
    "Eso es privado y no lo puedo compartir.",
  ],
  "everyone-welcome": () => [
    "Todos son bienvenidos a verla y a solicitarla, y los mismos criterios aplican para todos.",
    "Sí, todos son bienvenidos, y los mismos criterios aplican para todos.",
  ],
  "children-welcome": ({ isBeside }) =>
    isBeside
      ? "Sí, los niños son bienvenidos."
      : [
          "Sí, los niños son bienvenidos. Todos pueden solicitar, y los mismos criterios aplican para todos.",
          "Sí, los niños son bienvenidos, y los mismos criterios aplican para todos.",
        ],
  "fair-housing": () => [
    "Cualquier persona puede solicitarla, con los mismos criterios para todos. No puedo describir quién vive en una zona ni calificar su seguridad o sus escuelas. Le pueden ayudar fuentes públicas como el mapa de delitos de la policía y los informes escolares del estado.",
    "No puedo opinar de eso, pero todos son bienvenidos con los mismos criterios. Pregúnteme sobre la vivienda.",
  ],
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
  "lost-interest": () => "Gracias por avisar. No le escribiré más sobre esta vivienda. ¡Suerte en su búsqueda!",
  "wrong-number": () => "Disculpe. No volveré a escribir a este número.",
  "any-time": () => [
    "De acuerdo. Aquí estoy cuando quiera saber más o ver la vivienda.",
    "No hay problema. Escríbame cuando quiera.",
  ],
  welcome: () => ["¡Con gusto!", "¡Para servirle!"],
  hello: () => [
    "¿En qué le ayudo? Pregúnteme sobre la vivienda o dígame cuándo quiere verla.",
    "¿Qué le gustaría saber de la vivienda?",
  ],
  fallback: () => [
    "Disculpe, no le entendí bien. Puedo responder preguntas sobre la vivienda o agendar una visita. ¿Qué prefiere?",
    "¿Me lo dice de otra forma? Le ayudo con preguntas y visitas.",
  ],
  "listing-paused": () =>
    "Gracias por su interés. El propietario está por cerrar una solicitud para esta vivienda y pausó el anuncio.",
  "rented-out": () => "Gracias por su interés. Esta vivienda ya se rentó.",
  deleted: () => "Gracias por su interés. Esta vivienda ya no está disponible.",
  greeting: ({ home }) => `Gracias por su interés en ${home}. Pregúnteme lo que quiera.`,
  accepted: ({ time, tour, isAlone, agent, address, manageUrl, from }) =>
    `Su visita está confirmada: ${time}, ${tour.es}, ${address}. ${isAlone ? "Su contacto es" : "Se la mostrará"} ${agent}.${from ? ` Reemplaza su visita del ${from}.` : ""}${manageUrl ? ` Para cambiarla o cancelarla: ${manageUrl}` : ""}`,
  declined: ({ time, reason, isForeign }, { owner }) =>
    `${owner} no puede el ${time}.${asOwnerSays(owner, reason, isForeign)}`,
  "owner-canceled": ({ time, reason }, { owner }) =>
    `${owner} tuvo que cancelar su visita del ${time}.${because(reason)}`,
  "owner-proposes": ({ from, time, comment, kept, url }, { owner }) =>
    kept
      ? `${owner} no puede el ${from}, pero sí el ${time}.${because(comment)} ¿Le funciona? (sí o no) Su visita del ${kept} sigue igual hasta que diga que sí.${url ? ` También puede responder aquí: ${url}` : ""}`
      : `${owner} quisiera cambiar su visita del ${from} al ${time}.${because(comment)} ¿Le funciona el nuevo horario? (sí o no)${url ? ` También puede responder aquí: ${url}` : ""}`,
  "time-stands": ({ time, instead }, { owner }) =>
    `${owner} le ofreció el ${instead} y no recibí su respuesta, así que su visita del ${time} sigue igual.`,
  "not-answered-yet": ({ time }, { owner }) =>
    `${owner} todavía no confirma el ${time}, así que por favor no vaya todavía.`,
  expired: ({ time }, { owner }) => `Lo siento, ${owner} no respondió a tiempo su solicitud para el ${time}.`,
  reminder: ({ time, agent, address, yesUrl, noUrl }, { isText }) =>
    `Recordatorio: su visita en ${address} es hoy ${time}. ¿Asistirá? Sí: ${yesUrl} No: ${noUrl}${isText ? " O responda 1 sí voy, 2 no puedo." : ""}${agent ? ` Su contacto: ${agent}.` : ""}`,
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
  "tour-instructions": ({ time, code, url, from, until }) =>
    `Para su visita del ${time}: abra ${url} e ingrese el código ${code} para ver cómo entrar. El código funciona desde el ${from}${until ? ` hasta el ${until}` : ""}.`,
  "tour-called-off": ({ time }, { owner }) =>
    `Lo siento, ${owner} no envió a tiempo las instrucciones de entrada para el ${time}, así que esa visita queda cancelada. Por favor no vaya.`,
  "liked-it": () => "Me alegra. Dígame si quiere solicitarla, o pregúnteme lo que quiera de la vivienda.",
  completed: () => "Espero que le haya gustado la vivienda. ¿Quiere solicitarla o tiene preguntas?",
  "agent-changed": ({ time, isAlone, agent }) =>
    `Un cambio: ${agent} ${isAlone ? "es su contacto para la visita" : "le mostrará la vivienda"} el ${time}.`,
};
