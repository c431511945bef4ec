import type { WordLists } from "../text/phrases.ts";
import type { WordTable } from "../text/word-table.ts";

/** What an emergency is of, and whom distress speaks of. */
export const matterWords: WordTable<
  "gas" | "fire" | "firemen" | "electricity" | "sparks" | "water" | "despair" | "others' hands" | "somebody" | "oneself"
> = {
  gas: { en: ["gas"] },
  fire: {
    en: ["propane; rotten egg; fire; carbon; monoxide; co alarm|detector; explo*; smok*; flame; burning"],
    es: ["huele; lumbre; incendi*; se quema; monoxido; humo; fuego; en|las|hay|veo|salen|con llamas"],
  },
  /** Firemen and a fire truck are no fire, but where a `burning` is seen. */
  firemen: { en: ["fire man|men|fighter|dept|department|truck|crew|station; fireman; firemen; firefighter"] },
  electricity: {
    en: [
      "electr*; outlet; socket; breaker; fuse; wire; wiring; power line; switch; light fixture; shock; shocked; zap*",
      "buzz*",
    ],
    es: ["enchufe; apagador*; cable; da|dio|dan|dando|siento|sienten toques; fusibles; caja de (la)? luz; foco"],
  },
  sparks: { en: ["spark*; burn*; melt*"], es: ["chispa; quema*"] },
  water: {
    en: ["flood*; water; pipe; leak*; drip*; gushing; sewage; burst"],
    es: ["inund*; gote*; agua; tuberia; drenaje"],
  },
  despair: {
    en: [
      "die; dying; dead; suicid*; end|take|ending|taking my|it|our (own)? life|all; kill|killing myself|himself|herself",
      "hurt|hurting|harm|harming myself; live anymore; be alive; go on",
    ],
    es: ["morir; morirme; matarme; hacerme dano; quitarme la vida; seguir viviendo"],
  },
  "others' hands": {
    en: [
      "he; she; he'd; he'll; she'd; she'll; they'd; they'll; him; her; they; man; men; guy; someone; somebody; ex; husband; wife; boyfriend; girlfriend; partner; dad",
      "father; violen*; abus*; stalk*; threat*; safe",
    ],
    es: [
      "el; ella; la; hombre; alguien; marido; esposo; novio; pareja; pega; golpea; amenaz*; segura; seguro; siga*; sigu*",
    ],
  },
  somebody: {
    en: [
      "my|a . (sister|brother|friend|daughter|son|cousin|mom|mother|aunt|neighbor|coworker|roommate); she; she'd; she'll; her",
    ],
    es: [
      "mi|un|una . (hermana|hermano|amiga|amigo|hija|hijo|prima|primo|mama|tia|vecina|companera|roommate); ella; le pega",
      "la golpea|pega|amenaza|maltrata|siga|busque",
    ],
  },
  oneself: { en: ["me; myself; us; my (ex|husband|wife|boyfriend|girlfriend|partner|life)"], es: ["nos; conmigo"] },
};

/** Lists that the phrases of an end choose from. */
export const endLists: WordLists = {
  thing: "fire; smoke; smell; gas; leak; water; flood; flooding; alarm; emergency; danger; pipe",
  matter: "it; that; this; everything; all; things; the {thing}; the . {thing}; the . . {thing}",
  matterInSpanish: "todo; eso; el fuego|humo|gas|olor|agua|peligro; la fuga|emergencia|alarma|tuberia|inundacion",
  now: "is; are; was; has; have; been; all; now; already; totally; completely; finally; just; got; both; doing; much",
  nowInSpanish: "ya; esta; estan; fue; quedo; se; totalmente",
  past: "over; fine; okay; well; good; safe; clear !(it|that|up); fixed; handled; resolved; solved; sorted; gone; out !(of control|of hand); off; stopped; done; under control; taken care of; repaired; shut off; turned off; contained",
  well: "okay; fine; safe; good; better",
  wellInSpanish:
    "bien; a salvo; seguro; segura; resuelto; arreglado; arreglada; controlado; controlada; apagado; apagada; bajo control; solucionado; solucionada",
  relative: "mom; mother; dad; father; grandma; grandpa; husband; wife; son; daughter; baby; brother; sister; neighbor",
  helper:
    "firefighter; fireman; firemen; fire department|dept|men|crew; gas company; police; cops; plumber; electrician; paramedics; they; he; she; utility company; 911; officer; inspector; technician; landlord; owner; super; manager; maintenance; handyman; repairman; guy",
  helperInSpanish:
    "bomberos; policia; compania; plomero; electricista; tecnico; inspector; dueno; duena; encargado; casero",
  safe: "safe; okay; clear; fine; good; off; out; fixed; over; under control",
  clearedInSpanish: "bien; seguro; segura; peligro; la fuga; el gas; el agua; el fuego",
  mended: "fixed; repaired; replaced; tightened; cleared; turned; shut",
  mendedInSpanish: "arreglaron; arreglo; repararon; reparo; compusieron; apagaron; apago; controlaron; taparon",
  backIn:
    "back in; back inside; back home; back upstairs; go in; go inside; go back; go home; come back; return; in again; inside again; inside",
  little: "a; an; any; actual; actually; real; really; the",
  littleInSpanish: "un; una; ningun; ninguna; se; esta; hay; hubo; es",
  danger: "emergenc*; danger; flood; flooding; fire; smoke; leak; leaking; burning; on fire; gas leak",
  dangerInSpanish: "emergencia; peligro; fuego; incendio; fuga; inunda*; humo",
  noDanger: "detector; alarm; extinguisher; insurance; zone; exit; station; place; pit",
  only: "just; only; simply; really; all",
  onlyInSpanish: "solo; solamente; nomas; nada mas; mas bien",
  opens: "no; nah; sorry; yes; yeah; hey; really; perdon",
  closes: "sorry; really; lol; haha; jaja; thank; thank you; just tired; gracias; perdon; de verdad",
};

/** What a sentence says of an end. */
export const endWords: WordTable<
  "over" | "cleared" | "goes-on" | "recurs" | "not-yet" | "wishes-it" | "is-well" | "has-recovered" | "something-else"
> = {
  over: {
    en: [
      "{matter} {now}? {now}? {now}? {past}",
      "leak|water|alarm|smell|fire|smoke|flooding (has|have)? (finally|just)? (stopped|ended|cleared|went away|went out)",
      "(i am|we are|i feel|we feel|she is|he is|they are) {now}? {now}? {well} (and sound)? (now|again|with me|with us)",
      "all good|clear|done; false alarm; nothing after all; no longer (an emergency|in danger|a problem)",
      "not an emergency (anymore|any more|now); out of danger; back to normal; crisis averted",
      // What goes on where the renter works or lives is none of the home's.
      "not (at|in)? your (place|house|home|apartment|apt|unit|building|property|rental|listing) $",
      "he|she|they (is|are|was|has been|is been|got) (gone|arrested|in jail|locked up|out of the house|out of my life)",
    ],
    es: [
      "{matterInSpanish} {nowInSpanish}? {nowInSpanish}? {nowInSpanish}? {wellInSpanish}",
      "estoy|estamos (ya|totalmente)? (bien|a salvo|seguro|segura) ya|ahora",
      "ya estoy|estamos|esta|estan|quedo . ({wellInSpanish}|todo bien)",
      "ya paso|termino; ya no hay|huele|sale|esta; falsa alarma; fuera de peligro; no fue nada",
      "todo (esta)? (bien|en orden|tranquilo); no (es|fue|era) en su (casa|vivienda|propiedad|departamento|apartamento) $",
    ],
  },
  // "They let us back in", "the super fixed it": whoever may say so ended it, or mended what fed it.
  cleared: {
    en: [
      "{helper} .. .. said|says|saying|told .. .. (is|are|was|all|everything|looks|it) . {safe}",
      "{helper} .. .. {mended} .. .. ({safe}|it); i|we . fixed|repaired it",
      "(let|letting|allowed|cleared|allowing) .. {backIn}; (gave|given|giving|got) .. (all clear|okay|green light)",
      "(said|says|saying|told) .. (can|may) . {backIn}; (we|everyone|everybody) (can|may) . {backIn} now|again",
    ],
    es: [
      "{helperInSpanish} .. .. dijo|dijeron|dice|dicen|arregl*|cerr*|apag*|revis* .. .. {clearedInSpanish}",
      "(nos|me|les) (dejaron|dejan|permitieron|permiten|dieron permiso) .. entrar|regresar|volver|pasar",
      "(ya|que) (podemos|puedo|pueden|se puede) . entrar|regresar|volver|pasar",
      "ya (lo|la|los|las|me|nos|le)? . {mendedInSpanish}",
    ],
  },
  // "It smells again" goes on; "they let us in again" does not.
  recurs: { en: ["again"] },
  // "They said we can't go back in yet", "they'll let us in soon"
  "not-yet": {
    en: [
      "not|never|nobody ... safe|allowed|allowing|let|letting|said|told|fixed; not|never|nobody ... {backIn}",
      "yet; before; think|guess|hope|supposed|maybe|probably|hopefully|might; will|going to|should|trying to|wants to",
      "soon|later|tomorrow|tonight; in # minute|hour; ^ (so|then|and)? did|have|has|was|were|what|how|who; whether",
    ],
    es: [
      "no|nunca|nadie ... entrar|regresar|volver|pasar|dejan|dejaron|dijeron|arreglaron; no es|esta . seguro|segura; creo|quiza|ojala|espero; tal vez",
      "luego|manana; al rato; en # minuto|hora; van|va a; ^ que|ya ... o no; si (ya)? (podemos|puedo|se puede)",
    ],
  },
  // "Is it safe now", "it is not over", "I'm okay but it still smells"
  "goes-on": {
    en: [
      "not (yet|really|sure|all)? over|fine|okay|good|safe|clear|fixed|gone|out|off; is|are not; still",
      "getting worse; but; if; when; until; ^ is|are|can|could|should|do|does|will|would|may",
    ],
    es: ["todavia; aun; sigue; siguen; pero; cuando; hasta; no esta|estoy; empeora*; ^ esta|puedo|podemos|debo|es"],
  },
  // "Somebody should shut the water off"
  "wishes-it": {
    en: ["should; need to; must; please; somebody; someone; anyone; can you; could you; said|told|says (me|us)? to"],
    es: ["hay que; tienen que; alguien; por favor"],
  },
  // "No, I'm ok, just tired"
  "is-well": {
    en: ["^ {opens}? {opens}? i am (really|all)? okay|fine|safe|good|alright (now)? {closes}? {closes}? $"],
    es: ["^ {opens}? {opens}? estoy (bien|a salvo) (ahora)? {closes}? {closes}? $"],
  },
  // "Okay, she's up, just a bit sore": of somebody who fell or passed out.
  "has-recovered": {
    en: [
      "(he|she|they|{relative}) (is|are|was) {now}? {now}? (up|awake|conscious|breathing|standing|responsive|sitting up|talking)",
      "(he|she|they|{relative}) (got|sat|stood|woke) (back|right)? up; (he|she|they|{relative}) came to !(the|our|my|see)",
    ],
    es: [
      "ya (se)? (levanto|desperto|reacciono|respira|esta despierto|esta despierta|esta consciente|esta de pie)",
      "(se levanto|se desperto|reacciono) (ya|solo|sola)?",
    ],
  },
  // "I only meant the branch": of what was taken for danger or distress and named by no phrase.
  "something-else": {
    en: [
      "it|this|that (is|was) {only}? {only}? about; i (was|am|have been) {only}? {only}? (asking|talking|wondering|joking|kidding)",
      "i {only} (asked|ask|meant|mean|want|wanted|wondered|need|needed); i meant; no i mean|said|say !(it); not what i (meant|mean|asked|said)",
      "misunderstood|misunderstand|misunderstanding|misread|misheard; {only} (a)? (question|joke|figure of speech)",
      "(nobody|no one) (is|was|got|has been|is being) (hurt|injured|harmed|in danger|in trouble); nothing (is wrong|happened|bad happened)",
      "no need (for|to call) 911; do not need 911|help|an ambulance; not (that)? (urgent|dangerous|serious|an emergency|in danger|in trouble)",
    ],
    es: [
      "(es|era|fue) {onlyInSpanish} (sobre|acerca de|por|una pregunta|broma|una broma); me (refiero|referia)",
      "{onlyInSpanish} (preguntaba|pregunto|pregunte|queria|quiero|decia|digo); no (me)? (entendio|entendiste|entienden); no quise decir; no (no)? (yo)? (digo|decia|hablo|hablaba) que|de|del",
      "nadie (esta|salio|resulto|quedo) (herido|herida|lastimado|lastimada|mal|en peligro); no (paso|pasa) nada; no es (nada)? (urgente|grave|peligroso|una emergencia)",
    ],
  },
};

/** What a sentence says of there being no danger; every clause is read for it, so that it is a table of its own. */
export const denialWords: WordTable<"denies-danger" | "is-unsure"> = {
  // "There is no emergency at all", "nothing is flooding", "no hay fuga"
  "denies-danger": {
    en: [
      "(no|not|nothing is|nothing was|never) {little}? {little}? {danger} !({noDanger}); nobody is (hurt|in danger)",
      "(nobody|no one) (is|was|has been|ever)? (hurting|hurt|hitting|hit|threatening|threatened|beating) (me|us|anyone|anybody)",
      "(he|she|they) (is|are|was|has|did|does|do|would)? (not|never) (hurting|hurt|hitting|hit|threatening|threaten) (me|us)",
      "i am (perfectly|completely|totally|quite|really) safe",
    ],
    es: [
      "no|nada {littleInSpanish}? {littleInSpanish}? {dangerInSpanish}; nadie esta en peligro",
      "nadie (me|nos) (pega|pego|golpea|golpeo|lastima|lastimo|amenaza|amenazo|hace|hizo) (dano)?",
    ],
  },
  "is-unsure": { en: ["if; until; still"], es: ["hasta; todavia"] },
};
