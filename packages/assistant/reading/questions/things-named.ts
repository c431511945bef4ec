import { keeping } from "../text/kept.ts";
import { stem } from "../text/normal.ts";
import { contentOf } from "./words-of-meaning.ts";

/*
 * What of a home and around it words speak of, whichever word they use: "who shovels" and "snow removal" name one thing.
 */

/** A thing with the words that name it, its kinds and what is done with it, in both languages, in the normal form. */
const things: Record<string, string> = {
  roof: "roof roofing shingle techo tejado",
  snow: "snow shovel shoveling shoveled plow plowing ice icy salt nieve palear",
  yard: "yard lawn grass mow mowing landscaping landscaper hedge weed weeding rake raking gardener jardin jardinero pasto cesped zacate podar",
  transit:
    "bus buses transit train rail subway metro tram streetcar trolley commute route autobus autobuses camion tren parada tranvia ruta",
  school: "school elementary escuela primaria colegio",
  shops: "grocery groceries supermarket supermercado abarrotes",
  park: "trail parque sendero",
  bakery: "bakery bread bake baking panaderia pan",
  restaurant: "restaurant cafe bar diner pub restaurante cafeteria",
  play: "playground swing slide kid child children toddler play playing nino nina jugar juego",
  pool: "pool swim swimming alberca piscina nadar",
  gym: "gym fitness workout gimnasio ejercicio",
  laundry:
    "laundry laundromat washer dryer wash washing clothes washed lavanderia lavadora secadora lavar lava lavada ropa",
  cooking:
    "cook cooking range stove oven cooktop burner kitchen cocinar cocina estufa horno hornilla parrilla quemador",
  heat: "heat heating heater radiator furnace boiler calefaccion radiador calentador calenton",
  cooling: "cooling ac conditioner conditioning evaporative swamp aire minisplit",
  water: "water agua",
  bicycle: "bike bicycle bici bicicleta",
  storage: "storage locker cage shed bodega almacen trastero",
  opener: "opener remote clicker control",
  garage: "garage carport garaje cochera",
  guests: "guest visitor invitado huesped",
  stairs: "stair step flight staircase escalera escalon escalones gradas",
  floors: "hardwood carpet carpeting tile flooring laminate vinyl alfombra azulejo duela",
  windows: "window ventana",
  closet: "closet wardrobe armario",
  balcony: "balcony terrace deck patio porch balcon terraza porche",
  fence: "fence fenced barda cercado bardeado",
  trash: "trash garbage dumpster recycling bin basura reciclaje",
  internet: "internet wifi fiber broadband cable fibra",
  smoke: "smoke smoking fumar",
  mail: "mail mailbox package parcel delivery paquete correo buzon",
  view: "view skyline vista",
  light: "sunny sunlight sunlit bright soleado luminoso",
  renovation: "renovated remodeled renovation remodel updated upgraded renovado remodelado",
  solar: "solar panel",
  dishwasher: "dishwasher lavavajillas lavaplatos",
  fireplace: "fireplace chimenea",
  association: "hoa association asociacion",
  insurance: "insurance seguro",
  charger: "ev charger charging cargador",
  basement: "basement cellar sotano",
  attic: "attic atico",
};

const thingsOf = new Map<string, string[]>();
for (const [thing, words] of Object.entries(things))
  for (const word of words.split(" ")) {
    const known = thingsOf.get(stem(word)) ?? [];
    thingsOf.set(stem(word), [...new Set([...known, thing])]);
  }

/** The things that one stemmed word names. */
export const thingsNamedBy = (word: string): readonly string[] => thingsOf.get(word) ?? [];

/** The things that words of meaning name. */
export const thingsAmong = (content: readonly string[]): ReadonlySet<string> => new Set(content.flatMap(thingsNamedBy));

/** The things that a text in the normal form names. */
export const thingsIn = keeping((normalText) => thingsAmong(contentOf(normalText)));
