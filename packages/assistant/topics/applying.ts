import { fact, type Topic, told, unheld } from "./topic.ts";

const others =
  "everyone|everybody|both|each|all|he|she|they|him|her|them|roommate|roommates|partner|husband|wife|boyfriend|girlfriend|bf|gf|friend|brother|sister|mom|mother|dad|father|son|daughter|cousin|cosigner|adult|adults";
const othersInSpanish =
  "todos|todas|cada|ambos|ella|el|ellos|esposo|esposa|marido|pareja|novio|novia|companero|companera|compa|amigo|amiga|hermano|hermana|mama|papa|hijo|hija|primo|prima|aval|fiador|adulto|adultos";
const mustApply = "(fill|send|submit|put|turn|complete|do) .. application|app|one";
const tooOrOnlyI = "too|also|as well|or just me|or is it just me|or only me";

/** What an application takes: who fills one out, the papers it asks for, and what it does to a credit score. */
export const applyingTopics: Topic[] = [
  {
    key: "who_applies",
    label: { en: "who has to apply", es: "quién tiene que llenar una solicitud" },
    asked: {
      en: [
        `${others} .. have|has|need|needs|required|supposed|gotta to? apply !(... fee|pay|cost|charge|license)`,
        `${others} .. have|has|need|needs|required|supposed|gotta|do|does|would|will to? ${mustApply}`,
        `does|do|will|would|should|must . . (have to|need to)? ${mustApply} (${tooOrOnlyI})`,
        `does|do|will|would|should|must|can ${others} (have to|need to|also)? (${mustApply}|apply) !(... fee|pay|cost|charge|showing|tour)`,
        `have|need to (${mustApply}|apply) (${tooOrOnlyI}); who all? (has|needs) to (apply|${mustApply})`,
      ],
      es: [
        `${othersInSpanish} .. tiene|tienen|debe|deben|necesita|necesitan (que)? (llenar|hacer|mandar) (una|la|su|otra)? solicitud|aplicacion; ${othersInSpanish} .. tiene|tienen|debe|deben|necesita|necesitan (que)? aplicar !(... cuesta|costo|pagar)`,
        `tiene|tienen|debe|deben|necesita|necesitan (que)? (aplicar|llenar|hacer|mandar) .. ${othersInSpanish}; quien (tiene|debe) (que)? (aplicar|llenar)`,
        "tiene|tienen|debe (que)? (aplicar|llenar|hacer|mandar) .. tambien",
      ],
    },
    answer: ({ home }) =>
      home.leaseConditions?.applicationProvider === "PLATFORM"
        ? told(
            "Every adult fills out their own application online.",
            "Cada adulto llena su propia solicitud en línea.",
            fact("leaseConditions.applicationProvider", "PLATFORM"),
          )
        : null,
  },
  {
    key: "application_documents",
    label: { en: "what an application asks for", es: "lo que pide la solicitud" },
    asked: {
      en: [
        "what|which (kind of|kinds of|type of|other|sort of)? document|docs|paperwork|papers|proof do|would|should|will|are|i|we|you|they !(... animal|dog|cat|income|voucher|showing|tour|visit)",
        "document|docs|paperwork|papers .. need|needed|require|required|apply|application !(... animal|dog|cat|income|voucher|showing|tour|visit)",
        "(bring|need to bring|have to bring|should i bring|should we bring|do i bring|do we bring) ... apply|applying|application",
        "need|have ready . (when|before|once) (i|we|you)? apply; application ask for|ask us for|ask me for",
      ],
      es: [
        "que|cuales papeles|documentos|comprobantes (me|nos|se|te|le|les)? (van a|hay que|tengo que|tenemos que)? pide|piden|pedir|ocupo|ocupan|ocupamos|necesito|necesita|necesitan|necesitamos|debo|llevo|llevar|mando|mandar|entregar|presentar|ver !(... ingreso|ingresos|animal|perro|visita|vale)",
        "papeles|documentos .. aplicar|solicitud|aplicacion|rentar; llevar|traer|mandar|tener ... para aplicar|llenar|solicitar",
        "pide la solicitud; pide la aplicacion; papeles|documentos hacen falta|piden|se ocupan",
      ],
    },
    answer: ({ home }) =>
      home.leaseConditions?.applicationProvider === "PLATFORM"
        ? told(
            "The application is online and asks each person for a photo ID and a proof of income.",
            "La solicitud es en línea y le pide a cada persona una identificación con foto y un comprobante de ingresos.",
            fact("leaseConditions.applicationProvider", "PLATFORM"),
          )
        : null,
  },
  {
    ...unheld(
      "credit_inquiry",
      { en: "what applying does to a credit score", es: "lo que le hace la solicitud a su puntaje" },
      {
        en: [
          "hard|soft (credit)? pull|inquiry|hit; hard|soft credit check; soft check; hard check; hard or soft",
          "apply|applying|application|check|checking|pull|pulling|run|running|screening|inquiry ... hurt|lower|drop|ding|affect|hit|impact|damage .. credit|score|fico|points",
          "apply|applying|application|check|checking|pull|screening|it|this|that . bring|take|knock|pull down .. credit|score|fico",
          "cost .. score points; cost .. points .. apply|application; credit|score go|goes down; show up on my credit; go on my credit",
        ],
        es: [
          "baja|bajan|bajar|bajaria|bajarme|afecta|afectan|afectar|dana|perjudica|quita|pega (a|en)? (mi|el|nuestro|su|al) credito|puntaje|score|puntuacion",
          "quita|quitan|baja|bajan puntos; consulta dura|suave; queda en mi credito|historial",
        ],
      },
    ),
    answer: () => ({
      ...told(
        "Seeing the home takes no credit check.",
        "Para ver la vivienda no se revisa el crédito.",
        fact("screening", "none before an application", "requirements"),
      ),
      isPart: true,
    }),
  },
];
