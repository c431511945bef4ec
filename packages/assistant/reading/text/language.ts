import type { Language } from "../../heard.ts";
import { anyOf } from "./any-of.ts";
import { normal, tokensOf } from "./normal.ts";

// Tokens are without their plural, and so without the s of "lunes".
const words = (listed: string): Set<string> =>
  new Set(listed.split(" ").flatMap((word) => (word.endsWith("s") ? [word, word.slice(0, -1)] : [word])));

const spanish = words(
  [
    "hola buenos buenas dias tardes noches que cual cuando donde cuanto cuanta cuesta cuestan como por para con",
    "sin el la los las un una es esta estan hay tiene tienen puedo puede podria quiero queremos quisiera aplicar",
    "estamos ganamos podemos nosotros me gustaria ver visitar cita renta alquiler deposito mascota mascotas perro",
    "perros gato gatos apartamento departamento casa disponible estacionamiento lavadora secadora gracias si",
    "manana hoy lunes martes miercoles jueves viernes sabado domingo humo fuego incendio sale quemando enchufe",
    "ayuda ayudar ayudeme alguien esposo marido novio pareja hijo hijos nino ninos puerta techo peligro morir",
    "morirme matarme vivir pensando vida pega golpea incluye incluido servicios agua luz gas ingreso ingresos",
    "gano mes ano mi mis tengo soy somos necesito cancelar aceptan permiten acepta cuantos cuantas habitaciones",
    "recamaras banos direccion pero tambien despues antes mediodia bien vale seccion nombre llamo correo telefono",
    "seguro disculpe perdon numero equivocado busco buscamos favor encontre solo sola aqui eso esto muy mas quien",
    "rentan rentaron gusta ustedes usted saludos sigue todavia depa apto estudio del aun libre oiga oye buen buena",
    "porfa porfavor interesa informacion rentar estoy afuera adentro nadie llegue llego llegamos entro entramos voy",
    "vamos trabajo trabajamos ahora ahorita ayer semana semanas proximo proxima desde hasta pagar mudarme mudarnos",
    "dolares familia hermano hermana amiga amigo bebe creo quedar quedamos otro otra mejor misma mismo algo nada",
    "eres somos seriamos mudo mudamos primero segundo segunda primera ninguna ninguno principios mediados finales fotos",
    "fumar amueblado amueblada queda quedan mande manden mandar mensaje mensajes marque llame hable hablan aplico pago",
    "enero febrero marzo abril junio julio agosto septiembre octubre noviembre diciembre cochera patio tina piso cobran",
  ].join(" "),
);
/** Words of Spanish that are no names and no parts of places: where one stands among no English word, the message is Spanish. */
const surelySpanish = words(
  [
    "cual cuando donde cuanto cuanta cuantos cuantas para esta estan hay tiene tienen puedo puede podria",
    "quiero queremos quisiera estoy estamos soy somos eres tengo tenemos necesito aceptan permiten gracias hola mudo",
    "mande manden mandeme llego gano ganamos trabajo incluye interesa cobran queda muy tambien pero",
  ].join(" "),
);
/** A word of both languages ("me") speaks for neither. */
const english = words(
  [
    "hi hello the is are do does what when where how much many can could would like i you my me we to see tour",
    "visit rent deposit pet dog cat apartment house home place available parking washer dryer thanks please",
    "tomorrow today monday tuesday wednesday thursday friday saturday sunday gas include utility income make",
    "month year have am need want cancel allow accept and but also after before it this that for of in on at yes",
    "not about your our his her their they she he there other another any some with from if or so just be was",
    "will call let get tell ask know who which why out up all been still than then",
  ].join(" "),
);

/** More words than this must speak for another language before a conversation changes to it: a name is no change. */
const marginToChange = 2;

/** The language of a message; the one spoken so far, if any, where too little speaks for another. */
export const languageOf = (text: string, spoken: Language | null): Language | null =>
  languageIn(text, tokensOf(normal(text)), spoken);

const namesLanguage = /espa[nñ]ol|spanish|ingl[eé]s|english/i;
/** "¿Hablas español?", "English please", "no hablo español". */
const wishesForLanguage: readonly [Language, RegExp][] = [
  [
    "en",
    /\b(?:in english|english,? please|en ingl[eé]s|no hablo espa[nñ]ol|(?:do not|don['’]?t|can['’]?t|not) (?:speak|read) spanish)\b/i,
  ],
  [
    "es",
    new RegExp(
      String.raw`\b${anyOf(
        "(?<!\\b(?:el|la) [\\wñ]+ )habl(?:as?|an)(?: usted(?:es)?)? espa[nñ]ol(?! (?:el|la) ); (?:en|in) (?:espa[nñ]ol|spanish)",
        "(?:espa[nñ]ol|spanish),? (?:please|por favor); no hablo ingl[eé]s; (?:i|solo|yo) (?:only )?(?:speak|hablo) (?:spanish|espa[nñ]ol)",
        "(?:do|can|does anyone|anyone) (?:you |we )?(?:speak|talk|write|text)(?: in)? (?:spanish|espa[nñ]ol)",
      )}(?![\w])`,
      "i",
    ),
  ],
];

/** The language a text asks to be answered in; null where it asks for none. */
export const languageAsked = (text: string): Language | null =>
  namesLanguage.test(text) ? (wishesForLanguage.find(([, words]) => words.test(text))?.[0] ?? null) : null;

/** The same for a text whose stemmed words are known already. */
export function languageIn(text: string, tokens: readonly string[], spoken: Language | null): Language | null {
  const asked = languageAsked(text);
  if (asked !== null) return asked;
  let es = /[¿¡ñ]/.test(text) ? 2 : 0;
  let en = 0;
  for (const token of tokens) {
    const isSpanish = spanish.has(token);
    const isEnglish = english.has(token);
    if (isSpanish && !isEnglish) es++;
    if (isEnglish && !isSpanish) en++;
  }
  if (es === en) return spoken;
  if (en === 0 && tokens.length > 1 && tokens.some((token) => surelySpanish.has(token))) return "es";
  const found = es > en ? "es" : "en";
  return spoken !== null && found !== spoken && Math.abs(es - en) < marginToChange ? spoken : found;
}
