import type { Emergency } from "../../heard/trouble.ts";
import type { Advice, Done } from "../emergency-advice.ts";
import { sentences } from "../endings.ts";

/** What helps in each kind of emergency. */
export const advice: Record<Emergency, Advice> = {
  "gas-or-fire": {
    first: "Por favor salga ahora y llame al 911 desde afuera (si huele a gas, también a la compañía de gas).",
    whole: [
      sentences(
        "Por favor salga, quédese afuera y no regrese por nada, ni por una mascota, hasta que el 911 o la compañía de gas diga que es seguro.",
        "Llame primero al 911 y diga quién o qué quedó adentro.",
        "Si es gas, llame también a la compañía de gas desde afuera.",
      ),
      sentences(
        "Llame primero al 911 y, si huele a gas, después a la compañía de gas.",
        "Por favor quédese afuera: solo ellos pueden decir si ya es seguro entrar.",
        "Si quedó una persona o una mascota, dígaselo al 911.",
      ),
    ],
    out: "Por favor salgan todos ya.",
    called: "Llame al 911 desde afuera y, si es gas, también a la compañía de gas.",
    keeps: [
      sentences(
        "Quédese afuera hasta que digan que es seguro, también por mascotas y cosas, y dígales quién o qué quedó adentro.",
        "Ellos encuentran la llave de paso.",
      ),
      "Por favor no entre hasta que digan que es seguro, aunque haya quedado algo adentro.",
      "Solo quienes están ahí pueden decir cuándo es seguro entrar.",
    ],
  },
  electricity: {
    first: sentences(
      "Por favor no toque el apagador, el enchufe ni la caja, ni nada mojado cerca, y que nadie se acerque.",
      "Si hay chispas, humo u olor a quemado, salga y llame al 911 ahora.",
    ),
    whole: [
      sentences(
        "Por favor aléjese del apagador, del enchufe o de la caja, y del agua que esté cerca.",
        "Baje el interruptor principal solo si puede llegar en seco y sin riesgo.",
        "Si hay chispas, humo u olor a quemado, salga y llame al 911.",
      ),
      sentences(
        "No toque nada eléctrico que esté mojado, caliente, zumbe o eche chispas, y que nadie se acerque.",
        "Si ve humo o chispas o huele a quemado, salga y llame al 911.",
      ),
    ],
    called: "Si hay chispas, humo u olor a quemado, salga y llame al 911.",
    keeps: [
      sentences(
        "Aléjese de la caja, los apagadores, los enchufes y lo mojado que esté cerca, y no entre hasta que los bomberos o un electricista digan que es seguro.",
      ),
      "Por favor no toque ni encienda nada eléctrico ahí hasta que lo revisen un electricista o los bomberos.",
    ],
  },
  water: {
    first: sentences(
      "Por favor aléjese del agua que esté cerca de enchufes, focos o una caja de luz, y llame al 911 si alguien está en peligro.",
    ),
    whole: [
      sentences(
        "Por favor aléjese del agua que esté cerca de enchufes o aparatos, o bajo un techo que cede.",
        "Cierre la llave principal del agua solo si puede llegar sin riesgo, y llame al 911 si alguien está en peligro.",
      ),
      sentences(
        "Si puede llegar sin riesgo, cierre la llave principal del agua.",
        "Suele estar junto al calentador o donde entra la tubería.",
        "No entre donde el agua esté cerca de la electricidad, y llame al 911 si alguien está en peligro.",
      ),
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
      sentences(
        "Primero vaya a un lugar seguro, luego llame al 911 y siga lo que le indiquen.",
        "No regrese hasta que le digan que es seguro.",
      ),
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

/** What is said of what has been done. */
export const goodThat: Record<Done, string> = {
  both: "Qué bueno que ya salieron y pidieron ayuda.",
  out: "Qué bueno que ya están afuera.",
  called: "Qué bueno que ya pidieron ayuda.",
  "shut-off": "Qué bueno que ya está cerrado.",
};
