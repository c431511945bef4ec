import type { Accessibility } from "@porchlight/domain/properties/property.ts";
import { type Answer, fact, type Said, saysNo, type Topic, told, withoutYesOrNo } from "./topic.ts";

type Field = "accessibleBathroom" | "elevator" | "ramp" | "disabilityAccess";
const words: Record<Field, { yes: Said; no: Said }> = {
  accessibleBathroom: {
    yes: { en: "Yes, there's an accessible bathroom.", es: "Sí, hay un baño accesible." },
    no: { en: "No, there's no accessible bathroom.", es: "No, no hay baño accesible." },
  },
  elevator: {
    yes: { en: "Yes, there's an elevator.", es: "Sí, hay elevador." },
    no: { en: "No, there's no elevator.", es: "No, no hay elevador." },
  },
  ramp: {
    yes: { en: "Yes, there's a ramp.", es: "Sí, hay rampa." },
    no: { en: "No, there's no ramp.", es: "No, no hay rampa." },
  },
  disabilityAccess: {
    yes: {
      en: "Yes, the home has disability access.",
      es: "Sí, la vivienda tiene acceso para personas con discapacidad.",
    },
    no: {
      en: "No, the home doesn't have disability access.",
      es: "No, la vivienda no tiene acceso para personas con discapacidad.",
    },
  },
};

function about(record: Accessibility | null, field: Field): Answer | null {
  const value = record?.[field] ?? "UNKNOWN";
  if (value === "UNKNOWN") return null;
  const said = words[field][value === "YES" ? "yes" : "no"];
  return told(said.en, said.es, fact(`accessibility.${field}`, value));
}

const notes = (record: Accessibility | null): Answer | null => {
  const text = record?.accessibilityNotes?.trim();
  return text
    ? told(`On accessibility: ${text}`, `Sobre accesibilidad: ${text}`, fact("accessibility.accessibilityNotes", text))
    : null;
};

/** The elevator stands in two records the owner fills in apart; where they disagree the owner is asked. */
const elevator: Topic["answer"] = ({ home }) => {
  const stated = about(home.accessibility, "elevator");
  const flag = home.amenities?.hasElevator ?? null;
  if (flag === null) return stated;
  const said = words.elevator[flag ? "yes" : "no"];
  const fromFlag = told(said.en, said.es, fact("amenities.hasElevator", flag));
  return stated === null || stated.en === fromFlag.en ? fromFlag : null;
};

/**
 * Which floor it is on and whether there is an elevator tell what there is to climb; above the first, either alone does not. A
 * house of one floor has none inside.
 */
const stairs: Topic["answer"] = (ground) => {
  const { apartmentFloor: floor = null, numberOfFloors = null, propertyType = null } = ground.home.specifications ?? {};
  if (floor === 1)
    return told("It's on the first floor.", "Está en el primer piso.", fact("specifications.apartmentFloor", floor));
  if (floor === null && numberOfFloors === 1 && propertyType === "HOUSE")
    return told(
      "The house is all on one floor.",
      "La casa es de un solo piso.",
      fact("specifications.numberOfFloors", numberOfFloors),
    );
  const lift = elevator(ground);
  if (floor === null || lift === null) return null;
  const [en, es] = saysNo(lift) ? ["there's no elevator", "no hay elevador"] : ["there's an elevator", "hay elevador"];
  const said = told(
    `It's on floor ${floor}, and ${en}.`,
    `Está en el piso ${floor} y ${es}.`,
    fact("specifications.apartmentFloor", floor),
  );
  return { ...said, facts: [...said.facts, ...lift.facts] };
};

const whole: Topic["answer"] = ({ home }) => {
  const known = [
    about(home.accessibility, "disabilityAccess"),
    about(home.accessibility, "ramp"),
    about(home.accessibility, "accessibleBathroom"),
    notes(home.accessibility),
  ];
  if (known[0] === null && known[3] === null) return null;
  const told = known.filter((a): a is Answer => a !== null);
  return {
    en: told.map((a) => withoutYesOrNo(a).en).join(" "),
    es: told.map((a) => a.es).join(" "),
    facts: told.flatMap((a) => a.facts),
  };
};

export const accessibilityTopics: Topic[] = [
  {
    key: "accessibility",
    label: { en: "accessibility", es: "la accesibilidad" },
    asked: {
      en: ["accessible; accessibility; wheelchair; wheelchair accessible; handicap; ada; disability; step free"],
      es: ["accesible; accesibilidad; silla de ruedas; discapacidad; acceso para silla; minusvalidos"],
    },
    answer: whole,
  },
  {
    key: "accessibility.notes",
    label: { en: "accessibility details", es: "detalles de accesibilidad" },
    asked: {
      en: [
        "accessibility note; accessibility detail; accessible feature; accessibility feature; wide door",
        "wide .. door; how wide; doorway width; width of the door; grab bar in; step at the; step to the",
        "how many step; how many stair; any step; stair; step",
      ],
      es: [
        "notas de accesibilidad; detalles de accesibilidad; escalones; escaleras; ancho de las puertas",
        "detalle de accesibilidad; caracteristicas de accesibilidad",
      ],
    },
    answer: ({ home }) => notes(home.accessibility),
  },
  {
    key: "stairs",
    label: { en: "stairs", es: "las escaleras" },
    asked: {
      en: [
        "any stair; many stair; lot of stair; there stair; have stair; climb (the|any|many|a lot of)? stair; flight of stair; a walk up",
      ],
      es: [
        "hay (muchas|unas)? escaleras; tiene (muchas)? escaleras; muchas escaleras; por escaleras",
        "que subir (las|unas|muchas|tantas|puras)? escaleras; se sube a pie; subir caminando",
      ],
    },
    answer: stairs,
  },
  {
    key: "accessibility.bathroom",
    label: { en: "an accessible bathroom", es: "un baño accesible" },
    asked: {
      en: [
        "accessible bathroom; bathroom accessible; bathroom .. accessible; shower walk in; shower a walk in",
        "roll in shower; roll-in shower; walk in shower; handicap bathroom; wheelchair .. bathroom",
        "bathroom .. wheelchair; ada bathroom; bathroom with grab bars; bathroom for wheelchair",
        "bars .. shower|tub|toilet|bathroom; bathroom|shower|tub .. bars|railing",
      ],
      es: [
        "bano accesible; bano adaptado; bano para discapacitados; bano .. silla de ruedas; bano .. accesible",
        "barras .. bano|regadera|tina|ducha; bano|regadera|tina|ducha .. barras|agarraderas|pasamanos",
      ],
    },
    answer: ({ home }) => about(home.accessibility, "accessibleBathroom"),
  },
  {
    key: "elevator",
    label: { en: "an elevator", es: "un elevador" },
    asked: { en: ["elevator; lift"], es: ["elevador; ascensor"] },
    isYesNo: true,
    answer: elevator,
  },
  {
    key: "accessibility.ramp",
    label: { en: "a ramp", es: "una rampa" },
    asked: { en: ["ramp; wheelchair ramp; ramp access"], es: ["rampa; rampa de acceso"] },
    isYesNo: true,
    answer: ({ home }) => about(home.accessibility, "ramp"),
  },
  {
    key: "accessibility.access",
    label: { en: "disability access", es: "el acceso para personas con discapacidad" },
    asked: {
      en: [
        "disability access; disabled access; handicap accessible; handicap access; handicapped accessible",
        "access for disabled; access for people with disabilities; people with disabilities",
        "accessible for disabled; accessible entrance",
      ],
      es: [
        "acceso para discapacitados; acceso para personas con discapacidad; personas con discapacidad",
        "entrada accesible; accesible para discapacitados",
      ],
    },
    answer: ({ home }) => about(home.accessibility, "disabilityAccess"),
  },
];
