import type { Phrases, WordLists } from "../text/phrases.ts";
import { tells } from "../text/word-table.ts";

const lists: WordLists = {
  closeOne:
    "ex (husband|wife|boyfriend|girlfriend|partner)?; husband; wife; boyfriend; girlfriend; partner; spouse; fiance; dad; father; stepdad; stepfather; baby daddy; roommate; brother; son; he; she; he'd; he'll; she'd; she'll",
  closeOneInSpanish:
    "ex (esposo|marido|novio|pareja)?; exesposo; exmarido; exnovio; esposo; marido; novio; pareja; papa; padre; padrastro; hijo",
  ownDeath:
    "die; dying; (kill|killing|hurt|hurting|harm|harming) myself; (end|ending|take|taking) my (own)? life; (end|ending|take|taking) it all",
  noLonger: "(do not|no reason to|no longer) (want to)?",
  still: "always; still; just; is; was; has; have; get; got; keep; been; becoming; getting; so; very; really; a",
  harms:
    "violent; abusive; dangerous; hit; hitting; beat; beating; abuse; abused; abusing; hurt; hurting; choke; choked; choking; punch; punched; punching; stalk; stalked; stalking; threaten; threatened; threatening; following me; follow me",
  us: "me; us; the kids; my (kids|children|son|daughter); $; to work; and; so; when; man; person; again; at night",
  people: "me; us; the kids; my (kids|children|son|daughter)",
  abuser: "ex; husband; wife; boyfriend; girlfriend; partner; spouse; father; dad",
  abuse: "relationship; marriage; home; household; situation; man",
  fled: "ex; husband; wife; boyfriend; girlfriend; partner; abuser; stalker; him; her; abuse; violence",
  order: "restraining order; protective order; order of protection",
  elsewhere: "aqui; ahi; alla; alli; en; con; cerca; lejos; tan; asi de; donde; solo; sola; juntos; juntas",
};

/** Violence and stalking at the hands of those one lives or lived with, and thoughts of ending one's life. */
const distress: Phrases = {
  en: [
    "want|going|wish|plan|planning|thinking (to|of|about)? {ownDeath}; suicide; suicidal; better off (dead|without me)",
    "{noLonger} (be alive|be here anymore|be here any more); {noLonger} live|living (anymore|any more)? $|and",
    "can not go on (living|like this)",
    "{closeOne} {still}? {still}? {still}? {harms} (to kill|to hurt|at)? {us}",
    "{closeOne} .. and|then|who {still}? {harms} {people} !(up|to)",
    "{closeOne} .. kill|hurt|find me !(a|an|the|some|another)",
    "abusive|violent . {abuser}; abusive|violent . {abuse}; domestic violence|abuse; dv situation|victim|survivor",
    "(fleeing|escape|escaping|hiding|running away|get away|getting away|run away) (from)? (my|a|an|the)? . {fled}",
    "stalker; stalked; stalking; restraining|protective order against my|him|her|the",
    "have|got|getting|filed|file (a|an)? {order} !(on my record|in my record|on my background|in my background)",
    "(afraid|scared|terrified|in fear) of (him|her); (afraid|scared|terrified|in fear) of my {abuser}",
    "(afraid|scared|terrified|in fear) for my life|safety",
    "not . safe (at home|where i live|where i am|in my home|in my own home|with him|with her|with my)",
  ],
  es: [
    "mi {closeOneInSpanish} . (es|esta|se pone|se puso|se ha vuelto) (muy)? violento|violenta|agresivo|agresiva|peligroso|peligrosa !(manejando|conduciendo|jugando|trabajando|cuando)",
    "me (pega|golpea|maltrata|amenaza|amenazo|acosa|persigue|quiere matar|va a matar|puede matar)",
    "me quiero matar|morir; violencia (domestica|familiar|en mi casa|en la casa)",
    "orden de restriccion|proteccion|alejamiento",
    "huyendo|huyo|huir|escapando|escapar|escondiendome|alejarme de mi|el|ella|un|una",
    "tengo (mucho)? miedo (de mi|de el|a mi|que me); hacerme dano; suicidarme; suicidio; quitarme la vida",
    "quiero|quisiera morir|morirme|matarme; pensando en matarme|morir",
    "no quiero (seguir)? vivir|viviendo !({elsewhere}|mas {elsewhere})",
  ],
};

const tellsDistress = tells(distress, lists);
const stop = /[,.!;]/;

/** Whether a normal text tells of it; what may end it may end a part of it as well: "he gets violent, i need a place". */
export const tellsOfDistress = (text: string): boolean => [text, ...text.split(stop)].some(tellsDistress);
