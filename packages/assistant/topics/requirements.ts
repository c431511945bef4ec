import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { rentMultiples } from "@porchlight/domain/properties/property.ts";
import { creditBandOf } from "@porchlight/domain/qualification/credit-score.ts";
import { type Answer, fact, joined, type Said, type Topic, told, unheld } from "./topic.ts";

/** With a voucher the requirement is never told of the whole rent. */
function incomeOfShare(multiple: number, ownShare: number | null): Answer {
  const sum = ownShare === null ? null : dollars(ownShare * multiple);
  const share = ownShare === null ? "" : dollars(ownShare);
  return told(
    sum
      ? `With your voucher, the income requirement applies only to your own share of the rent: ${multiple}x ${share}, which is ${sum} a month before taxes. Any lawful income counts.`
      : `With your voucher, the income requirement applies only to your own share of the rent: ${multiple}x that share, before taxes. Any lawful income counts.`,
    sum
      ? `Con su vale, el ingreso se compara solo con su parte de la renta: ${multiple}x ${share}, o sea ${sum} al mes antes de impuestos. Cuenta todo ingreso lícito.`
      : `Con su vale, el ingreso se compara solo con su parte de la renta: ${multiple}x esa parte, antes de impuestos. Cuenta todo ingreso lícito.`,
    fact("voucher", "never counts against a renter", "requirements"),
  );
}

const income: Topic["answer"] = ({ home, voucher }) => {
  const wanted = home.renterRequirements?.minimumIncome ?? null;
  const rent = home.leaseConditions?.rent ?? null;
  if (wanted === null) return null;
  const multiple = rentMultiples[wanted];
  const used = fact("renterRequirements.minimumIncome", wanted, "requirements");
  if (multiple === null) return told("There's no minimum income.", "No se pide un ingreso mínimo.", used);
  if (voucher) {
    const answer = incomeOfShare(multiple, voucher.ownShare);
    return { ...answer, facts: [used, ...answer.facts] };
  }
  const sum =
    rent === null ? ["", ""] : [` (${dollars(rent * multiple)} a month)`, ` (${dollars(rent * multiple)} al mes)`];
  return told(
    `The minimum household income is ${multiple}x the rent before taxes${sum[0]}. Any lawful income counts.`,
    `El ingreso mínimo del hogar es de ${multiple}x la renta antes de impuestos${sum[1]}. Cuenta todo ingreso lícito.`,
    used,
    ...(rent === null ? [] : [fact("leaseConditions.rent", rent)]),
  );
};

const credit: Topic["answer"] = ({ home }) => {
  if (home.renterRequirements === null) return null;
  const least = home.renterRequirements.minimumCreditScore;
  const used = fact("renterRequirements.minimumCreditScore", least ?? "none", "requirements");
  if (least === null) return told("There's no minimum credit score.", "No se pide un puntaje de crédito mínimo.", used);
  return told(
    `The minimum credit score is ${least}.`,
    `El puntaje de crédito mínimo es ${least}.`,
    used,
    fact("creditBand", creditBandOf(least), "requirements"),
  );
};

const cosigner: Topic["answer"] = ({ home }) => {
  const accepts = home.renterRequirements?.acceptsCosigners ?? null;
  if (accepts === null) return null;
  const used = fact("renterRequirements.acceptsCosigners", accepts, "requirements");
  return accepts
    ? told("Yes, co-signers are accepted.", "Sí, se aceptan avales.", used)
    : told("No, co-signers are not accepted.", "No, no se aceptan avales.", used);
};

const screening: Topic["answer"] = ({ home, ownerName }) => {
  const sensitivity = home.renterRequirements?.screeningSensitivity ?? null;
  if (sensitivity === null) return null;
  const words: Said = {
    STRICT: {
      en: "You can book a showing once you meet every requirement.",
      es: "Se puede agendar una visita cuando se cumplen todos los requisitos.",
    },
    MODERATE: {
      en: `${ownerName} can be flexible on the requirements.`,
      es: `${ownerName} puede ser flexible con los requisitos.`,
    },
    OWNER_REVIEW: {
      en: `No one is turned down automatically. ${ownerName} reviews every request.`,
      es: `A nadie se le rechaza automáticamente. ${ownerName} revisa cada solicitud.`,
    },
  }[sensitivity];
  return told(words.en, words.es, fact("renterRequirements.screeningSensitivity", sensitivity, "requirements"));
};

const whole: Topic["answer"] = (ground) => {
  const known = [income(ground), credit(ground), cosigner(ground)].filter((a): a is Answer => a !== null);
  if (known.length === 0) return null;
  const strip = (text: string) => text.replace(/^(?:Yes|No|Sí), (\w)/, (_, c: string) => c.toUpperCase());
  return {
    en: known.map((a) => strip(a.en)).join(" "),
    es: known.map((a) => strip(a.es)).join(" "),
    facts: known.flatMap((a) => a.facts),
  };
};

const ofShare: Said = {
  en: "With one, the income requirement applies only to your own share of the rent",
  es: "Con un vale, el ingreso se compara solo con su parte de la renta",
};

/** What counts as an income, of which the law leaves no choice. */
export const everyIncome = told(
  "Any lawful income counts, whether it comes from work or not.",
  "Cuenta todo ingreso lícito, venga o no del trabajo.",
  fact("income", "any lawful income counts", "requirements"),
);

/** What the home asks of a renter, and how that is proved. */
export const requirementTopics: Topic[] = [
  {
    key: "requirements",
    label: { en: "the requirements", es: "los requisitos" },
    asked: {
      en: [
        "requirement; qualify; qualification; criteria; what do i need to rent; what do i need to apply",
        "what is needed to apply; need to have to apply; screening criteria; what do you require",
        "have|stand|got a chance; our chance; my chance; have|got|stand a|any shot",
        "would|could|can .. get|be approved; would|will|do|could .. approve me|us",
        "would|will|could|can i|we|they be considered|accepted|eligible; do|would i|we meet everything",
      ],
      es: [
        "criterios; califico; calificamos; me|nos aprueban; me|nos aprobarian; cumplo|cumplimos con todo|requisito",
        "tengo|tenemos chance|oportunidad|posibilidad; que necesito para aplicar; que necesito para solicitar",
        "requisito; que piden; que necesito para rentar; calificar; que se necesita",
      ],
    },
    answer: whole,
  },
  {
    key: "requirements.income",
    label: { en: "the income requirement", es: "el ingreso que se pide" },
    asked: {
      en: [
        "income requirement; income; minimum income; my gross or; gross or net; net or gross; before or after tax",
        "use gross; use my gross; gross or take home; gross or what; how much .. make; how much .. earn",
        "need to make; need to earn; have to make; have to earn; salary requirement; times the rent; 3x the rent; 3x",
        "3 times",
      ],
      es: [
        "ingreso; cuanto .. ganar; tengo que ganar; debo ganar; requisito de ingreso; veces la renta; sueldo minimo",
      ],
    },
    answer: income,
  },
  {
    key: "requirements.income_enough",
    label: { en: "whether an income is enough", es: "si alcanza un ingreso" },
    asked: {
      en: ["make enough; earn enough; enough income; income enough; income is enough; income high enough"],
      es: [
        "nos alcanza; me alcanza; alcanza con; gano suficiente; ganamos suficiente; es suficiente ingreso",
        "alcanza el ingreso",
      ],
    },
    answer: income,
  },
  {
    key: "requirements.income_together",
    label: { en: "whose income counts", es: "de quién cuenta el ingreso" },
    asked: {
      en: [
        "income together; combined income; add .. together; each of us need to; each make; each earn",
        "each have to earn; combine our income; combine income; household income; each need to make",
        "each have to make; each person's income; add our income; both incomes; joint income",
      ],
      es: [
        "ingreso de los dos; ingresos juntos; juntar ingresos; juntar los ingresos; sumar ingresos",
        "suman los ingresos; ingreso de cada uno; cada uno tiene que ganar",
      ],
    },
    answer: (ground) => {
      const asks = income(ground);
      return (
        asks &&
        joined([
          told(
            "The income of everyone in the household is added together.",
            "Se suma el ingreso de todos los que vivan en el hogar.",
            fact("income", "of the household together", "requirements"),
          ),
          asks,
        ])
      );
    },
  },
  {
    key: "requirements.income_sources",
    label: { en: "what income counts", es: "qué ingresos cuentan" },
    asked: {
      en: [
        "lawful income; kind of income count; kinds of income; type of income; types of income",
        "sources of income",
      ],
      es: [
        "que ingresos cuentan; tipos de ingreso",
        // Who lives on it tells of an income, and of no number.
        "cobro|cobra|cobramos|recibo|recibe|recibimos|gano|gana|vivo|vive|vivimos .. seguro social",
        "pension|retiro|cheque|ingreso|beneficio|jubilacion|carta de|del (el)? seguro social",
      ],
    },
    answer: () => everyIncome,
  },
  {
    key: "requirements.credit",
    label: { en: "the credit requirement", es: "el crédito que se pide" },
    asked: {
      en: ["credit; credit requirement; credit check; fico; score needed"],
      es: ["puntaje de credito; credito; puntaje; historial crediticio"],
    },
    answer: credit,
  },
  {
    key: "requirements.cosigner",
    label: { en: "co-signers", es: "los avales" },
    asked: {
      en: [
        "parents can help; parents will help; parents would help; dad can help; mom can help; family can help",
        "cosigner; co-signer; guarantor; guarantee the lease; guarantee my; guarantee .. rent; cosign; co-sign",
      ],
      es: ["cofirmante", "aval; fiador; codeudor; obligado solidario"],
    },
    isYesNo: true,
    answer: cosigner,
  },
  {
    key: "requirements.screening",
    label: { en: "the screening", es: "la revisión de solicitantes" },
    asked: {
      en: [
        "strict; flexible on requirement; flexible with requirement; flexible with the requirement; exception",
        "make an exception; screening; meet every requirement; meet all the requirement; flexible on the requirement",
      ],
      es: ["excepciones; estricto; excepcion; flexible con los requisitos; cumplir todos los requisitos"],
    },
    answer: screening,
  },
  {
    key: "voucher",
    label: { en: "housing vouchers", es: "los vales de vivienda" },
    leavesOpen: true,
    asked: {
      en: [
        "section 8; hud; housing inspection; pass inspection; pass .. inspection; housing pays; housing pay",
        "housing will pay; section eight; sec 8; voucher; housing voucher; housing choice; hcv; vash",
        "hud vash; housing authority",
      ],
      es: [
        "seccion 8; vale de vivienda; vale de renta; (acepta|aceptan|recibe|reciben|toma|toman|los|un|el|mi|su|con|tengo) vale",
      ],
    },
    answer: ({ home, voucher }) => {
      const multiple = rentMultiples[home.renterRequirements?.minimumIncome ?? "NO_REQUIREMENT"];
      const share = multiple === null ? null : (voucher?.ownShare ?? null);
      const sum = share === null ? "" : dollars(share * (multiple ?? 0));
      const own = (share: number, amount: string): string => `: ${multiple}x ${dollars(share)}, ${amount}`;
      const en = share === null ? "" : own(share, `which is ${sum} a month`);
      const es = share === null ? "" : own(share, `o sea ${sum} al mes`);
      return told(
        `A housing voucher never counts against you here. ${ofShare.en}${en}.`,
        `Un vale de vivienda nunca cuenta en su contra. ${ofShare.es}${es}.`,
        fact("voucher", "never counts against a renter", "requirements"),
      );
    },
  },
  unheld(
    "assistance_program",
    { en: "that rental assistance", es: "esa ayuda para la renta" },
    {
      en: [
        "housing assistance; rental assistance; rent assistance; rapid rehousing; rehousing; rapid re housing",
        "housing program; assistance program; county program; church program; by a program; by .. program",
        "city program; state program; veteran program; charity; charities; church .. help; church .. pay",
        "help .. first month; help pay my rent; help pay my deposit; help with my deposit; salvation army",
        "caseworker|(case worker|manager) .. pay|pays|help|helps|cover|covers|program; social worker pay; agency pay; program pay; program that pay",
        "program they pay",
      ],
      es: [
        "asistencia de renta; asistencia para la renta; ayuda de vivienda; ayuda para la renta",
        "programa de ayuda; programa de vivienda",
      ],
    },
  ),
  unheld(
    "background_check",
    { en: "background checks", es: "la revisión de antecedentes" },
    {
      en: [
        "felon; felonies; conviction; arrest; probation; criminal; criminal record; felony; eviction; evicted",
        "misdemeanor; background; record; desalojo",
      ],
      es: ["antecedentes; desalojado"],
    },
  ),
  unheld(
    "identification",
    { en: "renting without a social security number", es: "rentar sin seguro social" },
    {
      en: [
        "no ssn; without ssn; without an ssn; without a ssn; no social security; without social security",
        "without a social security; have a social security; itin",
      ],
      es: ["seguro social; piden seguro social; sin numero de seguro"],
    },
  ),
  unheld(
    "income_proof",
    { en: "how income is shown", es: "cómo se comprueba el ingreso" },
    {
      en: [
        "proof of income; prove .. income; show .. income; income proof; verify .. income",
        "income verification; bank statement; paystub; pay stub; tax return; offer letter; self employed",
        "(paid|pay me|pay us|pays me) (all|partly|half|some|mostly)? in cash; paid|earn|earns|make|makes|income|tips|wages .. cash; (half|part|some|rest|all|most) . (my|our|his|her|the) (money|pay|income) is|comes . cash; the cash is|be|okay|count",
        "1099; cash income; count tip; count .. income; count child support; doordash; uber income",
      ],
      es: [
        "pagan .. (en)? efectivo; gano|cobro|cobramos|ganamos .. (en)? efectivo; ingreso en efectivo",
        "comprobante de ingresos; estados de cuenta; talones de pago; carta de trabajo; trabajo por mi cuenta",
      ],
    },
  ),
];
