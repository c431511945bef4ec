import { type Topic, unheld, unheldField } from "./topic.ts";

/** Whom a renter may want to live with. */
const housemate =
  "wife|husband|partner|spouse|boyfriend|girlfriend|bf|gf|fiance|fiancee|mom|mother|dad|father|parents|son|daughter|kid|kids|children|brother|sister|cousin|aunt|uncle|niece|nephew|grandma|grandpa|grandson|granddaughter|friend|roommate|family";
const conviviente =
  "esposo|esposa|marido|pareja|novio|novia|mama|papa|padres|hijo|hija|hijos|hermano|hermana|primo|prima|tio|tia|sobrino|sobrina|abuelo|abuela|nieto|nieta|amigo|amiga|companero|companera|familia";

/** Who may live in the home, and what is allowed there. */
export const houseRuleTopics: Topic[] = [
  unheld(
    "occupancy",
    { en: "how many people may live there", es: "cuántas personas pueden vivir ahí" },
    {
      en: [
        "how many people; occupancy; max occupancy; maximum occupancy; occupancy limit; how many occupant",
        "how many person; people can live; can .. people live; could .. people live; can .. people stay",
        "number of people; too many people; too many for; too many of us",
        "people .. okay|fine|allowed|problem; of us .. okay|fine|allowed|problem",
        "okay for .. people; okay for .. of us; okay if there are .. of us; fit .. of us; fit .. people",
        `(can|could|may|would|if|does|do) (my|our|a) ${housemate} (also|still|too|and i)? (live|lives|move in|moves in|living) .. with (me|us)`,
        "take|accept|allow|house .. people|persons|adults; okay|good|fine|enough|room for (a|the|us)? couple|two|three|four|five|family",
      ],
      es: [
        `${conviviente} (tambien|se)? (puede|podria|pueden|podrian) .. (vivir|mudarse|quedarse) .. (conmigo|con nosotros); ${conviviente} viva|vivan|viviera (conmigo|con nosotros)`,
        `(puede|podria|pueden|podrian) (vivir|mudarse)? (mi|mis|un|una) ${conviviente} (vivir|mudarse)? (ahi)? (conmigo|con nosotros)`,
        "cuantas personas; maximo de personas; limite de personas; cuantos pueden vivir; demasiados",
        "esta bien para .. personas; acepta|aceptan|permiten|reciben .. personas; caben .. personas; cabemos",
        "para (una|la|dos|tres)? pareja|familia .. cabe|alcanza|bien; caben dos|tres|cuatro|cinco",
      ],
    },
  ),
  unheld(
    "smoking",
    { en: "smoking", es: "si se puede fumar" },
    {
      en: [
        "smoke; smoking; smoker; smoke .. balcony; smoking .. balcony; smoke .. porch; smoking .. porch",
        "smoke .. patio; smoking .. patio; vape; vaping; cigarette; weed; marijuana; cannabis",
      ],
      es: ["fumador; fumadores; cigarro; fumar"],
    },
  ),
  unheld(
    "guests",
    { en: "guests", es: "las visitas de huéspedes" },
    {
      en: [
        "guest; over weekends; over on weekends; over for the weekend; over on the weekend; over every weekend",
        "sleep over; stay over; stay the night; stay the weekend; spend the night; visitor; have people over",
        "have someone stay; sister visit; brother visit; mom visit; friend visit; parents visit; visits with",
        "come to visit; visiting dog; visiting cat; boyfriend stay; party; parties",
      ],
      es: ["huespedes", "huesped; invitado; fiestas"],
    },
  ),
  unheld(
    "subletting",
    { en: "subletting", es: "subarrendar" },
    {
      en: [
        "sublet; take over my lease; take over the lease; take over our lease; someone take over",
        "somebody take over; lease takeover; assign the lease; transfer the lease; transfer my lease",
        "sublease; subletting; subleasing; airbnb",
      ],
      es: ["subarrendar; subalquilar; subarriendo"],
    },
  ),
  unheld(
    "roommates",
    { en: "roommates", es: "los compañeros de vivienda" },
    {
      en: [
        "have a roommate; get a roommate; find a roommate; new roommate; my roommate move in; roommate be added",
        "roommate on the lease; allow roommate; roommates allowed; roommate okay; add a person; add .. to the lease",
        "put .. on the lease; on the lease with me; be on the lease; both on the lease; all on the lease",
        "name on the lease; added to the lease; added to my lease; share the apartment; share the place",
        "share the house; share the home; share the rent; share it with; roomie",
      ],
      es: ["companero de cuarto; companero de casa"],
    },
  ),
  unheld(
    "renters_insurance",
    { en: "renters insurance", es: "el seguro de inquilino" },
    {
      en: ["insurance"],
      es: [
        "seguro de inquilino; seguro de arrendatario; el|un|tener|pedir|piden|exigen|sacar|comprar|ocupo|necesito seguro",
      ],
    },
  ),
  unheldField(
    "alterations",
    { en: "changes to the home", es: "los cambios en la vivienda" },
    {
      en: [
        "paint; put up a; nail; change the; hang|hanging (a|the|my|our|some)? picture|art|frame|painting|mirror",
        "drill; remodel; mount; put up shelves; wallpaper",
      ],
      es: ["pintar; colgar cuadros; remodelar; taladrar; hacer cambios"],
    },
  ),
];
