import { dollars } from "@porchlight/domain/kernel/dollars.ts";
import { rentMultiples, type TourType, toursOffered } from "@porchlight/domain/properties/property.ts";
import { creditBandOf } from "@porchlight/domain/qualification/credit-score.ts";
import { anyOf, wordsOf } from "./enum-words.ts";
import { type Answer, fact, joined, type Said, type Topic, told, unheld, unheldField } from "./topic.ts";

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

const tourFields: Record<TourType, "allowsInPersonTours" | "allowsVirtualTours" | "allowsSelfGuidedTours"> = {
  IN_PERSON: "allowsInPersonTours",
  VIRTUAL: "allowsVirtualTours",
  SELF_GUIDED: "allowsSelfGuidedTours",
};

const tours: Topic["answer"] = ({ home }) => {
  const offered = toursOffered(home);
  if (offered.length === 0) return null;
  const ways = anyOf(offered.map((tour) => wordsOf("tours", tour)));
  return told(
    `You can see it ${ways.en}.`,
    `Puede verla ${ways.es}.`,
    ...offered.map((t) => fact(tourFields[t], true)),
  );
};
const tour =
  (type: TourType, yes: Said, no: Said): Topic["answer"] =>
  ({ home }) => {
    const value = home[tourFields[type]];
    if (value === null) return null;
    const said = value ? yes : no;
    return told(said.en, said.es, fact(tourFields[type], value));
  };

/** Who opens the door, of whoever has a confirmed showing. */
const host: Topic["answer"] = ({ showing }) => {
  if (!showing) return null;
  const { tourType, host: name } = showing;
  const used = fact("showing", name, "availability");
  return tourType === "SELF_GUIDED"
    ? told(
        `You'll see it on your own. ${name} is your contact.`,
        `La visita es por su cuenta. Su contacto es ${name}.`,
        used,
      )
    : told(`${name} will show it to you.`, `${name} le mostrará la vivienda.`, used);
};

/** Whom a renter may come with, in the words for bringing them. */
const withSomeone = ["bring my", "take my", "come with my", "bring along my"].flatMap((verb) =>
  "mom mother dad father parents husband wife partner boyfriend girlfriend fiance sister brother son daughter kid baby friend roommate family aunt uncle cousin grandma grandmother realtor agent contractor"
    .split(" ")
    .map((who) => `${verb} ${who}`),
);

export const requirementTopics: Topic[] = [
  {
    key: "requirements",
    label: { en: "the requirements", es: "los requisitos" },
    asked: {
      en: [
        "requirement; qualify; qualification; criteria; rental criteria; what do i need to rent",
        "what do i need to apply; what is needed to apply; need to have to apply; do i need to qualify",
        "screening criteria; what do you require; have a chance; stand a chance; our chance; my chance",
      ],
      es: [
        "criterios",
        "que necesito para aplicar; que necesito para solicitar; que piden para aplicar",
        "requisitos para aplicar; requisito; que piden; que necesito para rentar; calificar; que se necesita",
      ],
    },
    answer: whole,
  },
  {
    key: "requirements.income",
    label: { en: "the income requirement", es: "el ingreso que se pide" },
    asked: {
      en: [
        "income requirement; income; minimum income; my gross or; gross or net; net or gross",
        "before or after tax; use gross; use my gross; gross or take home; gross or what; how much .. make",
        "how much .. earn; need to make; need to earn; have to make; have to earn; required income",
        "income needed; salary requirement; times the rent; three times the rent; 3x the rent; 3x; 3 times",
      ],
      es: [
        "ingreso; ingreso minimo; cuanto .. ganar; tengo que ganar; debo ganar; requisito de ingreso",
        "veces la renta; sueldo minimo",
      ],
    },
    answer: income,
  },
  {
    key: "requirements.income_enough",
    label: { en: "whether an income is enough", es: "si alcanza un ingreso" },
    asked: {
      en: [
        "make enough; earn enough; enough income; income enough; income is enough; income high enough",
        "is that enough income; do we make enough; do i make enough",
      ],
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
        "incomes together; income together; combined income; add them together; add those together",
        "add .. together; each of us need to; each make; each earn; each have to earn; combine our income",
        "combine income; combine our incomes; household income; each need to make; each have to make",
        "each of us need to make; each person's income; add our income; both incomes; joint income",
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
      es: ["que ingresos cuentan; tipos de ingreso"],
    },
    answer: () =>
      told(
        "Any lawful income counts, whether it comes from work or not.",
        "Cuenta todo ingreso lícito, venga o no del trabajo.",
        fact("income", "any lawful income counts", "requirements"),
      ),
  },
  {
    key: "requirements.credit",
    label: { en: "the credit requirement", es: "el crédito que se pide" },
    asked: {
      en: [
        "credit; credit score; minimum credit; minimum credit score; credit requirement; credit check",
        "bad credit; low credit; run credit; fico; what credit; check credit; score needed; credit history",
      ],
      es: [
        "puntaje de credito; credito; puntaje; historial crediticio; mal credito; puntaje minimo",
        "revisan credito; historial de credito",
      ],
    },
    answer: credit,
  },
  {
    key: "requirements.cosigner",
    label: { en: "co-signers", es: "los avales" },
    asked: {
      en: [
        "parents can help; parents will help; parents would help; dad can help; mom can help; family can help",
        "cosigner; co-signer; co signer; guarantor; guarantee the lease; guarantee my; guarantee .. rent",
        "cosign; co-sign",
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
        "how strict; strict; flexible on requirement; flexible with requirement",
        "flexible with the requirement; exception; make an exception; screening policy; screening",
        "meet every requirement; meet all the requirement; flexible on the requirement",
      ],
      es: [
        "excepciones",
        "que tan estricto; estricto; excepcion; flexible con los requisitos; cumplir todos los requisitos",
        "flexibles con los requisitos",
      ],
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
      es: ["seccion 8; vale de vivienda; vales; vale"],
    },
    answer: ({ home, voucher }) => {
      const multiple = rentMultiples[home.renterRequirements?.minimumIncome ?? "NO_REQUIREMENT"];
      const share = multiple === null ? null : (voucher?.ownShare ?? null);
      const sum = share === null ? "" : dollars(share * (multiple ?? 0));
      return told(
        `A housing voucher never counts against you here. With one, the income requirement applies only to your own share of the rent${share === null ? "" : `: ${multiple}x ${dollars(share)}, which is ${sum} a month`}.`,
        `Un vale de vivienda nunca cuenta en su contra. Con un vale, el ingreso se compara solo con su parte de la renta${share === null ? "" : `: ${multiple}x ${dollars(share)}, o sea ${sum} al mes`}.`,
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
        "caseworker; case worker; case manager; social worker pay; agency pay; program pay; program that pay",
        "program they pay",
      ],
      es: [
        "asistencia de renta; asistencia para la renta; ayuda de vivienda; ayuda para la renta",
        "programa de ayuda; programa de vivienda",
      ],
    },
  ),
  {
    key: "tours",
    label: { en: "tours", es: "las visitas" },
    asked: {
      en: [
        "what kind of tour; type of tour; how do tours work; how .. showing work; tours do you; tour option",
        "tour type; kind of showing; type of showing; tour in person; in person tour; in-person tour",
        "showing in person; in person showing; tour .. in person; see .. in person; in person; in-person",
      ],
      es: [
        "presencial",
        "tipo de visita; que visitas; en persona; visita en persona; visitas en persona; tipos de recorrido",
        "como son las visitas; visitas presenciales; recorrido en persona; recorridos en persona",
      ],
    },
    answer: tours,
  },
  {
    key: "tours.self_guided",
    label: { en: "self-guided tours", es: "las visitas por su cuenta" },
    asked: {
      en: [
        "self guided; self-guided; self tour; self tour work; self guided tour work; self guided tour",
        "self-guided tour; self showing; tour by myself; tour on my own; see it on my own; see it by myself",
        "see it alone; tour it alone; tour alone; view it alone; go alone; without an agent; lockbox",
        "tour it myself",
      ],
      es: [
        "visita autoguiada; por mi cuenta; autoguiado; autoguiada; sin agente; visita por mi cuenta",
        "autoguiadas; recorrido autoguiado",
      ],
    },
    answer: tour(
      "SELF_GUIDED",
      { en: "Yes, you can tour it on your own.", es: "Sí, puede visitarla por su cuenta." },
      { en: "Self-guided tours aren't offered for this home.", es: "Esta vivienda no ofrece visitas por su cuenta." },
    ),
  },
  unheld(
    "tours.code",
    { en: "the door code", es: "el código de la puerta" },
    {
      en: [
        "use my code; use the code; use our code; share my code; share the code; share our code; give my code",
        "him my code; her my code; them my code; someone my code; lend .. code; same code; send my code",
        "give her the code; give him the code; give them the code; code to my; code with my; someone else use",
        "somebody else use; go in my place; go instead of me",
      ],
      es: ["usar mi codigo; compartir mi codigo; compartir el codigo; dar mi codigo"],
    },
  ),
  {
    key: "tours.entry",
    label: { en: "how you get in", es: "cómo se entra" },
    asked: {
      en: [
        "how do i get in; how do we get in; how do i get inside; how will i get in; get in for the tour",
        "code .. tour; code .. showing; is there a code; is there a key; is there a lockbox",
      ],
      es: ["como entro; como entramos; me mandan un codigo; cuando me llega el codigo"],
    },
    answer: ({ home }) =>
      home.allowsSelfGuidedTours
        ? told(
            "For a self-guided tour, you'll get entry instructions before your showing.",
            "Para una visita por su cuenta, recibe las instrucciones de entrada antes de su visita.",
            fact("allowsSelfGuidedTours", true),
          )
        : null,
  },
  {
    key: "tours.virtual",
    label: { en: "video tours", es: "las visitas por video" },
    asked: {
      en: [
        "virtual; virtual tour; video tour; a video tour; tour vid; tour video; by video; over video",
        "on video; video of the tour; a video call; have a video tour; have a video call",
        "is there a video tour; send .. video tour; facetime; zoom; video call; tour by video",
        "tour over video; virtual showing; remote tour; video showing; tour remotely; tour virtual",
      ],
      es: [
        "virtuales",
        "visita virtual; recorrido virtual; videollamada; por video; recorrido por video; visita por video",
      ],
    },
    answer: tour(
      "VIRTUAL",
      { en: "Yes, you can tour it by video.", es: "Sí, puede verla por video." },
      { en: "Video tours aren't offered for this home.", es: "Esta vivienda no ofrece visitas por video." },
    ),
  },
  unheld(
    "occupancy",
    { en: "how many people may live there", es: "cuántas personas pueden vivir ahí" },
    {
      en: [
        "how many people; occupancy; max occupancy; maximum occupancy; occupancy limit; how many occupant",
        "how many person; people can live; can .. people live; could .. people live; can .. people stay",
        "people allowed; number of people; too many people; too many for; too many of us",
      ],
      es: ["cuantas personas; maximo de personas; limite de personas; cuantos pueden vivir; demasiados"],
    },
  ),
  unheld(
    "background_check",
    { en: "background checks", es: "la revisión de antecedentes" },
    {
      en: [
        "felon; felonies; conviction; arrest; probation; background check; criminal; criminal record; felony",
        "eviction; evicted; past eviction; misdemeanor; background; record; desalojo",
      ],
      es: ["antecedentes; antecedentes penales; revision de antecedentes; desalojado"],
    },
  ),
  unheld(
    "identification",
    { en: "renting without a social security number", es: "rentar sin seguro social" },
    {
      en: [
        "no ssn; without ssn; without an ssn; without a ssn; no social security; without social security",
        "without a social security; have a social security; itin; itin number",
      ],
      es: [
        "seguro social; piden seguro social; sin seguro social; no seguro social; tengo seguro social",
        "numero de seguro social; sin numero de seguro",
      ],
    },
  ),
  unheld(
    "smoking",
    { en: "smoking", es: "si se puede fumar" },
    {
      en: [
        "smoke; smoking; smoker; smoke .. balcony; smoking .. balcony; smoke .. porch; smoking .. porch",
        "smoke .. patio; smoking .. patio; vape; vaping; cigarette; weed; marijuana; cannabis",
      ],
      es: ["fumador; fumadores; cigarro", "fumar; se puede fumar"],
    },
  ),
  unheld(
    "guests",
    { en: "guests", es: "las visitas de huéspedes" },
    {
      en: [
        "guest; overnight guest; over weekends; over on weekends; over for the weekend; over on the weekend",
        "over every weekend; sleep over; stay over; stays over; stay the night; stay the weekend",
        "spend the night; visitor; have people over; have someone stay; sister visit; brother visit",
        "mom visit; friend visit; parents visit; visit with her; visit with his; visits with; come to visit",
        "visiting dog; visiting cat; boyfriend stay; party; parties",
      ],
      es: ["huespedes", "huesped; invitado; fiestas"],
    },
  ),
  unheld(
    "subletting",
    { en: "subletting", es: "subarrendar" },
    {
      en: [
        "sublet; take over my lease; take over the lease; take over our lease; someone take over",
        "somebody take over; lease takeover; assign the lease; transfer the lease; transfer my lease",
        "sublease; subletting; subleasing; airbnb",
      ],
      es: ["subarrendar; subalquilar; subarriendo"],
    },
  ),
  unheld(
    "roommates",
    { en: "roommates", es: "los compañeros de vivienda" },
    {
      en: [
        "have a roommate; get a roommate; find a roommate; new roommate; my roommate move in",
        "roommate be added; roommate on the lease; allow roommate; roommates allowed; roommate okay",
        "add someone to the lease; add a person; add .. to the lease; put .. on the lease",
        "on the lease with me; be on the lease; both on the lease; all on the lease; name on the lease",
        "names on the lease; added to the lease; added to my lease; share the apartment; share the place",
        "share the house; share the home; share the rent; share it with; roomie",
      ],
      es: ["companero de cuarto; companero de casa"],
    },
  ),
  unheld(
    "lease_break",
    { en: "ending the lease early", es: "terminar el contrato antes" },
    {
      en: [
        "how much notice; how much .. notice; written notice; notice before; notice to move out; give notice",
        "days notice; notice when i leave; break the lease; break my lease; end the lease early; leave early",
        "penalty if i leave; penalty if we leave; penalty for leaving; penalty to leave; penalty for breaking",
        "penalty if i move; if i leave after; if i leave before; if we leave before; if i move out after",
        "if i move out before; move out early; terminate early; early termination; buy out",
        "get out of the lease; lease break",
      ],
      es: ["romper el contrato; terminar antes; cancelar el contrato; terminacion anticipada"],
    },
  ),
  unheld(
    "renters_insurance",
    { en: "renters insurance", es: "el seguro de inquilino" },
    {
      en: ["renters insurance; renter insurance; renter's insurance; tenant insurance; insurance"],
      es: ["seguro de inquilino; seguro de arrendatario; seguro"],
    },
  ),
  unheldField(
    "payment",
    { en: "how rent is paid", es: "cómo se paga la renta" },
    {
      en: [
        "mail a check; mail .. check; mail the deposit; send a check; drop off a check; drop off .. check",
        "check for the deposit; deposit by; pay the deposit; pay .. deposit with; deposit with; deposit due",
        "when is the deposit due; deposit .. due; cash app; cashapp; apple pay; money order; cashier's check",
        "pay weekly; pay every week; pay biweekly; pay twice a month; credit card; debit card; pay rent",
        "pay the rent; autopay; pay rent online; how .. pay rent; how do i pay; pay online; payment method",
        "pay by check; pay cash; in cash; with cash; take cash; accept cash; cash payment; cash okay",
        "cash only; rent due; due date; due every month; due each month; venmo; zelle; paypal; rent due",
        "when is rent due; late fee; grace period",
      ],
      es: [
        "pagar el deposito con; pagar por semana; como se paga; metodo de pago; pagar en linea",
        "pagar en efectivo; cuando se paga; fecha de pago; como pago",
      ],
    },
  ),
  unheldField(
    "alterations",
    { en: "changes to the home", es: "los cambios en la vivienda" },
    {
      en: [
        "paint; paint the; put up a; nail; change the; hang picture; drill; remodel; mount; put up shelves",
        "wallpaper",
      ],
      es: ["pintar; colgar cuadros; remodelar; taladrar; hacer cambios"],
    },
  ),
  unheld(
    "pests",
    { en: "pests", es: "las plagas" },
    {
      en: ["bug; roach; cockroach; mice; rat; bed bug; bedbug; termite; pest; pest control; ant"],
      es: ["raton; chinche; plaga", "cucaracha; fumigan; fumigacion"],
    },
  ),
  unheldField(
    "transit",
    { en: "what is nearby", es: "lo que hay cerca" },
    {
      en: [
        "dog park; dog run; park nearby; park near; bus; bus stop; train; subway; public transportation",
        "public transit; transit; commute; how far; how close; close to; near; nearby; walking distance",
        "walkable; grocery; supermarket; downtown; highway",
      ],
      es: [
        "metro; autobus; tren; parada; transporte; transporte publico; que tan lejos; que tan cerca; cerca de",
        "supermercado; el centro",
      ],
    },
  ),
  unheld(
    "noise",
    { en: "noise", es: "el ruido" },
    {
      en: ["noise; noisy; quiet; loud; thin walls; soundproof; traffic noise; quiet hours"],
      es: ["ruido; ruidoso; ruidosa; tranquilo; tranquila; silencioso"],
    },
  ),
  unheld(
    "hot_water",
    { en: "the hot water", es: "el agua caliente" },
    {
      en: ["hot water; water heater; water pressure; tankless; boiler"],
      es: ["agua caliente; calentador de agua; presion del agua; boiler de gas"],
    },
  ),
  unheld(
    "water_quality",
    { en: "the water", es: "el agua" },
    { en: ["well water; water softener; tap water; city water; septic"], es: ["suavizador", "agua de pozo"] },
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
    "utility_providers",
    { en: "who supplies the utilities", es: "qué compañía da los servicios" },
    {
      en: [
        "electric company; electricity company; gas company; power company; utility company; water company",
        "internet provider; internet company; electric provider; power provider; gas provider",
        "utility provider; which provider; what provider",
      ],
      es: ["compania de luz; compania de gas; compania de internet"],
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
    "lease_end",
    { en: "what comes after the lease", es: "qué pasa al terminar el contrato" },
    {
      en: [
        "when the lease is up; once the lease is up; after the lease is up; when the lease ends",
        "after the lease ends; once the lease ends; when the lease is over; after the lease; end of the lease",
        "after the first year; go month to month; stay month to month; stay on month to month",
        "continue month to month; goes month to month; turn into month to month; turns into month to month",
        "roll over to month; convert to month; change to month to month; year is over; year is up",
        "lease runs out; turn month to month; turns month to month; switch to month to month",
        "become month to month; month to month after; then month to month; after that month to month",
      ],
      es: ["cuando termina el contrato; al terminar el contrato; al final del contrato; despues del contrato"],
    },
  ),
  unheld(
    "schools",
    { en: "schools", es: "las escuelas" },
    {
      en: ["school district; which school; what school; school; elementary school"],
      es: ["distrito escolar; que escuela; escuela"],
    },
  ),
  unheldField(
    "upkeep",
    { en: "upkeep and repairs", es: "el mantenimiento y las reparaciones" },
    {
      en: [
        "who do i call if; who do i call when; who do we call; something break; something breaks",
        "if something breaks; who handles repair; who does repair; who does the repair; who fixes",
        "who do i contact if; who takes care of repair; who pays for repair; how are repair; maintenance guy",
        "maintenance person; maintenance team; maintenance staff; maintenance on site; on site maintenance",
        "onsite maintenance; handyman; super on site; gardener; gardening; who mow; mow; mow the lawn; mowing",
        "cut the grass; cut the lawn; grass cutting; lawn care; lawn service; yard work; yard care",
        "landscaping; landscaper; snow removal; snow plow; shovel; shovel snow; shovel the; rake; raking",
        "leaf blower",
      ],
      es: [
        "a quien llamo si; quien arregla; quien hace las reparaciones; reparaciones; cortar el pasto",
        "cortar el zacate; cuidado del jardin; cuidar el jardin; jardinero; quitar la nieve; nieve",
      ],
    },
  ),
  unheld(
    "income_proof",
    { en: "how income is shown", es: "cómo se comprueba el ingreso" },
    {
      en: [
        "proof of income; prove .. income; show .. income; income proof; verify .. income",
        "income verification; bank statement; paystub; pay stub; tax return; offer letter; self employed",
        "1099; cash income; count tip; count .. income; count child support; doordash; uber income",
      ],
      es: ["comprobante de ingresos; estados de cuenta; talones de pago; carta de trabajo; trabajo por mi cuenta"],
    },
  ),
  unheld(
    "move_in_change",
    { en: "holding it or another move-in date", es: "apartarla u otra fecha de entrada" },
    {
      en: [
        "start .. lease later; start the lease; start later; lease .. be later; hold it; hold the place",
        "hold the apartment; hold it for me; hold it until; move in early; move in sooner; early move in",
        "move in later; later move in; delay .. move in; delay the start; push .. move in",
        "flexible on the date; flexible on the start; flexibility on the start; flexible move in",
        "flexibility on the move",
      ],
      es: ["apartarlo; guardarlo", "entrar antes; mudarme antes"],
    },
  ),
  {
    key: "tours.length",
    label: { en: "how long a showing takes", es: "cuánto dura la visita" },
    settles: true,
    asked: {
      en: [
        "how long is a showing; how long is the showing; how long .. tour take; how long does the tour",
        "how long does the showing; how long does a showing; how long do showings; how long will the showing",
        "how long will the tour; how long .. showing take; how long .. visit take; how long is the tour",
        "how long is the visit; long .. showing; showing length; length of the showing; how many minutes",
      ],
      es: ["cuanto dura la visita; cuanto dura el recorrido; cuanto tarda la visita; cuantos minutos"],
    },
    answer: ({ showingMinutes }) =>
      showingMinutes === undefined
        ? null
        : told(
            `A showing takes ${showingMinutes} minutes.`,
            `La visita dura ${showingMinutes} minutos.`,
            fact("showingMinutes", showingMinutes),
          ),
  },
  {
    key: "tours.company",
    label: { en: "coming with someone", es: "venir con alguien" },
    settles: true,
    asked: {
      en: [
        ...withSomeone,
        "bring someone; bring somebody; bring along; bring a friend; bring someone else; come along",
        "comes along; come with me; comes with me; coming with me; go with me; join me; joins me",
        "accompany me; accompanied; bring company; bring another person; bring other people",
        "bring more people; bring my family; bring the family; bring family; bring the kids; bring my kids",
        "bring children; come .. with me; comes .. with me; come .. along",
      ],
      es: [
        "llevar a alguien; llevar a mi; llevar a mis; llevar a un amigo; llevar a una amiga",
        "llevar a los ninos; llevar a otra persona; llevo a mi; llevo a alguien; traer a mi; traer a alguien",
        "ir con alguien; ir con mi; ir con mis; ir con otra persona; ir con una amiga; ir con un amigo",
        "voy con mi; venir con mi; ir acompanada; ir acompanado; ir acompanados; acompanarme; acompaname",
        "me acompane; me acompana; venir conmigo; ir conmigo; vaya conmigo; venga conmigo; venir .. conmigo",
        "viene .. conmigo; venga .. conmigo; vengan .. conmigo; ir .. conmigo; va .. conmigo; vaya .. conmigo",
        "entrar .. conmigo; acompanar; acompane; acompanen",
      ],
    },
    answer: () =>
      told(
        "Yes, you're welcome to bring someone along to the showing.",
        "Sí, puede venir con quien guste.",
        fact("tours.company", "welcome"),
      ),
  },
  {
    key: "showing_logistics.host",
    label: { en: "who will show you the home", es: "quién le mostrará la vivienda" },
    isOwners: true,
    asked: {
      en: [
        "who will be showing; who will show; who would show; who shows; who is showing; who will meet",
        "who would meet; who meets; who is meeting; will there be someone; will there be anyone",
        "will someone be there; will anyone be there; will somebody be there; someone there to let",
        "someone let me in; who will let; who lets; who is letting; who is going to let; who is going to show",
        "who is going to meet; who is going to be there; who will be there; who am i meeting; who do i meet",
        "who will i meet",
      ],
      es: [
        "quien me va a mostrar; quien me muestra; quien nos muestra; quien la muestra; quien lo muestra",
        "quien me ensena; quien nos ensena; quien la ensena; quien lo ensena; quien me va a ensenar",
        "quien recibe; quien me recibe; quien nos recibe; quien .. va a recibir; quien .. recibira",
        "quien me atiende; quien nos atiende; quien .. va a atender; quien me espera; quien nos espera",
        "quien me abre; quien nos abre; quien .. va a abrir; quien .. va a estar; quien va a estar",
        "quien estara; habra alguien; va a haber alguien; va a estar alguien; alguien me recibe",
        "alguien me va a recibir; con quien me veo; con quien me encuentro",
      ],
    },
    answer: host,
  },
  unheldField(
    "showing_logistics",
    { en: "the details of the showing", es: "los detalles de la visita" },
    {
      en: [
        "bring to the tour; bring to the showing; bring anything; need to bring; should i bring",
        "should we bring; do i bring; what to bring; do i need my id; need an id; need my id; bring my id",
        "dress code; how .. self tour work",
      ],
      es: ["que debo llevar; llevar algo"],
    },
  ),
];
