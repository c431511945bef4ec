import { fact, type Topic, told, unheld } from "./topic.ts";

/** What an application takes: the papers it asks for, and what it does to a credit score. */
export const applyingTopics: Topic[] = [
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
