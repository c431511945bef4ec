import type { Shape } from "./grammar.ts";

const aboutOneself: Shape = {
  language: "es",
  plain: ["me encanta cocinar", "soy muy lector", "soy fanática del café", "soy buena cocinera"],
  telling: {
    "race or color": ["soy negra", "soy afrolatino", "soy indígena", "soy blanco"],
    "national origin": ["soy de Guatemala", "soy mexicana", "soy dominicano", "soy de Siria"],
    religion: ["soy musulmán", "soy católica", "soy cristiana evangélica", "soy testigo de Jehová", "soy judío"],
    sex: ["soy mujer", "soy hombre"],
    "gender identity": ["soy una mujer trans"],
    "sexual orientation": ["soy gay", "soy lesbiana"],
    "familial status": [
      "soy madre soltera",
      "soy papá soltero",
      "tengo dos niños",
      "tengo un bebé",
      "estoy criando a mi nieta",
    ],
    pregnancy: ["estoy embarazada", "tengo siete meses de embarazo"],
    disability: [
      "soy sorda",
      "soy ciego",
      "uso silla de ruedas",
      "tengo una discapacidad",
      "tengo autismo",
      "estoy en recuperación",
    ],
    age: ["tengo 67 años", "soy de la tercera edad", "apenas tengo 19 años", "ya soy bisabuela"],
    "marital status": ["soy divorciada", "soy viudo", "soy soltera", "me estoy separando"],
    "source of income": ["recibo estampillas de comida", "vivo de mi pensión"],
    "military status": ["soy veterano", "estoy en el ejército"],
    "immigration status": [
      "soy indocumentado",
      "soy refugiada",
      "tengo DACA",
      "tengo visa de trabajo",
      "no tengo papeles",
    ],
  },
  frames: {
    showing: ["{It}, ¿puedo verlo el sábado?", "Hola, {it}. ¿Cuándo puedo ir a ver el apartamento?"],
    "facts of the home": ["{It}. ¿Cuánto es la renta?", "{It}, ¿aceptan gatos?", "¿De cuánto es el depósito? {It}"],
    "own facts": ["{It}, gano 5200 al mes y mi crédito es 710"],
    applying: ["{It} y quiero aplicar", "¿Cómo aplico? {It}."],
    "a time": ["{It}. La segunda me queda bien", "El jueves a las 5:30 por favor, {it}"],
    "other homes": ["{It}, ¿tienen otros apartamentos?"],
  },
};

const aboutUs: Shape = {
  language: "es",
  plain: ["somos buenos cocineros", "nos gusta cocinar"],
  telling: {
    "race or color": ["somos negros", "somos morenos"],
    "national origin": ["somos de Venezuela", "somos hondureños"],
    religion: ["somos cristianos", "somos mormones"],
    "sexual orientation": ["somos lesbianas", "somos gays"],
    "familial status": ["tenemos niños", "somos papás primerizos"],
    pregnancy: ["estamos esperando un bebé"],
    disability: ["somos sordos"],
    age: ["somos jubilados", "somos personas mayores"],
    "marital status": ["no estamos casados", "somos recién casados"],
    "military status": ["somos veteranos"],
    "immigration status": ["somos refugiados", "somos inmigrantes"],
  },
  frames: {
    showing: ["{It}, ¿podemos verlo el sábado?"],
    "facts of the home": ["{It}. ¿El estacionamiento está incluido?"],
    "own facts": ["{It}, entre los dos ganamos 6000 al mes"],
    applying: ["{It} y queremos aplicar"],
    "a time": ["{It}, la primera nos queda bien"],
    "other homes": ["{It}. ¿Tienen algo más grande?"],
  },
};

const withWhom: Shape = {
  language: "es",
  plain: ["mi compañero y yo", "mi amiga y yo"],
  telling: {
    "sexual orientation": ["mi esposa y yo", "mi novio y yo"],
    "marital status": ["mi esposo y yo", "mi pareja y yo"],
    "familial status": ["mi hija y yo", "mi bebé y yo"],
    age: ["mi abuela y yo"],
    disability: ["mi cuidadora y yo"],
  },
  frames: {
    showing: ["{It} queremos verlo el sábado"],
    "own facts": ["{It} ganamos 5200 al mes juntos"],
    applying: ["{It} queremos aplicar"],
    "a time": ["{It} podemos el jueves a las 5:30"],
    "other homes": ["¿Tienen otros apartamentos que podamos ver {it}?"],
  },
};

const named: Shape = {
  language: "es",
  plain: ["Laura Gómez", "Pedro Ruiz"],
  telling: {
    "race or color": ["Latoya Jackson", "Tyrone Banks"],
    "national origin": [
      "Xochitl Tzul",
      "Wei Zhang",
      "Mohammed Al-Masri",
      "Nguyen Thi Lan",
      "Jean-Baptiste Pierre",
      "Quetzal Ixchop",
    ],
    religion: ["Fatima Hussein", "Jesús Romero", "Moisés Cohen", "Hermana Inés"],
    "marital status": ["la señora Delgado"],
  },
  frames: {
    showing: ["Hola, soy {it}. ¿Puedo verlo el sábado?", "Me llamo {it}, quisiera ver el apartamento"],
    "facts of the home": ["Le escribe {it}, ¿cuánto es la renta?"],
    "own facts": ["Me llamo {it}. Gano 5200 al mes y no tengo mascotas."],
    applying: ["Soy {it} y quiero aplicar"],
    "other homes": ["Hola, habla {it}. ¿Tienen otras casas?"],
  },
};

const afterWhat: Shape = {
  language: "es",
  plain: ["la peluquería", "el trabajo"],
  telling: {
    religion: ["la misa", "la mezquita", "el culto", "la iglesia"],
    disability: ["la diálisis", "mi terapia"],
    pregnancy: ["mi cita prenatal", "el ultrasonido"],
    "familial status": ["recoger a los niños", "la guardería"],
    "national origin": ["mi clase de inglés"],
    "immigration status": ["mi clase de ciudadanía", "mi cita de inmigración"],
    "military status": ["mi cita con los veteranos"],
  },
  frames: {
    showing: ["¿Puedo ir el sábado después de {it}?"],
    "a time": ["El jueves a las 5 me queda bien, después de {it}"],
    "facts of the home": ["Antes de {it} quería preguntar: ¿de cuánto es el depósito?"],
  },
};

const paidBy: Shape = {
  language: "es",
  plain: ["mi trabajo en la bodega", "mi empleo de ventas"],
  telling: {
    "source of income": ["mi seguro social", "SSI", "la manutención de mis hijos", "desempleo"],
    disability: ["mi incapacidad"],
    age: ["mi jubilación"],
    "military status": ["mi pensión del ejército"],
    "marital status": ["la pensión de mi difunto esposo"],
  },
  frames: {
    showing: ["Recibo 5200 al mes de {it}, ¿puedo verlo el sábado?"],
    "own facts": ["Mi ingreso es de 5200 al mes de {it} y mi crédito es 710"],
    applying: ["Recibo 5200 al mes de {it} y quiero aplicar"],
    "a time": ["La segunda me queda bien. Recibo 5200 al mes de {it}"],
  },
};

const movingBecause: Shape = {
  language: "es",
  plain: ["el trabajo me queda lejos", "quiero algo más céntrico"],
  telling: {
    "marital status": ["me estoy divorciando", "nos acabamos de casar"],
    pregnancy: ["vamos a tener un bebé"],
    "familial status": ["mis hijos necesitan su cuarto"],
    disability: ["ya no puedo subir escaleras", "salgo de rehabilitación"],
    "immigration status": ["me aprobaron el asilo"],
    "national origin": ["acabo de llegar de Haití"],
    religion: ["quiero estar cerca de mi iglesia"],
    "military status": ["salgo del ejército"],
  },
  frames: {
    showing: ["Me mudo porque {it}. ¿Puedo verlo el sábado?"],
    "facts of the home": ["Me mudo porque {it}. ¿Cuánto es la renta?"],
    "own facts": ["Me mudo porque {it}. Gano 5200 al mes."],
    applying: ["Me mudo porque {it} y quiero aplicar"],
  },
};

/** What tells more than itself by law: lawful-additions.ts. */
const withHelp: Shape = {
  language: "es",
  plain: ["tengo una guitarra"],
  telling: {
    disability: ["tengo un perro de servicio", "tengo un gato de apoyo emocional"],
    "source of income": ["tengo un vale de vivienda", "tengo Sección 8"],
  },
  frames: {
    showing: ["{It}, ¿puedo verlo el sábado?"],
    "facts of the home": ["{It}. ¿Cuánto es la renta?"],
    applying: ["{It} y quiero aplicar"],
    "a time": ["{It}. La segunda me queda bien"],
  },
};

export const spanish: readonly Shape[] = [
  aboutOneself,
  aboutUs,
  withWhom,
  named,
  afterWhat,
  paidBy,
  movingBecause,
  withHelp,
];
