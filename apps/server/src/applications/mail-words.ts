import { activationDays } from "@porchlight/domain/accounts/account.ts";
import type { ApplicationType } from "@porchlight/domain/applications/roles.ts";
import type { Language } from "@porchlight/domain/kernel/languages.ts";

/**
 * The people and the home a mail is about. `host` is the primary applicant; `owner` a first name. `appealDays` is how long
 * the law has a person ask about a conditional offer that is taken back, where that is known. `hasAccount` says whether
 * the mail's link leads to an account the person has, and does not expire.
 */
export type MailNames = {
  first: string;
  host: string;
  owner: string;
  home: string;
  appealDays: number | null;
  hasAccount: boolean;
};

/** The words of one mail to an applicant: subject, paragraphs, and the label of its button where it has one. */
export type MailWords = { subject: string; lines: readonly string[]; button: string | null };

type MailOf = (names: MailNames, type: ApplicationType) => MailWords;

/** The mails that people of a bundle get about it. */
export const mailKinds = [
  "invitation",
  "reminder",
  "submitted",
  "completed",
  "offered",
  "reconsidered",
  "accepted",
  "declined",
  "withdrawn",
  "left",
  "removed",
] as const;
export type MailKind = (typeof mailKinds)[number];

type Catalog = Record<MailKind, MailOf> & { footer(names: MailNames): string };

/** The mail of a conditional offer, which begins with what the owner did. */
type OfferMail = (names: MailNames, news: string) => MailWords;

/** The rights of who gets a conditional offer, in English. */
const rightsInEnglish = (appealDays: number | null): string =>
  appealDays === null
    ? "The rules where the home is may give you more rights."
    : `You’ll then have ${appealDays} days to ask for the information behind the decision and to appeal.`;

const offerInEnglish: OfferMail = ({ first, owner, home, appealDays }, news) => ({
  subject: `A conditional offer for ${home}`,
  lines: [
    `Hi ${first}, good news: ${news}`,
    `The offer is conditional because the rules here let an owner look at criminal history reports only after one. ${owner} can do that now and will then let you know the final decision. There’s nothing you need to do.`,
    `If ${owner} takes the offer back, we’ll send you a notice, with the reasons that are about you. ${rightsInEnglish(appealDays)}`,
  ],
  button: "See your application",
});

const english: Catalog = {
  invitation: ({ first, host, owner, home, hasAccount }, type) => ({
    subject:
      type === "APPLICANT" ? `${owner} invited you to apply for ${home}` : `${host} invited you to apply for ${home}`,
    lines: [
      {
        APPLICANT: `Hi ${first}, ${owner} sent you an application for ${home}.`,
        CO_APPLICANT: `Hi ${first}, ${host} is applying for ${home} and invited you as a co-applicant. Everyone 18 or older who will live there fills out their own application.`,
        CO_SIGNER: `Hi ${first}, ${host} is applying for ${home} and asked you to co-sign. You won’t live there, and you back the lease.`,
      }[type],
      "You’ll see what the home asks for first. Your answers are saved as you go, so you can stop and finish later, on any device.",
      hasAccount
        ? "Sign in with the Porchlight account you already have."
        : `This link is only for you. It works for ${activationDays} days.`,
    ],
    button: "Start application",
  }),
  reminder: ({ first, home }) => ({
    subject: `Your application for ${home} isn’t finished yet`,
    lines: [
      `Hi ${first}, your application for ${home} is waiting for you. Everything you entered is saved.`,
      "If you no longer want to apply, you can ignore this email.",
    ],
    button: "Continue application",
  }),
  submitted: ({ first, owner, home }) => ({
    subject: `We got your application for ${home}`,
    lines: [
      `Hi ${first}, thanks. Your part of the application for ${home} is submitted and can’t be changed anymore.`,
      `Once everyone in the application has submitted, ${owner} can review it.`,
    ],
    button: "See your application",
  }),
  completed: ({ first, owner, home }) => ({
    subject: `Your application for ${home} is complete`,
    lines: [`Hi ${first}, everyone has submitted. ${owner} can now review the application and will let you know.`],
    button: "See your application",
  }),
  offered: (names) =>
    offerInEnglish(names, `${names.owner} made your household a conditional offer for ${names.home}.`),
  reconsidered: (names) =>
    offerInEnglish(
      names,
      `${names.owner} reconsidered your application for ${names.home} and made your household a conditional offer.`,
    ),
  accepted: ({ first, owner, home }) => ({
    subject: `Your application for ${home} was accepted`,
    lines: [
      `Hi ${first}, good news: ${owner} accepted your application for ${home}.`,
      `${owner} will be in touch about the next steps.`,
    ],
    button: "See your application",
  }),
  declined: ({ first, owner, home }) => ({
    subject: `Your application for ${home}`,
    lines: [
      `Hi ${first}, ${owner} reviewed your application for ${home} and decided not to accept it.`,
      "Thank you for your interest and the time you put into it.",
    ],
    button: "See your application",
  }),
  withdrawn: ({ first, host, home }) => ({
    subject: `The application for ${home} was withdrawn`,
    lines: [`Hi ${first}, ${host} withdrew the application for ${home}. There’s nothing more for you to do.`],
    button: null,
  }),
  left: ({ first, owner, home }) => ({
    subject: `The application for ${home} was withdrawn`,
    lines: [
      `Hi ${first}, someone in your household left the application for ${home}. It can’t go on without them, so it was withdrawn.`,
      `If you’d still like to live there, let ${owner} know.`,
    ],
    button: null,
  }),
  removed: ({ first, host, home }) => ({
    subject: `You’re no longer part of the application for ${home}`,
    lines: [`Hi ${first}, ${host} removed you from the application for ${home}. What you entered was deleted.`],
    button: null,
  }),
  footer: ({ home }) => `You’re receiving this because you’re part of an application for ${home} on Porchlight.`,
};

/** The rights of who gets a conditional offer, in Spanish. */
const rightsInSpanish = (appealDays: number | null): string =>
  appealDays === null
    ? "Las reglas del lugar donde está la vivienda pueden darle más derechos."
    : `Tendrá entonces ${appealDays} días para pedir la información en que se basó la decisión y para apelar.`;

const offerInSpanish: OfferMail = ({ first, owner, home, appealDays }, news) => ({
  subject: `Una oferta condicional para ${home}`,
  lines: [
    `Hola, ${first}: buenas noticias, ${news}`,
    `La oferta es condicional porque aquí las reglas permiten ver los informes de antecedentes penales solo después de hacerla. ${owner} ya puede verlos y luego le avisará su decisión final. Usted no tiene que hacer nada.`,
    `Si ${owner} retira la oferta, le enviaremos un aviso con las razones que se refieran a usted. ${rightsInSpanish(appealDays)}`,
  ],
  button: "Ver su solicitud",
});

const spanish: Catalog = {
  invitation: ({ first, host, owner, home, hasAccount }, type) => ({
    subject:
      type === "APPLICANT"
        ? `${owner} le invita a presentar una solicitud para ${home}`
        : `${host} le invita a participar en una solicitud para ${home}`,
    lines: [
      {
        APPLICANT: `Hola, ${first}: ${owner} le envió una solicitud para ${home}.`,
        CO_APPLICANT: `Hola, ${first}: ${host} está presentando una solicitud para ${home} y le invitó como cosolicitante. Cada persona de 18 años o más que vaya a vivir allí llena su propia solicitud.`,
        CO_SIGNER: `Hola, ${first}: ${host} está presentando una solicitud para ${home} y le pidió que firme como aval. Usted no vivirá allí, pero respalda el contrato.`,
      }[type],
      "Primero verá lo que pide la vivienda. Sus respuestas se guardan a medida que avanza, así que puede parar y terminar después, en cualquier dispositivo.",
      hasAccount
        ? "Inicie sesión con la cuenta de Porchlight que ya tiene."
        : `Este enlace es solo para usted. Funciona durante ${activationDays} días.`,
    ],
    button: "Comenzar la solicitud",
  }),
  reminder: ({ first, home }) => ({
    subject: `Su solicitud para ${home} aún no está terminada`,
    lines: [
      `Hola, ${first}: su solicitud para ${home} le espera. Todo lo que escribió está guardado.`,
      "Si ya no desea presentarla, puede ignorar este correo.",
    ],
    button: "Continuar la solicitud",
  }),
  submitted: ({ first, owner, home }) => ({
    subject: `Recibimos su solicitud para ${home}`,
    lines: [
      `Hola, ${first}: gracias. Su parte de la solicitud para ${home} está enviada y ya no se puede cambiar.`,
      `Cuando todas las personas de la solicitud la hayan enviado, ${owner} podrá revisarla.`,
    ],
    button: "Ver su solicitud",
  }),
  completed: ({ first, owner, home }) => ({
    subject: `Su solicitud para ${home} está completa`,
    lines: [
      `Hola, ${first}: todas las personas ya enviaron su parte. ${owner} puede revisar la solicitud y le avisará.`,
    ],
    button: "Ver su solicitud",
  }),
  offered: (names) =>
    offerInSpanish(names, `${names.owner} le hizo a su hogar una oferta condicional para ${names.home}.`),
  reconsidered: (names) =>
    offerInSpanish(
      names,
      `${names.owner} reconsideró su solicitud para ${names.home} y le hizo a su hogar una oferta condicional.`,
    ),
  accepted: ({ first, owner, home }) => ({
    subject: `Su solicitud para ${home} fue aceptada`,
    lines: [
      `Hola, ${first}: buenas noticias, ${owner} aceptó su solicitud para ${home}.`,
      `${owner} se comunicará con usted para los siguientes pasos.`,
    ],
    button: "Ver su solicitud",
  }),
  declined: ({ first, owner, home }) => ({
    subject: `Su solicitud para ${home}`,
    lines: [
      `Hola, ${first}: ${owner} revisó su solicitud para ${home} y decidió no aceptarla.`,
      "Gracias por su interés y por el tiempo que le dedicó.",
    ],
    button: "Ver su solicitud",
  }),
  withdrawn: ({ first, host, home }) => ({
    subject: `La solicitud para ${home} fue retirada`,
    lines: [`Hola, ${first}: ${host} retiró la solicitud para ${home}. Usted no tiene que hacer nada más.`],
    button: null,
  }),
  left: ({ first, owner, home }) => ({
    subject: `La solicitud para ${home} fue retirada`,
    lines: [
      `Hola, ${first}: alguien de su hogar dejó la solicitud para ${home}. No puede seguir sin esa persona, así que fue retirada.`,
      `Si todavía quisiera vivir allí, avísele a ${owner}.`,
    ],
    button: null,
  }),
  removed: ({ first, host, home }) => ({
    subject: `Ya no forma parte de la solicitud para ${home}`,
    lines: [`Hola, ${first}: ${host} le quitó de la solicitud para ${home}. Lo que usted escribió se borró.`],
    button: null,
  }),
  footer: ({ home }) => `Recibe este correo porque forma parte de una solicitud para ${home} en Porchlight.`,
};

export const mailCatalogs: Record<Language, Catalog> = { en: english, es: spanish };
