import { type AmenityName, amenities } from "@porchlight/domain/properties/amenities.ts";
import { amenityWords } from "./amenity-words.ts";
import { type Answer, fact, type Ground, joined, type Topic, told, unheld } from "./topic.ts";

const flag = (ground: Ground, name: AmenityName): boolean | null => ground.home.amenities?.[name] ?? null;

/** What is there by another name: a home with central air has air conditioning. */
const within: Partial<Record<AmenityName, keyof typeof amenityWords>> = { hasAirConditioning: "hasCentralAir" };

/** What serves for what is not there. */
const instead: Partial<Record<AmenityName, readonly (keyof typeof amenityWords)[]>> = {
  hasWasherDryer: ["hasWasherDryerHookups", "hasSharedLaundry"],
  hasWasherDryerHookups: ["hasWasherDryer", "hasSharedLaundry"],
  hasAirConditioning: ["hasCentralAir"],
  hasCentralAir: ["hasAirConditioning"],
};

/** "A dishwasher" and "heating" are one, "hardwood floors" are more. */
const there = (en: string): string => (/^an? |^(?!.* and )[^,]*(?<!s)$|ss$/.test(en) ? "there's" : "there are");

function has(ground: Ground, name: keyof typeof amenityWords): Answer | null {
  const value = flag(ground, name);
  const other = within[name];
  if (value === null && other !== undefined && flag(ground, other) === true) return has(ground, other);
  if (value === null) return null;
  const { en, es } = amenityWords[name];
  const used = fact(`amenities.${name}`, value);
  if (value) return told(`Yes, ${there(en)} ${en}.`, `Sí, tiene ${es}.`, used);
  const no = told(`No, it doesn't have ${en}.`, `No, no tiene ${es}.`, used);
  const next = (instead[name] ?? []).find((one) => flag(ground, one) === true);
  if (next === undefined) return no;
  return {
    en: `${no.en} It has ${amenityWords[next].en}.`,
    es: `${no.es} Tiene ${amenityWords[next].es}.`,
    facts: [...no.facts, fact(`amenities.${next}`, true)],
  };
}

/** The first of several that is there; "no" only where the owner has said no to each. */
const anyOf =
  (...names: (keyof typeof amenityWords)[]): Topic["answer"] =>
  (ground) => {
    const present = names.filter((name) => flag(ground, name) === true);
    if (present.length === 0 && names.some((name) => flag(ground, name) === null)) return null;
    const list = present.length ? present : names;
    const facts = list.map((name) => fact(`amenities.${name}`, present.length > 0));
    const en = list.map((name) => amenityWords[name].en).join(present.length ? " and " : " or ");
    const es = list.map((name) => amenityWords[name].es).join(present.length ? " y " : " ni ");
    return present.length
      ? told(`It has ${en}.`, `Tiene ${es}.`, ...facts)
      : told(`No, it doesn't have ${en}.`, `No, no tiene ${es}.`, ...facts);
  };

const listOf = (ground: Ground, group: string | null): Answer | null => {
  const present = amenities.filter((a) => (group === null || a.group === group) && flag(ground, a.name) === true);
  if (present.length === 0) return null;
  const en = present.map((a) => a.label.toLowerCase()).join(", ");
  const es = present
    .map((a) =>
      a.name in amenityWords
        ? amenityWords[a.name as keyof typeof amenityWords].es
        : a.name === "isFurnished"
          ? "muebles"
          : "elevador",
    )
    .join(", ");
  return told(`It has: ${en}.`, `Tiene: ${es}.`, ...present.map((a) => fact(`amenities.${a.name}`, true)));
};

const single = (Object.keys(amenityWords) as (keyof typeof amenityWords)[]).map(
  (name): Topic => ({
    key: `amenities.${name}`,
    label: { en: amenityWords[name].en, es: amenityWords[name].es },
    asked: amenityWords[name].asked,
    isYesNo: true,
    answer: (ground) => has(ground, name),
  }),
);

export const amenityTopics: Topic[] = [
  ...single,
  {
    key: "amenities.isFurnished",
    label: { en: "whether it's furnished", es: "si está amueblado" },
    asked: {
      en: [
        "furnished; unfurnished; come with a bed; bed included; is there bed; is there a|any bed",
        "murphy|real|actual|wall|sofa bed; mattress; bed and couch; couch included; furniture; furnishing; pots and pans",
      ],
      es: ["amoblada; amueblado; amueblada; muebles; amoblado; ollas; sartenes; colchon; vajilla; cama incluida"],
    },
    isYesNo: true,
    answer: (ground) => {
      const value = flag(ground, "isFurnished");
      if (value === null) return null;
      const used = fact("amenities.isFurnished", value);
      return value
        ? told("Yes, it comes furnished.", "Sí, está amueblado.", used)
        : told("No, it's unfurnished.", "No, no está amueblado.", used);
    },
  },
  {
    key: "laundry",
    label: { en: "laundry", es: "la lavandería" },
    asked: {
      en: ["laundry; do laundry; wash clothes; laundromat"],
      es: ["lavanderia; lavadero; lavar la|mi ropa; lavar ropa; lavado de ropa; lava|lavan|lavo (la|mi)? ropa"],
    },
    answer: anyOf("hasWasherDryer", "hasWasherDryerHookups", "hasSharedLaundry"),
  },
  {
    key: "heating_cooling",
    label: { en: "heating and cooling", es: "la calefacción y el aire" },
    asked: {
      en: ["heating and cooling; heat and air; heating and air; hvac; ac and heat"],
      es: ["calefaccion y aire; aire y calefaccion"],
    },
    answer: (ground) => {
      const parts = [anyOf("hasCentralAir", "hasAirConditioning")(ground), has(ground, "hasHeating")];
      const known = parts.filter((a): a is Answer => a !== null);
      return known.length < 2 ? null : joined(known);
    },
  },
  {
    key: "appliances",
    label: { en: "appliances", es: "los electrodomésticos" },
    asked: {
      en: ["appliance"],
      es: ["enseres; electrodomestico; linea blanca; aparatos"],
    },
    askedLoosely: { en: ["kitchen"], es: ["cocina"] },
    answer: (ground) => listOf(ground, "Kitchen and laundry"),
  },
  {
    key: "amenities",
    label: { en: "amenities", es: "las comodidades" },
    asked: {
      en: ["amenity; feature; perk"],
      es: ["comodidades; amenidades; servicios del edificio"],
    },
    answer: (ground) => listOf(ground, null),
  },
  unheld(
    "flooring",
    { en: "the flooring", es: "el tipo de piso" },
    {
      en: ["flooring; type of floor; kind of floor; vinyl; laminate"],
      es: ["tipo de piso"],
    },
  ),
  unheld(
    "ev_charging",
    { en: "car charging", es: "carga para autos eléctricos" },
    {
      en: ["ev; electric car; electric vehicle; charge my car; tesla; charging station; car charger"],
      es: ["carro electrico; cargador para auto; auto electrico"],
    },
  ),
];
