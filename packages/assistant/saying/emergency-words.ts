import type { Emergency, Language, Measure } from "../heard.ts";

/**
 * What helps in a kind of emergency. `first` is said when it is reported; `whole` whatever is asked then, in two wordings;
 * once some of it has been done, only what has not, and what `keeps` safe.
 */
type Advice = { first: string; whole: readonly string[]; out?: string; called: string; keeps: readonly string[] };

const english: Record<Emergency, Advice> = {
  "gas-or-fire": {
    first: "If anyone is in danger, leave and call 911 now (for a gas smell, your gas company as well).",
    whole: [
      "Please get out, stay out, and don't go back in for anything, pets included, until 911 or the gas company says it's safe. Call 911 first and tell them who or what is still inside. For gas, also call your gas company from outside.",
      "Call 911 first, then the gas company if you smell gas. Please stay out: only they can say it's safe to go in. If a person or a pet is still in there, tell 911.",
    ],
    out: "Please get everyone out now.",
    called: "Call 911 from outside and, for gas, your gas company.",
    keeps: [
      "Stay out until they say it's safe, pets and things included, and tell them who or what is still inside. They find the shutoff themselves.",
      "Please stay out until they say it's safe to go in, whatever is still in there.",
      "Only the people on site can say when it's safe to go in.",
    ],
  },
  electricity: {
    first:
      "Please don't touch the switch, the outlet or box, or anything wet near it, and keep everyone away. If there are sparks, smoke or a burning smell, get out and call 911 now.",
    whole: [
      "Please keep away from the switch, the outlet or box, and any water near it. Switch off the main breaker only if you can reach it dry and safely. For sparks, smoke or a burning smell, get out and call 911.",
      "Don't touch anything electric that is wet, buzzing, hot or sparking, and keep others away from it. If you see smoke or sparks or smell burning, leave and call 911.",
    ],
    called: "If there are sparks, smoke or a burning smell, get out and call 911.",
    keeps: [
      "Keep away from the box, switches, outlets and anything wet near them, and don't go in until the fire department or an electrician says it's safe.",
      "Please don't touch or switch anything electric there until an electrician or the fire department has checked it.",
    ],
  },
  water: {
    first: "Please keep away from water near outlets, lights or an electric box, and call 911 if anyone is in danger.",
    whole: [
      "Please keep away from water near outlets, appliances or a sagging ceiling. Turn off the water's main valve only if you can reach it safely, and call 911 if anyone is in danger.",
      "If it's safe to reach, close the main water valve. It's often near the water heater or where the pipe enters the home. Stay out of rooms where water is near electricity, and call 911 if anyone is in danger.",
    ],
    called: "Call 911 if anyone is in danger.",
    keeps: [
      "Please stay away from water near outlets, switches or an electric box, and from a sagging ceiling.",
      "Keep out of rooms where water is near electricity until someone has checked them.",
    ],
  },
  danger: {
    first: "If anyone is in danger, get to a safe place and call 911 now.",
    whole: [
      "Please get to a safe place first, then call 911 and do what they tell you. Don't go back until they say it's safe.",
      "911 can tell you what to do right now. Please stay away from the danger until they say it's over.",
    ],
    out: "Please get to a safe place first.",
    called: "Call 911 and do what they tell you.",
    keeps: [
      "Please stay where you are safe, and don't go back until they say it's over.",
      "Stay away from the danger and do what 911 tells you.",
    ],
  },
};

const spanish: Record<Emergency, Advice> = {
  "gas-or-fire": {
    first: "Si alguien está en peligro, salga y llame al 911 ahora (si huele a gas, también a la compañía de gas).",
    whole: [
      "Por favor salga, quédese afuera y no regrese por nada, ni por una mascota, hasta que el 911 o la compañía de gas diga que es seguro. Llame primero al 911 y diga quién o qué quedó adentro. Si es gas, llame también a la compañía de gas desde afuera.",
      "Llame primero al 911 y, si huele a gas, después a la compañía de gas. Por favor quédese afuera: solo ellos pueden decir si ya es seguro entrar. Si quedó una persona o una mascota, dígaselo al 911.",
    ],
    out: "Por favor salgan todos ya.",
    called: "Llame al 911 desde afuera y, si es gas, también a la compañía de gas.",
    keeps: [
      "Quédese afuera hasta que digan que es seguro, también por mascotas y cosas, y dígales quién o qué quedó adentro. Ellos encuentran la llave de paso.",
      "Por favor no entre hasta que digan que es seguro, aunque haya quedado algo adentro.",
      "Solo quienes están ahí pueden decir cuándo es seguro entrar.",
    ],
  },
  electricity: {
    first:
      "Por favor no toque el apagador, el enchufe ni la caja, ni nada mojado cerca, y que nadie se acerque. Si hay chispas, humo u olor a quemado, salga y llame al 911 ahora.",
    whole: [
      "Por favor aléjese del apagador, del enchufe o de la caja, y del agua que esté cerca. Baje el interruptor principal solo si puede llegar en seco y sin riesgo. Si hay chispas, humo u olor a quemado, salga y llame al 911.",
      "No toque nada eléctrico que esté mojado, caliente, zumbe o eche chispas, y que nadie se acerque. Si ve humo o chispas o huele a quemado, salga y llame al 911.",
    ],
    called: "Si hay chispas, humo u olor a quemado, salga y llame al 911.",
    keeps: [
      "Aléjese de la caja, los apagadores, los enchufes y lo mojado que esté cerca, y no entre hasta que los bomberos o un electricista digan que es seguro.",
      "Por favor no toque ni encienda nada eléctrico ahí hasta que lo revisen un electricista o los bomberos.",
    ],
  },
  water: {
    first:
      "Por favor aléjese del agua que esté cerca de enchufes, focos o una caja de luz, y llame al 911 si alguien está en peligro.",
    whole: [
      "Por favor aléjese del agua que esté cerca de enchufes o aparatos, o bajo un techo que cede. Cierre la llave principal del agua solo si puede llegar sin riesgo, y llame al 911 si alguien está en peligro.",
      "Si puede llegar sin riesgo, cierre la llave principal del agua. Suele estar junto al calentador o donde entra la tubería. No entre donde el agua esté cerca de la electricidad, y llame al 911 si alguien está en peligro.",
    ],
    called: "Llame al 911 si alguien está en peligro.",
    keeps: [
      "Por favor aléjese del agua que esté cerca de enchufes, apagadores o una caja de luz, y de un techo que cede.",
      "No entre donde el agua esté cerca de la electricidad hasta que alguien lo revise.",
    ],
  },
  danger: {
    first: "Si alguien está en peligro, vaya a un lugar seguro y llame al 911 ahora.",
    whole: [
      "Primero vaya a un lugar seguro, luego llame al 911 y siga lo que le indiquen. No regrese hasta que le digan que es seguro.",
      "El 911 puede decirle qué hacer ahora mismo. Manténgase lejos del peligro hasta que le digan que ya pasó.",
    ],
    out: "Primero vaya a un lugar seguro.",
    called: "Llame al 911 y siga lo que le indiquen.",
    keeps: [
      "Quédese donde esté a salvo y no regrese hasta que digan que ya pasó.",
      "Manténgase lejos del peligro y siga lo que le indique el 911.",
    ],
  },
};

const advice: Record<Language, Record<Emergency, Advice>> = { en: english, es: spanish };

/** What is said of what has been done. */
const goodThat: Record<Language, Record<"both" | Measure, string>> = {
  en: {
    both: "It's good that you're out and help has been called.",
    out: "It's good that you're out.",
    called: "It's good that help has been called.",
    "shut-off": "It's good that it's shut off.",
  },
  es: {
    both: "Qué bueno que ya salieron y pidieron ayuda.",
    out: "Qué bueno que ya están afuera.",
    called: "Qué bueno que ya pidieron ayuda.",
    "shut-off": "Qué bueno que ya está cerrado.",
  },
};

export const firstAdvice = (language: Language, trouble: Emergency): string => advice[language][trouble].first;

/** What to do now, without what has been done already, in several wordings. */
export function furtherAdvice(language: Language, trouble: Emergency, measures: readonly Measure[]): readonly string[] {
  const { whole, out, called, keeps } = advice[language][trouble];
  const [first] = measures;
  if (first === undefined) return whole;
  const has = (measure: Measure) => measures.includes(measure);
  const good = goodThat[language][has("out") && has("called") ? "both" : first];
  const left = [...(has("out") || has("called") || !out ? [] : [out]), ...(has("called") ? [] : [called])];
  return keeps.map((keep, wording) => [...(wording === 0 ? [good] : []), ...left, keep].join(" "));
}
