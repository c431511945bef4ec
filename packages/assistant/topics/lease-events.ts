import { monthNames, monthNamesInSpanish } from "../reading/times/calendar-words.ts";
import { type Topic, unheld, unheldField } from "./topic.ts";

/** A lease's signing, renewal and end, and how rent is paid. */
export const leaseEventTopics: Topic[] = [
  unheldField(
    "payment",
    { en: "how rent is paid", es: "cómo se paga la renta" },
    {
      en: [
        "mail .. check; mail the deposit; send a check; drop off .. check; check for the deposit; deposit by",
        "pay the deposit; deposit with; deposit due; cash app; cashapp; apple pay; money order; cashier's check",
        "pay weekly; pay every week; pay biweekly; pay twice a month; credit card; debit card; pay rent",
        "pay the rent; autopay; pay rent online; how .. pay rent; how do i pay; pay online; payment method",
        "pay by check; pay cash; in cash; with cash; take cash; accept cash; cash payment; cash okay for|to",
        "cash only; rent due; due date; due every month; due each month; venmo; zelle; paypal; rent due",
        "when is rent due; rent|it .. in|into|as two|three|half|halves|# .. payment|part|chunk|half|halves|installment",
        "split (the)? rent|it|that|payment .. payment|chunk|installment; separate payments|checks; pay|send|zelle .. separately",
        "each|both pay|send .. (own|separate) part|half|share|check",
      ],
      es: [
        "pagar el deposito con; pagar por semana; como se paga; metodo de pago; pagar en linea",
        "pagar en efectivo; cuando se paga; fecha de pago; como pago; renta en dos|tres|# partes|pagos|mitades|cuotas|quincenas",
        "pagar|pagarla|pagarlo en dos|tres|# partes|pagos|mitades|cuotas; pagar .. por separado; cada quien|uno pague|paga|pagar .. su parte|mitad",
      ],
    },
  ),
  unheld(
    "payment.partial_month",
    { en: "rent for part of a month", es: "la renta de un mes incompleto" },
    {
      en: [
        "prorate; prorated; prorating; proration; pro rated; partial month; (rent|pay|charge) ... part of . month; half .. month's rent; full|whole|entire month or (only|just)? (half|part|some)",
      ],
      es: ["prorrateo; prorratear; prorrateada; prorratea; prorratean; medio mes; mes incompleto"],
    },
  ),
  unheld(
    "payment.late",
    { en: "late fees", es: "los recargos por pago tardío" },
    {
      en: [
        "late fee; late charge; late payment; late penalty; fee .. late; grace period; charge .. late; rent is late",
        "pay late; rent .. days late; a day late; # days late; late on|with the rent",
      ],
      es: ["recargo; recargos; pago tardio; pagar tarde; pago tarde; dias de gracia; mora"],
    },
  ),
  unheld(
    "lease_signing",
    { en: "how the lease is signed", es: "cómo se firma el contrato" },
    {
      en: [
        "lease signed; lease signing; lease .. signed in person; signed in person; sign in person",
        "signed online; sign online; sign electronically; docusign; copy of the lease; sample lease",
        "read the lease; see the lease; see a copy; lease in person or online; lease online",
      ],
      es: ["firmar en linea; copia del contrato"],
    },
  ),
  unheld(
    "lease_break",
    { en: "ending the lease early", es: "terminar el contrato antes" },
    {
      en: [
        "how much notice; written notice; notice before; notice to move out; give notice; days notice",
        "notice when i leave; break the lease; break my lease; end the lease early; leave early; penalty if i leave",
        "penalty if we leave; penalty for leaving; penalty to leave; penalty for breaking; penalty if i move",
        "if i leave after; if i leave before; if we leave before; if i move out after; if i move out before",
        "move out early; terminate early; early termination; buy out; get|getting out of the|my|our lease; lease break; contract|job|orders|assignment (is|are|get|gets)? canceled|cancelled|cut short",
      ],
      es: [
        "irme|irnos|salirme|salirnos antes; romper el contrato; terminar antes; cancelar el contrato; terminacion anticipada",
      ],
    },
  ),
  unheld(
    "renewal",
    { en: "renewal and rent increases", es: "la renovación y los aumentos" },
    {
      en: [
        "renew; renewal; renewable; rent increase; price go up; rent going up; go up after; go up next year",
        "go up every year; price increase; raise rent; price going up; increase the rent; increase the price",
        "price change; lock in the|my|that|this rent|price|rate; lock the rent; rent|price locked in; lock my rent; rent lock; freeze the rent",
        "raise the rent; rent go up; rent control; increase every year",
      ],
      es: ["renovar; renovacion; aumento de renta; suben la renta; sube la renta"],
    },
  ),
  unheld(
    "lease_end",
    { en: "what comes after the lease", es: "qué pasa al terminar el contrato" },
    {
      en: [
        "when the lease is up; once the lease is up; when the lease ends; once the lease ends",
        "when the lease is over; after the lease; end of the lease; after the first year; go month to month",
        "stay month to month; stay on month to month; continue month to month; goes month to month",
        "turn into month to month; roll over to month; convert to month; change to month to month; year is over",
        "year is up; lease runs out; turn month to month; switch to month to month; become month to month",
        "month to month after; then month to month; after that month to month",
      ],
      es: ["cuando termina el contrato; al terminar el contrato; al final del contrato; despues del contrato"],
    },
  ),
  unheld(
    "move_in_change",
    { en: "holding it or another move-in date", es: "apartarla u otra fecha de entrada" },
    {
      en: [
        "start .. lease later; start the lease; start later; lease .. be later; hold it; hold the place",
        "hold the apartment; move in early; move in sooner; early move in; move in later; later move in",
        "delay .. move in; delay the start; push .. move in; flexible on the date; flexible on the start",
        "flexibility on the start; flexible move in; flexibility on the move",
        // "Is August too late?"
        `${monthNames} (#)? (be)? too late|soon|early|far; too late|soon|early (for me|for us)? to move`,
      ],
      es: [
        "apartarlo; guardarlo",
        "entrar antes; mudarme antes",
        `(${monthNamesInSpanish}) (es|seria)? (muy|demasiado) tarde|pronto|lejos; (muy|demasiado) tarde|pronto (para|en|el|si) .. (${monthNamesInSpanish})`,
      ],
    },
  ),
  unheld(
    "sale",
    { en: "whether the home is to be sold", es: "si la vivienda se va a vender" },
    {
      en: [
        "planning to sell; planning on selling; going to sell; selling the building; selling the house",
        "selling the property; selling the place; selling it; sell the building; sell the house",
        "sell the property; sell the place; new owner; change of ownership",
      ],
      es: ["van a vender; piensan vender"],
    },
  ),
];
