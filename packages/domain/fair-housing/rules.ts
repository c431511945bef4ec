/**
 * A ground on which housing law forbids refusal or different treatment. Source: 42 USC 3604 and the usual state
 * additions.
 */
export type ProtectedGround =
  | "familial status"
  | "race or color"
  | "national origin"
  | "religion"
  | "sex"
  | "disability"
  | "assistance animals"
  | "source of income"
  | "age"
  | "marital status"
  | "military status"
  | "criminal history"
  | "steering"
  | "unequal terms";

export type Rule = { ground: ProtectedGround; pattern: RegExp };

/** A pattern that any of these parts matches. */
const oneOf = (...parts: string[]): string => parts.join("|");

/** Words for groups of people, by ground. A word that also names a thing ("black", "native") is listed with who follows it. */
const who = oneOf(
  "people|persons?|tenants?|renters?|famil(?:y|ies)|applicants?|residents?|neighbou?rs?|couples?|folks",
  "guys?|men|women|man|woman|roommates?|households?|individuals?|students?|ones?|only|area|part of town",
  "community|communities",
);
const groups: Record<string, { ground: ProtectedGround; words: string }> = {
  children: {
    ground: "familial status",
    words: oneOf(
      "kids?|child|children|toddlers?|infants?|bab(?:y|ies)|teen(?:s|agers?)?|minors|little ones|newborns?",
      "famil(?:y|ies)(?! room)|pregnant(?: women| woman)?|pregnancy",
      "single (?:moms?|mothers?|dads?|fathers?|parents?)|(?:moms?|mothers?|parents?) with",
    ),
  },
  race: {
    ground: "race or color",
    words: oneOf(
      `(?:white|black|brown|colou?red) (?:${who})|whites|blacks|caucasians?|african[ -]americans?`,
      "minorit(?:y|ies)(?= (?:left|tenants?|people|families|here|area|neighbou?r\\w*|renters?|applicants?)|[.,!]|$)",
      "people of colou?r|asians?|dreadlocks|braids|afros?",
    ),
  },
  origin: {
    ground: "national origin",
    words: oneOf(
      `immigrants?|foreigners?|refugees?|illegals|aliens|latin[oax]s?(?: (?:${who}))?|hispanics?|mexicans?`,
      `(?:chinese|indian|arab|african|russian|korean|haitian|somali|american|vietnamese|filipino|polish|irish|italian|native|middle eastern) (?:${who})`,
      "arabs?|non[- ]citizens?|noncitizens?|(?:us |u\\.s\\. |american )?citizens|undocumented",
      `foreign (?:${who})`,
    ),
  },
  religion: {
    ground: "religion",
    words: oneOf(
      `muslims?|christians?|jews?|jewish(?: (?:${who}))?|catholics?|mormons?|hindus?|buddhists?|atheists?`,
      "protestants?|evangelicals?|sikhs?|jehovah'?s witness(?:es)?|non[- ]?believers|church[- ]?goers",
    ),
  },
  sex: {
    ground: "sex",
    words: oneOf(
      "gays?|lesbians?|homosexuals?|transgenders?|trans (?:people|tenants?|women|men)|lgbtq?",
      "same[- ]sex couples?|females?|males?|women|wom[ae]n|men|lad(?:y|ies)|gentlem[ae]n|girls|boys",
      "bachelors?(?! (?:apartment|pad|unit|suite|studio))",
    ),
  },
  disability: {
    ground: "disability",
    words: oneOf(
      "disabled(?: (?:people|persons?|tenants?|applicants?))?|disabilit(?:y|ies)",
      "handicapped(?: (?:people|persons?|tenants?))?|wheelchairs?(?! (?:ramps?|access|accessible|lift))",
      "mentally (?:ill|disabled)(?: people)?|mental (?:illness|health issues?)",
      "blind (?:people|tenants?|persons?)|deaf (?:people|tenants?|persons?)|addicts?|recovering \\w+",
      "autistic|crazy people|people on medication|unstable|able[- ]bodied",
    ),
  },
  income: {
    ground: "source of income",
    words: oneOf(
      "section 8(?!\\s*\\()|section eight|sec\\.? ?8|s8|hcv|(?:housing |hud )?vouchers?(?: holders?)?|housing (?:assistance|authority|choice)|welfare|public assistance|ssi|ssdi|social security income|child support|food stamps|rental assistance|disability benefits|unemployment benefits",
    ),
  },
  age: {
    ground: "age",
    words: oneOf(
      "seniors?(?! discount)|elderly(?: \\w+)?|old people|older people|young people|retirees",
      "retired (?:people|persons?|couples?)|millennials|boomers|college (?:kids|students)|students",
      "under (?:2\\d|30|40)|over (?:4|5|6|7)\\d",
    ),
  },
  marital: {
    ground: "marital status",
    words: oneOf(
      "married(?: (?:couples?|people))?|unmarried(?: (?:couples?|people))?|couple|singles",
      "single (?:people|persons?|men|women|man|woman)|divorced|divorcees?|widow(?:s|ed)?|couples",
    ),
  },
  military: {
    ground: "military status",
    words: oneOf(
      "veterans?|military(?: (?:people|members?|families|personnel))?|service ?members?|soldiers?",
      "va benefits",
    ),
  },
};

const no = `(?:${oneOf(
  "no(?! (?:extra|additional|smoking|application|age|pet|deposit|limit|charge|fee))",
  "not (?:to|for|suitable for|allowed for|renting to|accepting|taking|approved for|accept|take|rent to|suited (?:to|for)|a place for|open to|available (?:to|for))",
  "never|without|don'?t (?:want|rent to|accept|take|allow|like|work with|do|need|lease to|show to)",
  "do not (?:want|rent to|accept|take|allow|like|work with|lease to)",
  "doesn'?t (?:accept|take|allow|want|rent to)|does not (?:accept|take|allow|want|rent to)",
  "won'?t (?:rent to|accept|take|have|allow|work with|lease to)",
  "will not (?:rent to|accept|take|have|allow)|can'?t (?:rent to|accept|take|have|allow)",
  "cannot (?:rent to|accept|take|have|allow)|refuse|rather not (?:rent to|have)|avoid|must not have",
  "except|fed up with|tired of|trouble with|problems with|not comfortable (?:with|renting to)",
  "prefer not(?: to (?:rent to|have))?",
)})`;
const prefer = `(?:${oneOf(
  "ideal(?:ly)? for|perfect for|great for|best for|suited to|suitable for",
  "prefer(?:ably|red|ence (?:for|to|is))?|seeking|seeks|looking for|wants?|want|must be",
  "only(?: rent to| accept| for| to)?|reserved for|designed for|rather (?:have|rent to)|would like",
  "limited to|strictly|intended for|meant for|give (?:it|this|the (?:home|unit|apartment|place)) to|for",
)})`;
const between = `(?: (?:${oneOf(
  "any|the|a|an|more|your|his|her|their|all|other|some|with|small|young|older|noisy|loud|two|three|one",
  "people|persons?|tenants?|families|couples?|someone|somebody|anyone|who|have|has|having|on|are|is|of",
  "using|holding|having|kind of|those|these|such|to|for|or|and|from|in|use|uses",
)}))*`;

const excluded = (words: string): RegExp => new RegExp(`\\b${no}${between} (?:${words})\\b`);
const preferred = (words: string): RegExp => new RegExp(`\\b${prefer}${between} (?:${words})\\b`);
const households =
  "tenants?|people|renters?|families|couples?|home|household|building|applicants?|roommates?|individuals";
const shutOut = oneOf(
  "only|preferred|need not apply|not (?:allowed|permitted|welcome|accepted|wanted)|unwelcome|prohibited",
  "(?:may|can|could|must|should)(?: ?not|n't) (?:use|live|apply|rent|be|have|hang)",
  "aren'?t (?:allowed|welcome|permitted|accepted)|will be placed|would be better|do not fit|don'?t fit",
  "pay (?:a |an )?(?:double|higher|extra|more|the \\$?\\d+)",
);
const onlyThey = (words: string): RegExp =>
  new RegExp(`\\b(?:${words})(?: (?:${households}))?(?: are| is)? (?:${shutOut})\\b`);
const blamed = (words: string): RegExp =>
  new RegExp(
    `\\b(?:because|since|due to|as|declined|denied|rejected|canceled|cancelled|refused)[:,]?(?: \\S+){0,6}? (?:${words})\\b`,
  );
const described = (words: string): RegExp =>
  new RegExp(
    `\\b(?:mostly|mainly|predominantly|lots of|full of|many|few|too many|all|largely|heavily|an?)(?: \\w+){0,1} (?:${words})\\b(?: \\w+)? ?(?:area|building|neighbou?r\\w*|tenants?|community|street|people|left|families|part of town|home)`,
  );
const termsFor = (words: string): RegExp =>
  new RegExp(
    `\\b(?:extra|additional|higher|double|more|pay|deposit|rent|fee|fees|surcharge|\\$\\d+)\\b(?: \\S+){0,6}? (?:for|per|with|on)(?: each| every| any| your| a| an)* (?:${words})\\b`,
  );

const byGroup: Rule[] = Object.values(groups).flatMap(({ ground, words }) =>
  [excluded, preferred, onlyThey, blamed, described, termsFor].map((pattern) => ({ ground, pattern: pattern(words) })),
);

const rule = (ground: ProtectedGround, ...alternatives: RegExp[]): Rule => ({
  ground,
  pattern: new RegExp(oneOf(...alternatives.map(({ source }) => source))),
});

/** Turns of phrase that no slot covers. */
const single: Rule[] = [
  rule(
    "familial status",
    /\badults? only\b|\b(?:for|to) adults\b|\bonly adults\b/,
    /\badult(?:s)?[- ](?:only )?(?:building|community|complex|living)\b/,
    /\bmature (?:individuals?|persons?|people|tenants?|adults?|couples?|renters?)\b|\bempty[- ]nesters?\b/,
    /\byoung professionals?\b|\blimit(?:ed)?(?: of| to)? (?:one|two|1|2) (?:child|children|kids?)\b/,
    /\b(?:one|two|1|2) (?:child|kid|children|kids) (?:max|maximum|limit|only)\b/,
    /\bchild(?:ren)?[- ]?free\b|\bkid[- ]?free\b|\bfamily[- ]friendly\b|\bwithout (?:kids|children)\b/,
  ),
  rule(
    "familial status",
    /\b(?:how many|do you have|have you|any|are you planning (?:to have|on)) (?:of )?(?:your )?(?:kids|children)\b/,
    /\bare you (?:pregnant|expecting|planning to have)\b|\bplanning to have a baby\b/,
    /\b(?:your|his|her|their|the) (?:\w+ )?(?:kids|children|baby|toddlers?|child|family size)\b.{0,40}\b(?:noise|noisy|loud|problem|too|damage|unsafe|not|disturb|annoy|concern)/,
  ),
  rule(
    "race or color",
    /\bright kind of people\b|\byour (?:own )?kind\b|\bthose people\b|\brestricted community\b/,
    /\bclean[- ]cut\b|\bfeel more at home elsewhere\b|\bfit in better (?:in|at|on|with)\b/,
    /\bintegrated neighbou?rhood\b/,
  ),
  rule(
    "national origin",
    /\benglish (?:speakers?|speaking)(?: \w+)? only\b|\bmust speak (?:good |fluent )?english\b/,
    /\bspeaks? (?:no|poor|bad|little) english\b|\b(?:american|us|u\.s\.) citizens? only\b/,
    /\bgreen cards?\b|\bcall (?:immigration|ice)\b|\bwhere are you (?:really |originally )?from\b/,
    /\byour accent\b|\bimmigration status\b|\bethnic food\b|\bno social security number\b|\bhas an itin\b/,
    /\bbecause (?:you|he|she|they)(?: are|'re| is|'s) from\b|\bgo back to (?:your|their|his|her)\b/,
    /\b(?:chinese|mexican|latino|hispanic|indian|arab|african|russian|korean|jewish|polish|italian|black|white) (?:part|side|quarter) of\b/,
    /\bcountry of origin\b/,
  ),
  rule(
    "religion",
    /\b(?:near|from|to|by|opposite|beside) (?:the |a |an )?(?:[\w.']+ ){0,2}(?:church|mosque|synagogue|temple|parish)\b/,
    /\b(?:christian|jewish|muslim|catholic|religious) (?:home|household|house|family|values)\b/,
    /\bwhich church\b|\b(?:people|tenants|renters) of (?:your|the same|our) (?:faith|religion)\b/,
    /\breligious (?:items?|symbols?|beliefs?)\b/,
    /\b(?:your|his|her|their) (?:religion|faith|beliefs|hijab|headscarf|turban)\b/,
    /\blike[- ]minded (?:tenant|person|people)\b/,
  ),
  rule(
    "sex",
    /\bseek(?:s|ing)?(?: \w+){0,2} (?:lady|gentleman|girl|boy|woman|man)\b|\bfemales? only\b/,
    /\bwomen only\b|\bmen only\b|\bmales? only\b|\bgo out (?:on a date )?with me\b|\bdate me\b/,
    /\btwo guys\b|\bare you (?:two )?a couple\b|\banother gender\b/,
    /\b(?:his|her|their|your) (?:sexual orientation|gender(?: identity)?|boyfriend|girlfriend)\b.{0,30}\b(?:not|no|problem|can'?t|cannot|won'?t)/,
    /\bdomestic (?:violence|abuse)\b|\bfamily values\b/,
  ),
  rule(
    "disability",
    /\bable[- ]bodied\b|\blive independently\b|\bwhat is your (?:disability|diagnosis|illness)\b/,
    /\bmedical (?:records?|history)\b|\bcare home\b|\bno exceptions for (?:disabled|handicapped)\b/,
    /\b(?:your|his|her|their) (?:disability|condition|wheelchair|illness|diagnosis|medication|mental health)\b/,
    /\bwheelchairs? (?:will|would|can|could|might|may) (?:scratch|damage|mark|ruin)\b/,
    /\b(?:too )?(?:sick|ill|frail|handicapped) to\b|\ba wheelchair\b.{0,30}\b(?:damage|scratch|deposit)/,
  ),
  rule(
    "assistance animals",
    /\b(?:service|assistance|emotional support|support|therapy) (?:dogs?|animals?|pets?|cats?)\b.{0,40}\b(?:not (?:allowed|accepted|welcome)|pay|deposit|fee|fees|card|registration|registered|certificate|certified|must weigh|forbid\w*|real)\b(?! does not)/,
    /\b(?:no|not even|including|includes|that includes|won'?t accept|can'?t accept|don'?t accept|do not accept|because of|due to)(?: \w+){0,3} (?:service|assistance|emotional support|support|therapy) (?:dogs?|animals?|pets?|cats?)\b/,
    /\b(?:registration card|certificate|papers) (?:for|of) (?:your|the) (?:service|assistance|support)\b/,
    /\bservice[- ]dog registration\b|\beven as assistance animals\b|\breal assistance animal\b/,
    /\besas?\b.{0,30}\b(?:not|no|pay|deposit|fee)\b|\bno esas?\b/,
  ),
  rule(
    "source of income",
    /\bmust have a (?:w-?2|regular|real|full[- ]time) job\b|\bw-?2 (?:job|income|only)\b/,
    /\bworking professionals?(?: only)?\b|\bgovernment (?:money|checks?|assistance)\b/,
    /\b(?:on|lives? on|living on|pays? with|paying with|relies on|using|uses|with|has|have) (?:a |the )?(?:section 8|sec 8|housing vouchers?|vouchers?|welfare|ssi|ssdi|public assistance)\b(?! (?:are|is) (?:welcome|accepted|fine))/,
    /\bprograms? (?:tenants|renters|people)\b/,
  ),
  rule(
    "age",
    /\b(?:no one|nobody|none|no people) (?:over|under|above|below|younger|older)\b|\b(?:55|62)\s?\+/,
    /\btoo (?:old|young)\b/,
    /\byoung(?:er)?,? (?:and )?(?:energetic|hip|active|tenants?|person|people|crowd)\b/,
    /\b(?:your|his|her|their) age\b|\bno college students\b|\bno students\b/,
    /\b(?:prefer|want|looking for) (?:someone |somebody |a |an )?(?:young|older|younger)(?:er)? (?:tenant|person|people|renter)\b/,
  ),
  rule(
    "marital status",
    /\bare you (?:divorced|married|single)\b|\bmarital status\b|\bmarried couples? only\b/,
    /\b(?:not|aren'?t|isn'?t|un)[ -]?married\b/,
  ),
  rule(
    "criminal history",
    /\bno criminal record of any kind\b|\b(?:never|ever) been arrested\b|\bbecause of an? arrest\b/,
    /\bno arrests\b|\b(?:always has|kind always has) a record\b|\bnever[- ]evicted\b/,
    /\barrest(?:ed)? (?:record|in)\b/,
  ),
  rule(
    "steering",
    /\b(?:safe|good|bad|dangerous|rough|nice) (?:neighbou?rhood|area|part of town)\b|\blow crime\b/,
    /\btrouble-?makers\b|\bfrom good families\b|\bfamilies like yours\b|\bpeople like you\b/,
    /\bold[- ]fashioned values\b|\btraditional neighbou?rhood\b|\byou know what i mean\b/,
    /\b(?:would|will|'?d) (?:be|feel) (?:happier|more comfortable|safer|better off) (?:in|at|elsewhere|somewhere)\b/,
    /\bexclusive,? (?:family|restricted|community)/,
  ),
  rule(
    "unequal terms",
    /\bgiven your background\b|\bby how people look\b/,
    /\b(?:not|wouldn'?t be|isn'?t|aren'?t|would not be) (?:be )?a good fit\b|\bcomplained to hud\b/,
    /\bphoto of yourself\b|\bpicture of yourself\b/,
    /\bdon'?t (?:like|trust) (?:the way|how) (?:you|he|she|they) look/,
    /\bthe type of (?:person|people|tenant)\b|\bkind of (?:person|people|tenant)s? (?:we|i) (?:want|rent)/,
  ),
];

/** Each pattern finds all its places in a text. */
export const rules: readonly Rule[] = [...single, ...byGroup].map(({ ground, pattern }) => ({
  ground,
  pattern: new RegExp(pattern, "g"),
}));

/**
 * Wordings that resemble a protected ground but are harmless: parts of a home, streets, plain facts of law, a welcome
 * to all.
 */
export const harmless: readonly RegExp[] = [
  /\bfamily (?:emergency|matter|event|reasons?|commitment|wedding|funeral)\b/g,
  /\b(?:my|our) (?:own )?(?:kids?|children|child|sons?|daughters?|baby|family|wife|husband|religion|church)\b/g,
  /\b(?:single[- ]family|family rooms?|multi[- ]family|bachelor (?:apartment|pad|suite|unit|studio)|master bedroom|mother[- ]in[- ]law (?:suite|unit))\b/g,
  /\b(?:child|kid|baby)[- ]?(?:proof|safe)\w*(?: (?:outlet|lock|gate|cover)s?)?\b/g,
  /\b(?:kids'?|children'?s) (?:playground|play area|pool|room|museum)\b/g,
  /\bchildren (?:under|below) \d+ (?:need|must be with|must have) (?:a|an) (?:supervising )?(?:adult|guardian)\b/g,
  /\b(?:children|kids|families|seniors|students|veterans|everyone|all|vouchers?|section 8|assistance animals|service animals|service dogs)(?: \w+)? (?:are |is )?(?:welcome|accepted|fine|okay|ok)\b/g,
  /\b(?:no|not have an?) age limits?\b|\bno limit on (?:children|kids)\b/g,
  /\b(?:wheelchair|handicap(?:ped)?|disabled|accessible) (?:ramps?|access(?:ible)?|lift|parking|entrance|alarm)(?: \w+)?\b/g,
  /\b(?:white|black|brown|tan|native|french|spanish|dutch|turkish|english|chinese|indian|italian) (?:cabinets?|granite|counters?|countertops?|carpets?|walls?|appliances?|tiles?|landscaping|doors?|towels?|ivy|theat(?:er|re)|school road|quartz|fridge|trim|paint|plants?)\b/g,
  /\bchinatown\b|\bchurch street\b|\bmosque hill\b|\bcathedral park\b|\bblack-owned\b/g,
  /\b(?:18|eighteen) (?:years )?or older\b|\bmust be (?:at least )?18\b/g,
  /\b(?:does|do) not apply to assistance animals\b|\bassistance animals? (?:is|are) (?:noted|outside|welcome)[^.]*/g,
  /\bincome of any kind\b|\bany lawful (?:source|income)[^.]*|\ball lawful sources of income[^.]*|\bproof of lawful income[^.]*/g,
  /\b(?:military|veteran|senior|student) discounts?[^.]*/g,
  /\bqualified 55\+ community under hopa[^.]*/g,
  /\bsection 8\s?\(\w\)[^.]*/g,
  /\bminority of (?:units|homes|apartments)\b|\bretired rail\b|\bmature trees\b|\bmale (?:plug|connector)\b|\bservice elevator\b/g,
  /\b(?:service members?|va benefits) (?:who get orders|count as income)\b|\bfederal rules for service members\b/g,
  /\bdeposit[^.]*\bsame for everyone\b/g,
  /\bhousing (?:vouchers? accepted|authority pays)\b|\bchecked with the housing authority\b/g,
];
