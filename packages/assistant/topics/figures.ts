import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { feePartsOf, isOnlyForMishap } from "@porchlight/domain/properties/written-fees.ts";
import { contentOf } from "../reading/questions/words-of-meaning.ts";
import { keeping } from "../reading/text/kept.ts";
import { normal } from "../reading/text/normal.ts";
import type { FactUsed } from "../turn.ts";
import { depositOf, feesOf } from "./money.ts";
import { fact, type Ground, type Said } from "./topic.ts";

/** What is paid for a home, as its records have it: "parking, $60 a month". */
export type Figure = {
  key: string;
  dollars: number;
  per: "month" | "once";
  name: Said;
  /** How renters name it, in a normal text. */
  named: RegExp;
  /** Whoever moves in pays it. */
  isDue: boolean;
  /** It is paid only after a loss or the like and is in no sum. */
  isOnlyForMishap?: true;
  fact: FactUsed;
};

/** The topics of sums: each month, on moving in, for each of several, over several months. */
export const sumTopics: readonly string[] = ["monthly_total", "move_in_cost", "cost_share", "term_total"];

const feesPerPerson: Partial<Record<string, string>> = {
  application_fee: "application",
  "application_fee.cosigner": "cosigner",
};
/** The key of the figure that a topic asks of and that each person pays; null where it asks of none. */
export const feePerPerson = (topic: string): string | null => feesPerPerson[topic] ?? null;

/** Whether each person pays a figure. */
export const isFeePerPerson = (key: string): boolean => Object.values(feesPerPerson).includes(key);

const mostPeople = 8;
/** Whether an amount is what several pay of a fee. */
export const isTimes = (amount: number, fee: number): boolean =>
  fee > 0 && amount > fee && amount % fee === 0 && amount / fee <= mostPeople;

export const total = (parts: readonly Figure[]): number => parts.reduce((sum, { dollars: amount }) => sum + amount, 0);

/** The figures of which sums are made. */
export const summable = (figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => figure.isOnlyForMishap !== true);

type Row = Omit<Figure, "fact" | "dollars" | "isDue"> & { field: string; isDue?: boolean };

const animals = "pets?|dogs?|cats?|pupp(?:y|ies)|kitt(?:y|en|ens)|mascotas?|perr(?:it)?[oa]s?|gat(?:it)?[oa]s?";
const ofAnimals = new RegExp(`\\b(?:${animals})\\b`);

const rows: readonly Row[] = [
  {
    key: "rent",
    per: "month",
    name: { en: "rent", es: "renta" },
    named: /(?<!\bpet )\b(?:rent|renta|alquiler|(?:first|1st) month|primer mes|mensualidad)\b/,
    field: "leaseConditions.rent",
    isDue: true,
  },
  {
    key: "deposit",
    per: "once",
    name: { en: "deposit", es: "depósito" },
    named: new RegExp(
      `(?<!\\bpet )\\b(?:deposit|deposito|fianza)\\b(?! (?:for|por|para|de) (?:\\w+ )?(?:${animals})\\b)`,
    ),
    field: "leaseConditions.securityDeposit",
    isDue: true,
  },
  {
    key: "application",
    per: "once",
    name: { en: "application fee per adult", es: "solicitud por adulto" },
    named: /\b(?:applications?|app|apply|applying|solicitud(?:es)?|aplicacion(?:es)?)\b/,
    field: "leaseConditions.applicationFee",
  },
  {
    key: "cosigner",
    per: "once",
    name: { en: "co-signer's application fee", es: "solicitud del aval" },
    named: /\b(?:co-? ?signers?|guarantors?|aval(?:es)?|fiador(?:es)?)\b/,
    field: "leaseConditions.applicationCoSignerFee",
  },
  {
    key: "petDeposit",
    per: "once",
    name: { en: "pet deposit", es: "depósito por mascota" },
    named: ofAnimals,
    field: "petPolicy.petDeposit",
  },
  {
    key: "petRent",
    per: "month",
    name: { en: "pet rent", es: "renta por mascota" },
    named: ofAnimals,
    field: "petPolicy.petRent",
  },
  {
    key: "parking",
    per: "month",
    name: { en: "parking", es: "estacionamiento" },
    named:
      /\b(?:parking|garage|carport|(?:parking )?(?:space|spot)s?|cars?|trucks?|estacionamiento|cochera|carros?|coches?|camionetas?)\b/,
    field: "parking.parkingMonthlyChargePerSpace",
  },
];

const petFee: Said = { en: "pet fee", es: "cargo por mascota" };

/** The sums of money that the records of a home hold, those that its owner wrote among other fees included. */
export function figuresOf(
  ground: Pick<Ground, "home" | "now" | "hasScreening" | "hasApplication" | "depositTold" | "petFeeTold">,
): Figure[] {
  const { home } = ground;
  const rent = home.leaseConditions?.rent ?? null;
  const fees = feesOf(ground);
  const takesPets = home.petPolicy?.allowsPets === true;
  const amounts: Record<string, number | null | undefined> = {
    rent,
    deposit: depositOf(ground),
    application: fees.applicant,
    cosigner: home.renterRequirements?.acceptsCosigners ? fees.coSigner : null,
    petDeposit: takesPets ? (home.petPolicy?.petDeposit ?? ground.petFeeTold) : null,
    petRent: takesPets ? home.petPolicy?.petRent : null,
    parking: home.parking?.hasParking ? home.parking.parkingMonthlyChargePerSpace : null,
  };
  const recorded = rows.flatMap(({ field, isDue = false, ...row }): Figure[] => {
    const amount = amounts[row.key] ?? null;
    const isFee = row.key === "petDeposit" && home.petPolicy?.petDeposit === null;
    const name = isFee ? petFee : row.name;
    return amount === null ? [] : [{ ...row, name, isDue, dollars: amount, fact: fact(field, amount) }];
  });
  return [...recorded, ...feesWritten(home.leaseConditions?.otherFees ?? "")];
}

const monthly = /\b(?:month|monthly|mo|mes|mensual(?:es)?)\b/;
const onMovingIn = /\b(?:move[- ]in|moving in|one[- ]time|mudanza|mudarse|al entrar|una sola vez|un solo pago)\b/;
const ifWanted = /\b(?:if|optional|opcional|si)\b/;

/** "HOA move-in fee $100, one time. Storage locker $20 a month, if wanted": each amount with the words before it. */
const feesWritten = keeping((text): readonly Figure[] =>
  feePartsOf(text).flatMap((part, at): Figure[] => {
    const [, words = "", amount] = /^\W*([^$]*?)\W*\$ ?(\d[\d,]*)(?:\.00)?(?![\d.-])/.exec(part.trim()) ?? [];
    const content = contentOf(normal(words));
    const name = (content.length > 0 ? content.join("|") : normal(words)).replace(/[^\w| -]/g, "");
    if (amount === undefined || name === "" || /\$.*\$/.test(part)) return [];
    const said = normal(part);
    const per = monthly.test(said) ? "month" : "once";
    const sum = Number(amount.replace(/,/g, ""));
    return [
      {
        key: `fee.${at}`,
        dollars: sum,
        per,
        name: { en: words, es: words },
        named: new RegExp(`\\b(?:${name})(?:s|es)?\\b`),
        isDue: per === "once" && onMovingIn.test(said) && !ifWanted.test(said),
        ...(isOnlyForMishap(part) ? { isOnlyForMishap: true } : {}),
        fact: fact("leaseConditions.otherFees", `${words} ${dollars(sum)}`),
      },
    ];
  }),
);
