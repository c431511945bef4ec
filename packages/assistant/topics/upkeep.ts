import { type Topic, unheld, unheldField } from "./topic.ts";

/** Repairs, water and what else keeps the home going. */
export const upkeepTopics: Topic[] = [
  unheldField(
    "upkeep",
    { en: "upkeep and repairs", es: "el mantenimiento y las reparaciones" },
    {
      en: [
        "who do i call if; who do i call when; who do we call; something break; who handles repair; who does repair",
        "who does the repair; who fixes; who do i contact if; who takes care of repair; who pays for repair",
        "how are repair; maintenance guy; maintenance person; maintenance team; maintenance staff",
        "maintenance on site; on site maintenance; onsite maintenance; handyman; super on site; gardener; gardening",
        "mow; mow the lawn; mowing; cut the grass; cut the lawn; grass cutting; lawn care; lawn service; yard work",
        "yard care; landscaping; landscaper; snow removal; snow plow; shovel; rake; raking; leaf blower",
      ],
      es: [
        "a quien llamo si; quien arregla; reparaciones; cortar el pasto; cortar el zacate; cuidado del jardin",
        "cuidar el jardin; jardinero; nieve",
      ],
    },
  ),
  unheld(
    "pests",
    { en: "pests", es: "las plagas" },
    {
      en: ["bug; roach; cockroach; mice; rat; bed bug; bedbug; termite; pest; ant"],
      es: ["raton; chinche; plaga", "cucaracha; fumigan; fumigacion"],
    },
  ),
  unheld(
    "hot_water",
    { en: "the hot water", es: "el agua caliente" },
    {
      en: ["hot water; water heater; water pressure; tankless; boiler"],
      es: ["agua caliente; calentador de agua; presion del agua; boiler de gas"],
    },
  ),
  unheld(
    "water_quality",
    { en: "the water", es: "el agua" },
    { en: ["well water; water softener; tap water; city water; septic"], es: ["suavizador", "agua de pozo"] },
  ),
  unheld(
    "utility_providers",
    { en: "who supplies the utilities", es: "qué compañía da los servicios" },
    {
      en: [
        "electric company; electricity company; gas company; power company; utility company; water company",
        "internet provider; internet company; electric provider; power provider; gas provider",
        "utility provider; which provider; what provider",
      ],
      es: ["compania de luz; compania de gas; compania de internet"],
    },
  ),
];
