import { type UtilityName, utilityNames } from "@porchlight/domain/properties/property.ts";
import type { Phrases } from "../reading/text/phrases.ts";
import { wordsOf } from "./enum-words.ts";
import { fact, type Topic, told, unheld } from "./topic.ts";

const askedBy: Record<UtilityName, Phrases> = {
  water: {
    en: ["water; water bill; pays for water; pay for water; water included"],
    es: ["agua; recibo|bil del agua; incluye agua; incluida el agua"],
  },
  sewage: { en: ["sewage; sewer; sewer bill"], es: ["drenaje; alcantarillado; aguas negras"] },
  garbage: {
    en: [
      "garbage; trash; trash pickup; garbage collection; trash service; recycling; waste collection|removal|pickup|disposal|service|bill|fee|included; water|sewer and|or waste $; for waste !(of|your|my|our|any*|time|gas|money)",
    ],
    es: ["basura; recoleccion de basura"],
  },
  electricity: {
    en: ["electricity; electric; electric bill; power; power bill; light bill"],
    es: ["luz; electricidad; recibo de luz; energia"],
  },
  gas: { en: ["gas; gas bill; natural gas"], es: ["recibo del gas; gas natural"] },
  internet: {
    en: ["internet; wifi; wi fi; internet included; wireless; internet service; internet bill"],
    es: ["servicio de internet"],
  },
  cable: {
    en: ["cable; cable tv; television; tv service; cable service; cable bill"],
    es: ["television por cable; servicio de cable"],
  },
};

const includedAs = (es: string): string => (/^(?:la |el agua)/.test(es) ? "incluida" : "incluido");

const one =
  (name: UtilityName): Topic["answer"] =>
  ({ home }) => {
    const record = home.includedUtilities;
    if (record === null) return null;
    const isIncluded = record.isUtilitiesIncludedInRent && record[name];
    const used = fact(`includedUtilities.${name}`, isIncluded);
    const { en, es } = wordsOf("utilities", name);
    const start = en.charAt(0).toUpperCase() + en.slice(1);
    if (isIncluded)
      return told(`${start} is included in the rent.`, `Sí, ${es} está ${includedAs(es)} en la renta.`, used);
    return told(`${start} isn't included in the rent.`, `No, ${es} no está ${includedAs(es)} en la renta.`, used);
  };

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const list = (names: string[], and: string): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;

const all: Topic["answer"] = ({ home }) => {
  const record = home.includedUtilities;
  if (record === null) return null;
  const included = record.isUtilitiesIncludedInRent ? utilityNames.filter((name) => record[name]) : [];
  const used = fact("includedUtilities", included.join(", ") || "none");
  if (included.length === 0)
    return told("No utilities are included in the rent.", "La renta no incluye servicios.", used);
  const rest = utilityNames.filter((name) => !included.includes(name));
  const en = `The rent includes ${list(
    included.map((n) => wordsOf("utilities", n).en),
    "and",
  )}${
    rest.length
      ? `. ${sentence(
          list(
            rest.map((n) => wordsOf("utilities", n).en),
            "and",
          ),
        )} ${rest.length === 1 ? "isn't" : "aren't"} included`
      : ""
  }.`;
  const es = `La renta incluye ${list(
    included.map((n) => wordsOf("utilities", n).es),
    "y",
  )}${
    rest.length
      ? `. No incluye ${list(
          rest.map((n) => wordsOf("utilities", n).es),
          "ni",
        )}`
      : ""
  }.`;
  return told(en, es, used);
};

export const utilityTopics: Topic[] = [
  {
    key: "utilities",
    label: { en: "utilities", es: "los servicios" },
    asked: {
      en: [
        "utility; include anything; does it include; price include; come with anything; rent come with",
        "whats included; included in the rent; included in rent; bill; which utility; rent include; rent cover",
        "utility bill; (heat|heating) (is|be|get)? included; (heat|heating) (is|be)? included in (the|my|our)? rent",
        "(include|cover|come with) (the|my)? (heat|heating); (rent include|rent cover) (the)? (heat|heating)",
        "(pay|paying) (for)? (the|my|our|all the)? (heat|heating|heat bill|heating bill); heat bill; heating bill",
        "(heat|heating) .. (is|does|do)? (it|me|us|i|we|tenant|renter|who|who's) (who|that|have to|has to)? pay|pays|paying; (heat|heating) (is|be)? (on top|extra|separate); (heat|heating) on (me|us|the tenant|the owner|you)",
      ],
      es: [
        "calefaccion (esta|viene|va|es)? incluida; (incluye|cubre|viene con) (la)? calefaccion",
        "(paga|pago|pagamos|pagar) (la|por la)? calefaccion; gasto comun; gastos comunes; expensas; biles",
        "cuentas de la casa; calefaccion (se paga|va|es) (aparte|por separado); servicios; que incluye",
        "incluye la renta; incluido en la renta; los recibos; que esta incluido",
      ],
    },
    answer: all,
  },
  unheld(
    "utility_costs",
    { en: "what utilities cost", es: "lo que cuestan los servicios" },
    {
      en: [
        "average bill; average water bill; average gas bill; average electric bill; average heating bill",
        "average water; average gas; average utility; average electric; typical bill; typical .. bill",
        "how much is electric; how much is the electric; how much .. electricity; how much are utility",
        "how much are the utility; how much do utility; cost of utility; usually run; bill run; utility run",
        "utility usually run; electric run; electricity run; gas run; water run; power run; heat run; heating run",
        "utility typically; electric bill high; electric bill expensive; gas bill high; gas bill expensive",
        "water bill high; heating bill high; power bill high; bill high; bill expensive; bill a lot; bill crazy",
        "bill cheap; bill low; high bill; big bill; utility high; utility expensive; utility cheap",
        "expect to pay for utility; expect for utility; expect utility; budget for utility; spend on utility",
        "utility total; utility add up; utility come to; utility come out to; utility per month; utility a month",
        "utility each month; utility on average; bill on average; ballpark .. utility; utility .. ballpark",
        "ballpark .. bill",
      ],
      es: ["cuanto .. luz; cuanto .. servicios; promedio de luz"],
    },
  ),
  ...utilityNames.map(
    (name): Topic => ({
      key: `utilities.${name}`,
      label: wordsOf("utilities", name),
      asked: askedBy[name],
      answer: one(name),
    }),
  ),
];
