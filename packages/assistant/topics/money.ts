import {
  applicationFeesOf,
  isFeeReturnedIfNotChosen,
  platformFees,
} from "@porchlight/domain/applications/home-fees.ts";
import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { type DepositRequirement, rentMultiples } from "@porchlight/domain/properties/property.ts";
import { feePartsOf, isOnlyForMishap } from "@porchlight/domain/properties/written-fees.ts";
import { wordsOf } from "./enum-words.ts";
import { parkingCharge } from "./parking.ts";
import { petRent } from "./pets.ts";
import { type Answer, fact, type Ground, joined, type Topic, told, unheld } from "./topic.ts";

const rent: Topic["answer"] = ({ home }) => {
  const amount = home.leaseConditions?.rent ?? null;
  if (amount === null) return null;
  return told(
    `The rent is ${dollars(amount)} a month.`,
    `La renta es de ${dollars(amount)} al mes.`,
    fact("leaseConditions.rent", amount),
  );
};

/** The deposit in dollars: a multiple of the rent, or else what the owner said in words; null where neither is known. */
export function depositOf({ home, depositTold = null }: Pick<Ground, "home" | "depositTold">): number | null {
  const { rent: monthly = null, securityDeposit = null } = home.leaseConditions ?? {};
  if (securityDeposit === null) return depositTold;
  return monthly === null ? null : monthly * (rentMultiples[securityDeposit] ?? 0);
}

/** A deposit is a multiple of the rent, so it has an amount only where the rent is known or the owner said one. */
const deposit: Topic["answer"] = (ground) => {
  const { home } = ground;
  const asked: DepositRequirement | null = home.leaseConditions?.securityDeposit ?? null;
  const amount = depositOf(ground);
  if (asked === null) return depositTold(amount);
  const multiple = rentMultiples[asked];
  const used = fact("leaseConditions.securityDeposit", asked);
  if (multiple === null) return told("There's no security deposit.", "No se pide depósito de garantía.", used);
  const months = wordsOf("deposits", asked);
  if (amount === null) return told(`The deposit is ${months.en}.`, `El depósito es de ${months.es}.`, used);
  const sum = dollars(amount);
  return told(
    `The deposit is ${sum}, ${months.en}.`,
    `El depósito es de ${sum}, ${months.es}.`,
    used,
    fact("leaseConditions.rent", home.leaseConditions?.rent),
  );
};

const depositTold = (amount: number | null): Answer | null =>
  amount === null
    ? null
    : told(
        `The deposit is ${dollars(amount)}.`,
        `El depósito es de ${dollars(amount)}.`,
        fact("leaseConditions.securityDeposit", amount),
      );

const otherFees: Topic["answer"] = ({ home }) => {
  const fees = home.leaseConditions?.otherFees?.trim();
  if (!fees) return null;
  return told(`Other fees: ${fees}`, `Otros cargos: ${fees}`, fact("leaseConditions.otherFees", fees));
};

/** Whoever was sent an application pays the platform's fees; an owner who takes applications elsewhere and names no fee has none. */
export function feesOf({
  home,
  now,
  hasScreening = false,
  hasApplication = false,
}: Pick<Ground, "home" | "now" | "hasScreening" | "hasApplication">) {
  if (hasApplication) return platformFees(home, { hasScreening, now });
  const unsaid = home.leaseConditions?.applicationProvider ? 0 : null;
  const { applicant, coSigner } = applicationFeesOf(home, { hasScreening, now });
  return { applicant: applicant ?? unsaid, coSigner: coSigner ?? unsaid };
}

const applicationFee: Topic["answer"] = (ground) => {
  const { applicant: fee, coSigner: cosigner } = feesOf(ground);
  if (fee === null) return null;
  const used = [
    fact("leaseConditions.applicationFee", fee),
    ...(cosigner === null ? [] : [fact("leaseConditions.applicationCoSignerFee", cosigner)]),
  ];
  if (fee === 0 && !cosigner) return told("There's no application fee.", "La solicitud no tiene costo.", ...used);
  const also =
    cosigner === null || cosigner === fee
      ? null
      : cosigner === 0
        ? ["free", "gratis"]
        : [dollars(cosigner), dollars(cosigner)];
  return told(
    `The application fee is ${dollars(fee)} per adult${also ? `, ${also[0]} for a co-signer` : ""}.`,
    `La solicitud cuesta ${dollars(fee)} por adulto${also ? ` y ${also[1]} para un aval` : ""}.`,
    ...used,
  );
};

const cosignerFee: Topic["answer"] = (ground) => {
  const fee = feesOf(ground).coSigner;
  if (fee === null) return null;
  const used = fact("leaseConditions.applicationCoSignerFee", fee);
  if (fee === 0) return told("A co-signer pays no application fee.", "Un aval no paga por la solicitud.", used);
  return told(
    `The application fee for a co-signer is ${dollars(fee)}.`,
    `La solicitud de un aval cuesta ${dollars(fee)}.`,
    used,
  );
};

/** When the platform's fee goes back; what an owner who takes applications elsewhere does is theirs to say. */
const applicationFeeTerms: Topic["answer"] = (ground) => {
  const { home, now, hasApplication = false } = ground;
  const provider = home.leaseConditions?.applicationProvider ?? null;
  if (!hasApplication && provider !== "PLATFORM") return null;
  const { applicant, coSigner } = feesOf(ground);
  if (!applicant && !coSigner) return applicationFee(ground);
  const isByLaw = isFeeReturnedIfNotChosen(home, now);
  return told(
    `The application fee pays for screening reports. It's refunded if we can't get any of them, or if the home is rented, taken off the market or the application is withdrawn before they're ordered.${isByLaw ? " It's also refunded if you aren't chosen, by the law where this home is." : ""}`,
    `La tarifa paga los informes de evaluación. Se le devuelve si no podemos obtener ninguno, o si la vivienda se alquila, deja de ofrecerse o la solicitud se retira antes de pedirlos.${isByLaw ? " También se le devuelve si no le eligen, por la ley del lugar de la vivienda." : ""}`,
    fact("leaseConditions.applicationProvider", provider),
  );
};

const provider: Topic["answer"] = ({ home, ownerName }) => {
  const by = home.leaseConditions?.applicationProvider ?? null;
  if (by === null) return null;
  const used = fact("leaseConditions.applicationProvider", by);
  if (by === "PLATFORM")
    return told(
      `To apply, ${ownerName} emails you an application. Every adult fills out their own online, and your answers are saved as you go.`,
      `Para solicitarla, ${ownerName} le envía una solicitud por correo. Cada adulto llena la suya en línea, y sus respuestas se guardan a medida que avanza.`,
      used,
    );
  return told(
    "The owner takes applications directly, not through Porchlight.",
    "El propietario recibe las solicitudes directamente, no por Porchlight.",
    used,
  );
};

/**
 * Says each cost of moving in that the owner has stated, and the first month and the deposit together, as the listing page does.
 * Of a deposit that is not known the owner is asked.
 */
const moveInCost: Topic["answer"] = (ground: Ground) => {
  const fees = feePartsOf(ground.home.leaseConditions?.otherFees ?? "");
  const besides = fees.every(isOnlyForMishap) ? null : otherFees(ground);
  const monthly = ground.home.leaseConditions?.rent ?? null;
  const rented = rent(ground);
  const deposited = deposit(ground);
  if (monthly === null || rented === null) return null;
  if (deposited === null) return { ...joined(besides ? [rented, besides] : [rented]), isPart: true };
  const known = [rented, deposited, besides].filter((a): a is Answer => a !== null);
  const sum = dollars(monthly + (depositOf(ground) ?? 0));
  const together = told(
    `The first month and the deposit come to ${sum}.`,
    `El primer mes y el depósito suman ${sum}.`,
    fact("dueAtMoveIn", sum),
  );
  return joined([...known.slice(0, 2), together, ...known.slice(2)]);
};

/** Each monthly charge the owner has stated; what of them applies, and what is paid to others, is not added up. */
const monthlyTotal: Topic["answer"] = (ground: Ground) => {
  const { parking, petPolicy } = ground.home;
  const rented = rent(ground);
  if (rented === null) return null;
  const known = [parking && parkingCharge(parking), petPolicy?.allowsPets ? petRent(ground) : null];
  return joined([rented, ...known.filter((answer) => answer !== null)]);
};

/** Nobody pays to see a home, whoever asks for money before. */
const paidAhead: Topic["answer"] = (ground) => {
  const fee = feesOf(ground).applicant;
  const later = fee
    ? [
        ` The application fee, ${dollars(fee)} per adult, is only due if you apply.`,
        ` La solicitud, de ${dollars(fee)} por adulto, solo se paga si decide solicitar.`,
      ]
    : ["", ""];
  return told(
    `Seeing the home is free. Please don't pay anyone before you've seen it.${later[0]}`,
    `Ver la vivienda no cuesta nada. Por favor, no le pague a nadie antes de verla.${later[1]}`,
    fact("leaseConditions.applicationFee", fee ?? 0),
  );
};

export const moneyTopics: Topic[] = [
  unheld(
    "deposit_terms",
    { en: "the deposit's terms", es: "las condiciones del depósito" },
    {
      en: [
        "deposit alternative; alternative to the deposit; alternative to a deposit; deposit insurance; surety bond",
        "deposit waiver; deposit free; refundable; fee back; fee refunded; refund; money back; deposit refundable",
        "deposit .. refundable; nonrefundable; get .. deposit back; deposit back",
      ],
      es: ["reembolsable; deposito reembolsable; devuelven .. deposito"],
    },
  ),
  {
    key: "rent",
    label: { en: "the rent", es: "la renta" },
    asked: {
      en: ["rent; monthly rent; monthly cost; monthly payment; price per month"],
      es: ["renta; alquiler; arriendo; mensualidad; cuota mensual; canon; cuanto es la renta"],
    },
    askedLoosely: {
      en: ["how much; price; cost; per month; asking for it"],
      es: ["precio; cuanto; cuanto cuesta; cuanto cobran; cuanto sale; costo"],
    },
    answer: rent,
  },
  {
    key: "deposit",
    label: { en: "the deposit", es: "el depósito" },
    asked: {
      en: ["deposit; how much down"],
      es: [
        "fianza; enganche; cuanto .. prima; prima .. cuanto; deposito; la garantia !(de|del|por el|por la|por los|por las|por un|por que); mes de garantia",
        "garantia .. cuanto; cuanto .. garantia",
      ],
    },
    answer: deposit,
  },
  {
    key: "application_fee",
    label: { en: "the application fee", es: "el costo de la solicitud" },
    asked: {
      en: [
        "application fee; app fee; fee to apply; fee for applying; cost of applying; cost to apply",
        "how much to apply; how much .. to apply; how much .. application; application cost",
        "charge .. application; charge to apply; pay to apply; price of the application; application how much",
        "application is how much; app is how much; own application; application or two; applications or one",
        "application each; each .. application; each need to apply; both need to apply; both have to apply",
        "her credit too; her credit as well; his credit too; his credit as well; their credit too; her credit also",
        "mom's credit too; mother's credit too; dad's credit too; partner's credit too; roommate's credit too",
        "wife's credit too; husband's credit too; girlfriend's credit too; boyfriend's credit too; everyone's credit",
        "credit on both; credit for both; everybody's credit; credit for everyone; credit of everyone; run .. on both",
        "run .. on her too; run .. on him too; screen everyone; screen both of us",
      ],
      es: [
        "costo de la solicitud; costo de aplicar; cuota de solicitud; cuesta aplicar; cuesta la solicitud",
        "cobran .. solicitud; cobran .. aplicar; solicitud para mi; solicitud para los; solicitud para cada",
        "solicitud por; solicitud cuanto; cuanto .. solicitud; aplicacion cuanto; cuanto .. aplicacion",
        "una solicitud cada; solicitud o dos; solicitud los dos; aplicar los dos; credito de todos",
        "credito de los dos; credito de cada; credito de mi .. tambien; credito a mi .. tambien",
        "cuesta|cobran .. postular|postulacion; postulacion .. cuesta|cuanto; cuanto .. postular|postulacion",
        "tambien .. su credito; antecedentes de todos; antecedentes de mi .. tambien; antecedentes a mi .. tambien",
      ],
    },
    answer: applicationFee,
  },
  {
    ...unheld(
      "application_fee.terms",
      { en: "whether the application fee is returned", es: "si se devuelve la cuota de solicitud" },
      {
        en: [
          "application fee refundable; app fee refunded; application fee refunded; app fee back; app fee nonrefundable",
          "app fee non refundable; refund the app fee; refund my app fee; app fee refundable",
          "refund .. application fee; refund the application; application .. refundable; application fee back",
          "application fee non refundable; application fee nonrefundable",
        ],
        es: ["solicitud .. reembolsable; devuelven|devuelve|reembolsa|reembolsan .. solicitud"],
      },
    ),
    answer: applicationFeeTerms,
  },
  {
    key: "application_fee.cosigner",
    label: { en: "the co-signer's fee", es: "el costo para un aval" },
    asked: {
      en: [
        "cosigner fee; co-signer fee; co-signer application fee; fee for .. cosigner; fee for .. co-signer",
        "cosigner pay; co-signer pay; cosigner application",
      ],
      es: ["costo del aval; costo para .. aval; solicitud .. aval"],
    },
    answer: cosignerFee,
  },
  {
    key: "application_provider",
    label: { en: "how applications are taken", es: "cómo se reciben las solicitudes" },
    asked: {
      en: [
        "step to rent; step to apply; where .. apply; how .. apply; apply online; application online",
        "online application; submit .. application; application process; what website .. apply; where .. application",
        "who handles .. application",
      ],
      es: [
        "como aplico; como puedo aplicar; donde aplico; donde .. solicitud; como .. solicitud; proceso de solicitud",
        "como|donde (se)? aplica|postula|postulo|postulamos",
        "aplica|aplico|postula|postulo|postular|postulacion|solicitud|solicita .. (por internet|en linea|online)",
        "llenar|lleno|mandar|mando|sacar .. solicitud|aplicacion; como .. postular",
      ],
    },
    answer: provider,
  },
  {
    key: "other_fees",
    label: { en: "other fees", es: "otros cargos" },
    asked: {
      en: [
        "on top of rent; on top of the rent; besides rent; besides the rent; in addition to rent",
        "in addition to the rent; other than rent; other than the rent; apart from rent; beyond rent; other fee",
        "additional fee; any fee; admin fee; amenity fee; trash fee; cleaning fee; other charge; extra charge",
        "additional cost; extra cost; other cost; hoa; what fee; other|more|extra expense|bill|payment",
        "what other charge; what|anything|something else .. pay|paying|owe; else (do)? add up; plus what else",
      ],
      es: [
        "cobran algo mas; cobran otra cosa; que mas cobran; que mas se paga; otro cargo; otros cargos",
        "costos adicionales; otros costos; otros gastos; otros pagos; que mas|otro .. pagar|pago",
      ],
    },
    askedLoosely: { en: ["fee; charge"], es: ["cargo; cuota"] },
    answer: otherFees,
  },
  {
    key: "monthly_total",
    label: { en: "the monthly total", es: "el total al mes" },
    asked: {
      en: [
        "all in monthly; all in per month; all in a month; total monthly; total per month; total a month",
        "monthly total; total each month; total every month; monthly .. all in; all in .. with; what is the all in",
      ],
      es: ["total al mes; total mensual"],
    },
    answer: monthlyTotal,
  },
  {
    key: "cost_share",
    label: { en: "each one's share", es: "lo que toca a cada quien" },
    asked: {
      en: [
        "each of us pay; how much each; how much apiece; per person for the rent; split the rent; rent split",
        "split .. ways",
      ],
      es: ["nos toca a cada; toca a cada uno; cuanto cada uno; entre los dos cuanto; entre los tres cuanto"],
    },
    answer: rent,
  },
  {
    key: "term_total",
    label: { en: "the total for the lease", es: "el total por todo el contrato" },
    asked: {
      en: [
        "total for the lease; total for the term; total over the lease; whole lease total",
        "total for six months; total for the year",
      ],
      es: ["total por el contrato; total por los seis meses; total por el ano"],
    },
    answer: monthlyTotal,
  },
  {
    key: "payment.ahead",
    label: { en: "what is paid before a showing", es: "lo que se paga antes de la visita" },
    asked: {
      en: [
        "pay before; before paying; before i pay; before we pay; pay anything before; money before",
        "pay to see; pay to view; pay to tour; pay for .. tour; pay for .. showing; send money",
        "pay .. application fee",
      ],
      es: ["pagar antes; pagar para ver; mandar dinero"],
    },
    answer: paidAhead,
  },
  {
    key: "move_in_cost",
    label: { en: "the cost of moving in", es: "el costo para mudarse" },
    asked: {
      en: [
        "all the costs; all costs; all of the costs; every cost; all the fees and deposits; move in cost",
        "cost to move in; total to move in; needed to move in; need to move in; due at signing; at lease signing",
        "total due; due when .. sign; owe when .. sign; owe at signing; how much to get in; upfront; up front",
        "total move in; first and last; last month; pay to move in; money to move in; how much to move in",
        "due at move in; all together to move in; altogether to move in; how much would .. to move in",
        "how much will .. to move in; how much is it to move in; in all to move in; before i get the keys",
        "before we get the keys; on key day; the day i get the keys; money|pay|cost|total|owe (at|in) (the)? beginning|start",
        "rent|month plus (the|a|my|your|one)? (security)? deposit",
      ],
      es: [
        "dinero|pago|pagar|paga|dar|doy (al|de|en el) (puro)? principio|inicio|comienzo; costo para mudarse; costo de entrada; para entrar; cuanto .. mudarme; pago inicial; por adelantado",
        "primer y ultimo mes; costo .. mudarme; dinero para mudarme; cuanto .. dar de entrada|prima|enganche|inicio",
        "todos los costos; todos los gastos de entrada|mudanza; todo junto para entrar|mudarme|mudarnos; de un solo; de entrada cuanto; para meterse|meterme|meternos",
        "cuanto|que .. al|para firmar; total para mudarme|mudarnos|entrar",
      ],
    },
    answer: moveInCost,
  },
];
