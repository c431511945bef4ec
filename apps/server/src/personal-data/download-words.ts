import { brand } from "@porchlight/domain/kernel/brand.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";

const english = {
  account: "Account",
  application: "Application",
  applicationIntro:
    "Your answers, what the home asked for, and where your application stands. The reports about you are the screening bureau’s. You can request your own copy from the bureau that is named with the statements you agreed to.",
  standing: "Where it stands",
  criteria: "What the home asked for",
  answers: "Your answers",
  screening: "Your screening",
  consent: "What you agreed to",
  documents: "Your files",
  conversation: (home: string) => `Conversation about ${home}`,
  showings: "Showings",
  payments: "Payments and receipts",
  notices: "Notices you got",
  senders: { renter: "You", piper: brand.assistant, owner: "The owner", system: brand.product } as Record<
    string,
    string
  >,
  files: {
    account: "account",
    applications: "applications",
    conversations: "conversations",
    documents: "documents",
    showings: "showings",
    payments: "payments",
    notices: "notices",
  },
};
const spanish: typeof english = {
  account: "Cuenta",
  application: "Solicitud",
  applicationIntro:
    "Sus respuestas, lo que pedía la vivienda y el estado de su solicitud. Los informes sobre usted son de la agencia de verificación. Puede pedirle su propia copia a la agencia que se nombra junto a las declaraciones que usted aceptó.",
  standing: "Estado",
  criteria: "Lo que pedía la vivienda",
  answers: "Sus respuestas",
  screening: "Su verificación",
  consent: "Lo que usted aceptó",
  documents: "Sus archivos",
  conversation: (home) => `Conversación sobre ${home}`,
  showings: "Visitas",
  payments: "Pagos y recibos",
  notices: "Avisos que recibió",
  senders: { renter: "Usted", piper: brand.assistant, owner: "El propietario", system: brand.product },
  files: {
    account: "cuenta",
    applications: "solicitudes",
    conversations: "conversaciones",
    documents: "documentos",
    showings: "visitas",
    payments: "pagos",
    notices: "avisos",
  },
};

export const downloadWords = { en: english, es: spanish } satisfies Record<Language, typeof english>;
