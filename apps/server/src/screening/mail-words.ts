import type { Language } from "@porchlight/domain/kernel/languages.ts";
import type { RefundReason } from "@porchlight/domain/screening/refunds.ts";

/** The words of one mail: subject, paragraphs, and the label of its button where it has one. */
type MailWords = { subject: string; lines: readonly string[]; button: string | null };
type Names = { first: string; home: string };
type Paid = Names & { amount: string; reason: RefundReason | null };

export const paymentMailKinds = ["receipt", "refund"] as const;
export type PaymentMail = (typeof paymentMailKinds)[number];
/** Mails about a step of the screening. */
export type StepMail = "identified";

type Catalog = Record<PaymentMail, (paid: Paid) => MailWords> &
  Record<StepMail, (names: Names) => MailWords> & { footer(names: Names): string };

const englishReasons: Record<RefundReason, string> = {
  "no-reports": "No screening reports were delivered, so there’s nothing to pay for.",
  withdrawn: "The application was withdrawn before any reports were ordered.",
  "home-gone": "The home is no longer available, and no reports were ordered.",
  "application-gone": "You’re no longer part of the application, and no reports were ordered.",
  "not-chosen": "The law where the home is says that applicants who aren’t chosen get their fee back.",
  "not-decided":
    "The law where the home is says that the fee goes back when there’s no decision in time. Your application stays open.",
};

const english: Catalog = {
  receipt: ({ first, home, amount }) => ({
    subject: `Your receipt for ${home}`,
    lines: [
      `Hi ${first}, we received your payment of ${amount} for the screening reports for ${home}.`,
      "If we can’t get any of the reports, we’ll refund your fee automatically.",
    ],
    button: "See the receipt",
  }),
  refund: ({ first, home, amount, reason }) => ({
    subject: `Your ${amount} for ${home} was refunded`,
    lines: [
      `Hi ${first}, we refunded your screening fee of ${amount} for ${home}.`,
      ...(reason ? [englishReasons[reason]] : []),
      "Your bank may take 5 to 10 business days to show it.",
    ],
    button: null,
  }),
  identified: ({ first, home }) => ({
    subject: `Your identity is confirmed for ${home}`,
    lines: [
      `Hi ${first}, the screening bureau confirmed your identity. There’s one step left: order your reports for ${home}.`,
    ],
    button: "Continue",
  }),
  footer: ({ home }) => `You’re receiving this because you’re part of an application for ${home} on Porchlight.`,
};

const spanishReasons: Record<RefundReason, string> = {
  "no-reports": "No se entregó ningún informe, así que no hay nada que pagar.",
  withdrawn: "La solicitud se retiró antes de pedir los informes.",
  "home-gone": "La vivienda ya no está disponible y no se pidieron informes.",
  "application-gone": "Usted ya no forma parte de la solicitud y no se pidieron informes.",
  "not-chosen": "La ley del lugar de la vivienda dice que se devuelve la tarifa a quienes no son elegidos.",
  "not-decided":
    "La ley del lugar de la vivienda dice que se devuelve la tarifa cuando no hay una decisión a tiempo. Su solicitud sigue abierta.",
};

const spanish: Catalog = {
  receipt: ({ first, home, amount }) => ({
    subject: `Su recibo para ${home}`,
    lines: [
      `Hola, ${first}: recibimos su pago de ${amount} por los informes para ${home}.`,
      "Si no es posible obtener ningún informe, la tarifa se le devuelve automáticamente.",
    ],
    button: "Ver el recibo",
  }),
  refund: ({ first, home, amount, reason }) => ({
    subject: `Le devolvimos ${amount} de ${home}`,
    lines: [
      `Hola, ${first}: le devolvimos la tarifa de ${amount} por los informes para ${home}.`,
      ...(reason ? [spanishReasons[reason]] : []),
      "Su banco puede tardar de 5 a 10 días hábiles en mostrarlo.",
    ],
    button: null,
  }),
  identified: ({ first, home }) => ({
    subject: `Su identidad está confirmada para ${home}`,
    lines: [`Hola, ${first}: la agencia confirmó su identidad. Falta un paso: pedir sus informes para ${home}.`],
    button: "Continuar",
  }),
  footer: ({ home }) => `Recibe este correo porque forma parte de una solicitud para ${home} en Porchlight.`,
};

export const screeningMails: Record<Language, Catalog> = { en: english, es: spanish };
