import type { WordLists } from "../text/phrases.ts";
import type { WordTable } from "../text/word-table.ts";

/** Lists that the phrases below choose from. */
export const businessLists: WordLists = {
  hello: "hi; hello; hola; thank you; thank you for your|the message|email; gracias por su mensaje|correo",
  message: "email; e mail; newsletter; message",
  auto: "auto; automatic; automated; automatically",
  leave: "unsubscribe; opt out; be removed",
  notice: "a; an; my; our; your; the; formal; legal; official; final; written",
  them: "you; the owner; the landlord",
  suing: "sue {them}; take {them} to court; take legal action; file (a|an)? complaint|lawsuit|suit|claim",
  company: "we; our (company|team|agency|firm)",
  offers: "offer; provide; specialize in; sell; help landlord|owner|property",
  trade: "seo; marketing; cleaning; roof; gutter; pest control; lawn; landscaping; hvac; inspection; management",
  minor: "10; 11; 12; 13; 14; 15; 16; 17",
  lead: "hey; hi; okay; lol; so; can you; could you; please; will you",
  politics: "election; president; government; war; politics; economy; democrat; republican",
};

/**
 * What tells of each. `away` holds unless something is asked, `offers-wares` unless `supposes-offer` does. What a mail to
 * many offers its readers, and no renter does, is a way out of a list, and a page in the browser.
 */
export const businessWords: WordTable<
  | "automatic_reply"
  | "away"
  | "bulk_mail"
  | "legal_notice"
  | "press"
  | "solicitation"
  | "offers-wares"
  | "supposes-offer"
  | "off_topic"
  | "wordless"
> = {
  automatic_reply: {
    en: [
      "^ {auto} reply|response; ^ autoreply|autoresponse; ^ out of (the)? office; ^ delivery status notification",
      "^ undeliverable; ^ auto generated; ^ mail delivery failed|subsystem; ^ returned mail",
      "this is a|an {auto} (generated)? reply|response|message|email|notification",
      "do not reply|respond to this {message}",
    ],
    es: ["^ respuesta automatica; este es un mensaje|correo automatico"],
  },
  away: {
    en: ["^ {hello}? {hello}? (i am|i will be) (currently)? out of (the)? office !(... work)"],
    es: ["^ {hello}? {hello}? estoy|estare fuera de la oficina"],
  },
  bulk_mail: {
    en: [
      "unsubscribe (here|link|below|now|anytime|at any time|at anytime|instantly|or manage|or update|http|https|www)",
      "unsubscribe from this|these|our|all|future; you can|may (unsubscribe|opt out) !(me|us|my)",
      "to|may|click {leave} !(me|us|my) ... click|here|list|link|below|https|mailing|email|reply",
      "manage|update|change|edit your . (preference|subscription|notification setting)",
      "view|read|open|see (this|it|the)? {message}? in (your|a|the)? (web)? browser",
      "if you (no longer|do not|would prefer not|prefer not|would rather not) (wish|want|care|like)? to receive|get|hear",
      "you (are receiving|received|are getting) this {message}? because you (signed up|subscribed|opted in|registered)",
      "you (are receiving|received|are getting) this {message}? because you are (a)? (subscriber|subscribed|subscribing|member|on our)",
    ],
    es: [
      "cancele|cancelar (la|su)? suscripcion|inscripcion; para darse de baja; desuscribirse",
      "si (ya)? no desea (seguir)? recib*; ver (este)? correo|mensaje|boletin en su|el|tu navegador",
      "administre|actualice sus preferencias",
    ],
  },
  legal_notice: {
    en: [
      "our|this|my (law)? firm (represent|has been retained); attorney at law ... represent*",
      "(serves as|hereby) .. notice; (this is|consider this) {notice} .. notice; (this is|consider this) notice",
      "^ (final|formal)? legal notice; cease and desist; preserve|retain all record|document|evidence",
      "(i will|i am going to|we will|going to) {suing}; hear|hearing from my attorney|lawyer",
      "my|our attorney|lawyer will|is|says|said|has; (hud|fair housing|discrimination) complaint; subpoena",
      "you|owner|landlord to|in small claims",
    ],
    es: ["mi abogado; los voy a demandar; demanda legal"],
  },
  press: {
    en: [
      "(reporter|journalist|correspondent|news producer) ... (story|article|piece|segment|comment|interview)",
      "(reporter|journalist|correspondent|news producer) ... (statement|on the record|covering|deadline)",
      "(writing|working on) (a|an)? story|article|piece|segment about|on|for",
    ],
  },
  solicitation: {
    en: [
      "boost|grow|improve|rank|list your (listing|business|seo|website|sales|google|property|properties|rental income)",
      "{trade} service (in your area|starting at|starting from|from $|at $|from #|at #)",
      "reply (yes)? (for|to get|to claim) (a|your)? free; free audit|quote|estimate|consultation|demo",
      "(buy|purchase|cash offer for) your house|home|property; crypto|bitcoin investment|opportunity",
      "(preapproved|pre approved|eligible) for (a)? (business)? (loan|line of credit|funding)",
    ],
  },
  "offers-wares": { en: ["{company} {offers} !(#|you #|$|you $|proof|you proof)"] },
  "supposes-offer": { en: ["do|if|should|can|could|would {company} {offers}"] },
  off_topic: {
    en: [
      "^ {lead}? {lead}? {lead}? (sing|tell me a joke|tell me a story|tell me a riddle|tell me another joke|tell me another story)",
      "^ {lead}? {lead}? {lead}? write (me)? (a|an|some)? (poem|song|essay|story|code|python|letter to)",
      "^ {lead}? {lead}? do (you have|robots have) feelings; ^ {lead}? {lead}? will you marry me",
      "^ {lead}? {lead}? do you (love me|like me|dream|sleep|eat|believe in)",
      "^ {lead}? {lead}? are you happy|sad|single|conscious|alive|bored $",
      "^ {lead}? {lead}? what do you think about|of (the)? {politics}; ^ {lead}? {lead}? who (will|is going to) win",
      "^ {lead}? {lead}? what is (the)? (capital of|meaning of life|weather)",
      "^ {lead}? {lead}? how do i (cook|bake|make a cake|make a bomb)",
    ],
    es: ["^ {lead}? {lead}? dime|cuentame un chiste"],
  },
  wordless: { en: ["^ sent from my . . $"], es: ["^ enviado desde mi . $"] },
};

/** Told at the end of a part of what is said as well: "i am 16, can i rent". */
export const underAgeWords = {
  en: [
    "(i am|i just turned|i will be|i turn) (only)? {minor} (year old|years old|yo|and|but|in|this|next|$)",
    "i am (still)? (under 18|a minor $)",
  ],
  es: ["tengo {minor} anos !(de)"],
};
