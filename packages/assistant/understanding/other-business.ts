/**
 * What reaches a home's assistant and is no renter's wish: it is answered as a whole, and nothing in it is a question of the
 * home, a time to come or a fact about a renter.
 */
export type OtherBusiness =
  | "automatic_reply"
  | "bulk_mail"
  | "legal_notice"
  | "press"
  | "solicitation"
  | "off_topic"
  | "in_distress"
  | "picture_only"
  | "wordless"
  | "under_age";

const closeOne =
  "(?:ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?|husband|wife|boyfriend|girlfriend|partner|spouse|fiance|dad|father|stepdad|stepfather|baby daddy|roommate|brother|son|he|she)";
const closeOneInSpanish =
  "(?:ex(?: ?(?:esposo|marido|novio|pareja))?|esposo|marido|novio|pareja|papa|padre|padrastro|hijo)";

/** Violence and stalking at the hands of those one lives or lived with, and thoughts of ending one's life. */
const inDistress = new RegExp(
  [
    "\\b(?:i )?(?:want|going|wish|plan|planning|thinking) (?:to |of |about )?(?:die|dying|(?:kill|killing|hurt|hurting|harm|harming) myself|(?:end|ending|take|taking) (?:my (?:own )?life|it all))\\b",
    "\\bsuicid(?:e|al)\\b|\\bbetter off (?:dead|without me)\\b|\\b(?:do not|no reason to|no longer) (?:want to |wanna )?(?:(?:live|living)(?: any ?more)?\\W*(?:$|and\\b|[.,!])|be alive|be here any ?more)|\\bcan not go on (?:living|like this)\\b",
    `\\b${closeOne} (?:always |still |just )?(?:is |was |has |gets |got |keeps |been |becoming |getting |so |very |really |really )*(?:violent|abusive|dangerous|hits?|hitting|beats?|beating|abus(?:es|ed|ing)|hurts?|hurting|chok(?:es|ed|ing)|punch(?:es|ed|ing)|stalk(?:s|ed|ing)|threaten(?:s|ed|ing)|following me|follows me)(?: (?:to kill|to hurt|at))?(?: (?:me|us|the kids|my (?:kids|children|son|daughter))\\b|$| to work|[,.!;]| (?:and|so|when|man|person|again|at night))`,
    `\\b${closeOne} (?:\\w+ ){0,3}(?:kill|hurt|find) me\\b(?! (?:an?|the|some|another)\\b)`,
    "\\b(?:abusive|violent) (?:\\w+ )?(?:ex|husband|wife|boyfriend|girlfriend|partner|spouse|relationship|marriage|home|household|situation|father|dad|man)\\b|\\bdomestic (?:violence|abuse)\\b|\\bdv (?:situation|victim|survivor)\\b",
    "\\b(?:fleeing|escap(?:e|ing)|hiding|running away|get(?:ting)? away|run away)(?: from)? (?:my |an? |the )?(?:\\w+ )?(?:ex|husband|wife|boyfriend|girlfriend|partner|abuser|stalker|him|her|abuse|violence)\\b",
    "\\bstalk(?:er|ed|ing)\\b|\\b(?:restraining|protective) order against (?:my|him|her|the)\\b|\\b(?:have|got|getting|filed|file) (?:an? )?(?:restraining order|protective order|order of protection)\\b(?! (?:on|in) my (?:record|background))",
    "\\b(?:afraid|scared|terrified|in fear) (?:of (?:my (?:ex|husband|wife|boyfriend|girlfriend|partner|dad|father)|him|her)|for my (?:life|safety))\\b|\\bnot (?:\\w+ )?safe (?:at home|where i (?:live|am)|in my (?:own )?home|with (?:him|her|my))\\b",
    `\\bmi ${closeOneInSpanish} (?:\\w+ )?(?:es|esta|se pone|se puso|se ha vuelto) (?:muy )?(?:violent|agresiv|peligros)[oa]\\b(?! \\w+(?:ando|iendo))`,
    "\\bme (?:pega|golpea|maltrata|amenaza|amenazo|acosa|persigue|quiere matar|va a matar|puede matar|quiero (?:matar|morir))\\b|\\bviolencia (?:domestica|familiar|en (?:mi|la) casa)\\b|\\borden de (?:restriccion|proteccion|alejamiento)\\b",
    "\\b(?:huyendo|huyo|huir|escapando|escapar|escondiendome|alejarme) de (?:mi|el|ella|un|una)\\b|\\btengo (?:mucho )?miedo (?:de (?:mi|el)|a mi|que me)\\b|\\b(?:quiero|quisiera) (?:morir(?:me)?|matarme|quitarme la vida)\\b|\\b(?:ya )?no quiero (?:seguir )?(?:vivir|viviendo)(?: mas)?(?! (?:aqui|ahi|alla|alli|en|con|cerca|lejos|tan|asi de|donde|sol[oa]|junt[oa]s)\\b)|\\bhacerme dano\\b|\\bsuicid(?:arme|io)\\b|\\bquitarme la vida\\b|\\bpensando en (?:matarme|morir)",
  ].join("|"),
);

/** What a mail to many offers its readers, and no renter does: a way out of a list, a page in the browser. */
const ofBulkMail =
  /\bunsubscribe (?:here|link|below|now|at any ?time|anytime|instantly|from (?:this|these|our|all|future)|or (?:manage|update)|https?|www)|\bunsubscribe\W+https?\b|\b(?:to|may|click(?: here)?(?: below)? to|link to|click) (?:unsubscribe|opt[- ]out|be removed)\b(?! (?:me|us|my)\b)(?=.*\b(?:click|here|list|link|below|https?|mailings?|emails?|reply)\b)|\byou (?:can|may) (?:unsubscribe|opt[- ]out)\b(?! (?:me|us|my)\b)|\bunsubscribe\W*\||\|\W*unsubscribe\b|\b(?:manage|update|change|edit) your (?:\w+ )?(?:preferences|subscriptions?|notification settings)\b|\b(?:view|read|open|see) (?:this|it|the) ?(?:e-?mail|newsletter|message)? ?(?:in (?:your|a|the) (?:web )?browser)\b|\bif you (?:no longer|do not|would prefer not|prefer not|would rather not) (?:wish |want |care |like )?to (?:receive|get|hear)\b|\byou (?:are receiving|received|are getting) this (?:e-?mail |newsletter |message )?because you (?:signed up|subscribed|opted in|registered|are (?:a )?(?:subscrib\w+|member|on our))\b|\bcancel(?:e|ar) (?:la |su )?(?:suscripcion|inscripcion)\b|\bpara darse de baja\b|\bdesuscribirse\b|\bsi (?:ya )?no desea (?:seguir )?recib\w+|\bver (?:este )?(?:correo|mensaje|boletin) en (?:su|el|tu) navegador\b|\b(?:administre|actualice) sus preferencias\b/;

/** Each a pattern over the normal form (normal.ts); the first that is found counts. */
const patterns: readonly (readonly [OtherBusiness, RegExp])[] = [
  [
    "automatic_reply",
    /^\W*(?:auto(?:matic|mated)?[- ]?(?:reply|response)|out of (?:the )?office|respuesta automatica|delivery status notification|undeliverable|auto-generated|mail delivery (?:failed|subsystem)|returned mail)\b|^(?:(?:hi|hello|hola|thank you(?: for (?:your|the) (?:message|e-?mail))?|gracias por su (?:mensaje|correo))[,.!]* )*(?:i am|i will be|estoy|estare) (?:currently )?(?:out of (?:the )?office|fuera de la oficina)\b(?!.*(?:\?|\bworks?\b))|\bthis is an? (?:auto(?:matic|mated|matically)?[- ]?(?:generated )?) ?(?:reply|response|message|e-?mail|notification)\b|\b(?:please )?do not (?:reply|respond) to this (?:e-?mail|message)\b|\beste es un (?:mensaje|correo) automatico\b/,
  ],
  ["in_distress", inDistress],
  ["bulk_mail", ofBulkMail],
  [
    "legal_notice",
    /\b(?:our|this|my) (?:law )?firm (?:represents|has been retained)\b|\battorney at law\b.*\brepresent|\b(?:serves as|this is|hereby|consider this) (?:\w+ ){0,3}notice\b|^(?:final |formal )?legal notice\b|\bcease and desist\b|\b(?:preserve|retain) all (?:records|documents|evidence)\b|\b(?:i will|i am going to|we will|going to) (?:sue (?:you|the owner|the landlord)|take (?:(?:you|the owner|the landlord) to court|legal action)|file (?:a |an )?(?:complaint|lawsuit|suit|claim))\b|\b(?:hear|hearing) from my (?:attorney|lawyer)\b|\b(?:my|our) (?:attorney|lawyer) (?:will|is|says|said|has)\b|\b(?:hud|fair housing|discrimination) complaint\b|\bsubpoena\b|\b(?:you|owner|landlord) (?:to|in) small claims\b|\b(?:mi abogado|los voy a demandar|demanda legal)\b/,
  ],
  [
    "press",
    /\b(?:reporter|journalist|correspondent|news producer)\b(?=.*\b(?:story|article|piece|segment|comment|interview|statement|on the record|covering|deadline)\b)|\b(?:writing|working on) (?:an? )?(?:story|article|piece|segment) (?:about|on|for)\b/,
  ],
  [
    "solicitation",
    /(?<!\b(?:do|if|should|can|could|would) )\b(?:we|our (?:company|team|agency|firm)) (?:offer|provide|specialize in|sell|help (?:landlords|owners|property))\b(?! (?:you )?(?:\$|\d|proof))|\b(?:boost|grow|improve|rank|list) your (?:listings?|business|seo|website|sales|google|properties|rental income)\b|\b(?:seo|marketing|cleaning|roof|gutter|pest control|lawn|landscaping|hvac|inspection|management) services? (?:in your area|starting (?:at|from)|from \$|at \$)|\breply (?:yes )?(?:for|to (?:get|claim)) (?:a |your )?free\b|\bfree (?:audit|quote|estimate|consultation|demo)\b|\b(?:buy|purchase|cash offer for) your (?:house|home|property)\b|\b(?:pre-?approved|eligible) for (?:a )?(?:business )?(?:loan|line of credit|funding)\b|\b(?:crypto|bitcoin) (?:investment|opportunity)\b/,
  ],
  [
    "under_age",
    /\bi (?:am|just turned|will be|turn) (?:only )?1[0-7](?: (?:years? old|yo|and|but|in|this|next)\b|[,.!?]|$)|\bi am (?:still )?(?:a minor\b(?! \w)|under 18\b)|\btengo 1[0-7] anos\b(?! de\b)/,
  ],
  [
    "off_topic",
    /^(?:(?:hey|hi|okay|lol|so|can you|could you|please|will you),? )*(?:tell me (?:a|another) (?:joke|story|riddle)|sing|write (?:me )?(?:a |an |some )?(?:poem|song|essay|story|code|python|letter to)|do (?:you have|robots have) feelings|do you (?:(?:love|like) me|dream|sleep|eat|believe in)|are you (?:happy|sad|single|conscious|alive|bored)(?=\W*$)|will you marry me|what do you think (?:about|of) (?:the )?(?:election|president|government|war|politics|economy|democrats|republicans)|who (?:will|is going to) win|what is (?:the )?(?:capital of|meaning of life|\d+ ?[-+*x] ?\d+)|how do i (?:cook|bake|make a (?:cake|bomb))|what is the weather|dime un chiste|cuentame un chiste)\b/,
  ],
  [
    "picture_only",
    /^(?:[([](?:\d |an? )?(?:photo|image|picture|foto|imagen|video|attachment|file|archivo|adjunto)s?(?: \w+)?[)\]]|(?:photo|image|picture|foto|imagen|video|file|archivo)s? (?:attached|adjunt[ao]s?|omitted)|(?:please )?see (?:the )?attach(?:ed|ments?)(?: (?:photo|picture|file)s?)?|ver adjunto|(?:img|dsc|image|photo|screenshot)[\w -]*\.(?:jpe?g|png|heic|gif|pdf|mov|mp4))[.! ]*$/,
  ],
  ["wordless", /^(?:sent from my \w+(?: \w+)?|enviado desde mi \w+)[.! ]*$/],
];

const sayable = /[\p{L}\p{N}]/u;
/** A thumb and its like say yes, and a question mark asks what Piper said. */
const saysYes = /[\u{1F44D}\u{1F44C}\u{2705}\u{1F197}?]/u;

/** What of this a message is, by its words as written and in the normal form; null for what a renter writes. */
export function otherBusinessIn(words: string, text: string): OtherBusiness | null {
  if (!sayable.test(words)) return saysYes.test(words) ? null : "wordless";
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
