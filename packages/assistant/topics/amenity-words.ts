import type { AmenityName } from "@porchlight/domain/properties/amenities.ts";
import type { Phrases } from "../reading/text/phrases.ts";

type Words = { en: string; es: string; asked: Phrases };

/** How each amenity is named and asked for; a yes is "it has {en}", a no "it doesn't have {en}". */
export const amenityWords: Record<Exclude<AmenityName, "hasElevator" | "isFurnished">, Words> = {
  hasDishwasher: {
    en: "a dishwasher",
    es: "lavavajillas",
    asked: { en: ["dishwasher; dish washer"], es: ["lavatrastes", "lavavajillas; lavaplatos"] },
  },
  hasRefrigerator: {
    en: "a refrigerator",
    es: "refrigerador",
    asked: { en: ["refrigerator"], es: ["refrigerador", "heladera; refrigeradora; nevera; frigorifico; refri"] },
  },
  hasRangeOven: {
    en: "a range and oven",
    es: "estufa y horno",
    asked: {
      en: ["oven; stove; range; cooktop; stove top; gas stove; electric stove; range and oven"],
      es: ["cocineta; hornilla; cocina a gas", "estufa; horno; cocina de gas; estufa y horno"],
    },
  },
  hasMicrowave: {
    en: "a microwave",
    es: "microondas",
    asked: { en: ["microwave; micro wave"], es: ["microondas; horno de microondas"] },
  },
  hasGarbageDisposal: {
    en: "a garbage disposal",
    es: "triturador de basura",
    asked: { en: ["garbage disposal; disposal; food disposal"], es: ["triturador; triturador de basura"] },
  },
  hasFreezer: { en: "a freezer", es: "congelador", asked: { en: ["freezer; deep freezer"], es: ["congelador"] } },
  hasStainlessSteelAppliances: {
    en: "stainless steel appliances",
    es: "electrodomésticos de acero inoxidable",
    asked: {
      en: ["stainless; stainless steel; stainless steel appliance"],
      es: ["acero inoxidable; electrodomesticos de acero inoxidable"],
    },
  },
  hasGraniteCountertops: {
    en: "granite countertops",
    es: "cubiertas de granito",
    asked: {
      en: ["granite; granite counter; granite countertop; countertop; counter top; stone counter"],
      es: ["granito; cubierta de granito; encimera de granito; barra de granito; encimera"],
    },
  },
  hasKitchenIsland: {
    en: "a kitchen island",
    es: "isla en la cocina",
    asked: { en: ["kitchen island; island in the kitchen; island"], es: ["isla en la cocina; isla de cocina; isla"] },
  },
  hasPantry: { en: "a pantry", es: "despensa", asked: { en: ["pantry"], es: ["despensa; alacena"] } },
  hasWasherDryer: {
    en: "an in-unit washer and dryer",
    es: "lavadora y secadora dentro de la vivienda",
    asked: {
      en: [
        "washer and dryer; washer dryer; washer/dryer; in unit laundry; in unit washer; laundry in unit",
        "laundry in the unit; laundry inside; washer; dryer; washing machine; own laundry",
        "in unit washer and dryer",
      ],
      es: ["lavadora; secadora; lavadora y secadora; lavadora propia"],
    },
  },
  hasWasherDryerHookups: {
    en: "washer and dryer hookups",
    es: "conexiones para lavadora y secadora",
    asked: {
      en: [
        "hookup; hook up; hook ups; hook-up; washer hookup; dryer hookup; washer and dryer hookup",
        "washer dryer hookup; laundry hookup; washer/dryer hookup; bring my own washer; laundry connection",
      ],
      es: [
        "conexion para lavadora; conexiones para lavadora; toma para lavadora; conexiones de lavadora",
        "conexiones para lavadora y secadora; conexion de lavadora",
      ],
    },
  },
  hasSharedLaundry: {
    en: "shared laundry",
    es: "lavandería compartida",
    asked: {
      en: [
        "shared laundry; laundry room; laundry on site; on site laundry; onsite laundry; common laundry",
        "coin laundry; coin operated; coin op; communal laundry; laundry facility; laundry in the building",
      ],
      es: [
        "lavanderia compartida; cuarto de lavado; lavanderia comun; lavanderia en el edificio",
        "lavadoras compartidas",
      ],
    },
  },
  hasAirConditioning: {
    en: "air conditioning",
    es: "aire acondicionado",
    asked: {
      en: ["air conditioning; air conditioner; air conditioned; air con; cooling; window unit"],
      es: ["aire acondicionado; clima; aire; minisplit"],
    },
  },
  hasCentralAir: {
    en: "central air",
    es: "aire central",
    asked: {
      en: ["central air; central ac; central cooling; central air conditioning; central a/c; central hvac"],
      es: ["aire central; aire acondicionado central; clima central"],
    },
  },
  hasHeating: {
    en: "heating",
    es: "calefacción",
    asked: {
      en: ["heat; heating; heater; furnace; central heat; central heating; radiator; what kind of heat"],
      es: ["calefactor", "calefaccion; calentador"],
    },
  },
  hasCeilingFans: {
    en: "ceiling fans",
    es: "ventiladores de techo",
    asked: {
      en: ["ceiling fan; fan"],
      es: ["ventilador", "ventiladores; ventilador de techo; ventiladores de techo; abanico de techo; abanico"],
    },
  },
  hasFireplace: {
    en: "a fireplace",
    es: "chimenea",
    asked: { en: ["fireplace; fire place; wood burning"], es: ["chimenea"] },
  },
  hasDoublePaneWindows: {
    en: "double-pane windows",
    es: "ventanas de doble vidrio",
    asked: {
      en: ["double pane; double-pane; double pane window; double glazed; dual pane; insulated window", "storm window"],
      es: ["doble vidrio; ventana de doble vidrio; doble acristalamiento; vidrio doble; doble ventana"],
    },
  },
  hasHardwoodFloors: {
    en: "hardwood floors",
    es: "pisos de madera",
    asked: {
      en: ["hardwood; hard wood; wood floor; hardwood floor; wooden floor; parquet"],
      es: ["duela", "piso de madera; suelo de madera; madera"],
    },
  },
  hasTileFloors: {
    en: "tile floors",
    es: "pisos de loseta",
    asked: {
      en: ["tile; tile floor; tiled; tiled floor; tile flooring"],
      es: ["loseta; azulejo; piso de loseta; mosaico; piso de azulejo; piso de ceramica"],
    },
  },
  hasCarpet: {
    en: "carpet",
    es: "alfombra",
    asked: { en: ["carpet; carpeted; carpeting"], es: ["moqueta", "alfombra; alfombrado"] },
  },
  hasWalkInClosets: {
    en: "walk-in closets",
    es: "vestidores",
    asked: {
      en: ["walk in closet; walk-in closet; walk in; walk-in; closet; closet space; closets"],
      es: ["vestidor; vestidores; closet vestidor; armario"],
    },
  },
  hasHighCeilings: {
    en: "high ceilings",
    es: "techos altos",
    asked: {
      en: ["high ceiling; tall ceiling; vaulted ceiling; ceiling height; vaulted; ceiling"],
      es: ["techo alto; techos altos; altura del techo; altura de los techos"],
    },
  },
  hasSkylight: {
    en: "a skylight",
    es: "tragaluz",
    asked: { en: ["skylight; sky light"], es: ["domo", "tragaluz; claraboya"] },
  },
  hasBasement: {
    en: "a basement",
    es: "sótano",
    asked: { en: ["basement; cellar; finished basement"], es: ["sotano"] },
  },
  hasAttic: { en: "an attic", es: "ático", asked: { en: ["attic; loft storage"], es: ["desvan; tapanco", "atico"] } },
  hasStorage: {
    en: "extra storage",
    es: "espacio extra de almacenamiento",
    asked: {
      en: ["storage; extra storage; storage unit; storage space; storage room; storage closet; shed", "place to store"],
      es: [
        "almacenamiento",
        "bodega; espacio de almacenamiento; trastero; cuarto de almacenamiento; espacio para guardar",
      ],
    },
  },
  hasHomeOffice: {
    en: "a home office",
    es: "oficina en casa",
    asked: {
      en: ["home office; office space; office; study room; den; room for an office; work from home space"],
      es: ["despacho", "oficina; estudio para trabajar; oficina en casa"],
    },
  },
  hasBathtub: {
    en: "a bathtub",
    es: "tina",
    asked: { en: ["bathtub; bath tub; tub; soaking tub"], es: ["tina; banera; bano con tina"] },
  },
  hasWindowCoverings: {
    en: "window coverings",
    es: "persianas o cortinas",
    asked: {
      en: ["blind; curtain; window covering; window treatment; shade; drape; shutter"],
      es: ["persiana; cortina; persianas o cortinas"],
    },
  },
  hasHighSpeedInternetWiring: {
    en: "high-speed internet wiring",
    es: "cableado para internet de alta velocidad",
    asked: {
      en: [
        "high speed internet; high-speed internet; internet wiring; fiber; fiber internet; fios; ethernet",
        "wired for internet; internet ready; internet speed; wifi speed; internet hookup; internet connection",
        "fast internet",
      ],
      es: ["fibra", "internet de alta velocidad; fibra optica; cableado; cableado para internet; alta velocidad"],
    },
  },
  hasSmartThermostat: {
    en: "a smart thermostat",
    es: "termostato inteligente",
    asked: {
      en: ["smart thermostat; nest thermostat; thermostat; nest; ecobee"],
      es: ["termostato; termostato inteligente"],
    },
  },
  hasSmartLock: {
    en: "a smart lock",
    es: "cerradura inteligente",
    asked: {
      en: ["smart lock; keyless; keyless entry; keypad lock; electronic lock; keypad; digital lock"],
      es: ["cerradura inteligente; cerradura electronica; cerradura digital; entrada sin llave"],
    },
  },
  hasSecuritySystem: {
    en: "a security system",
    es: "sistema de seguridad",
    asked: {
      en: ["security system; alarm; alarm system; security camera; burglar alarm; security alarm; home security"],
      es: ["sistema de seguridad; alarma; camaras de seguridad; camara; sistema de alarma"],
    },
  },
  hasIntercom: {
    en: "an intercom",
    es: "interfón",
    asked: {
      en: ["intercom; buzzer; buzz in; entry phone"],
      es: ["interfono", "interfon; intercomunicador; portero electronico; timbre con interfon; telefonillo"],
    },
  },
  hasVideoDoorbell: {
    en: "a video doorbell",
    es: "timbre con video",
    asked: {
      en: ["video doorbell; ring doorbell; doorbell camera; doorbell; ring camera"],
      es: ["videotimbre", "timbre con video; timbre; timbre con camara; video timbre"],
    },
  },
  hasGatedEntry: {
    en: "gated entry",
    es: "acceso controlado con portón",
    asked: {
      en: ["gated; gated community; gated entry; gate; gated access"],
      es: ["caseta", "porton; entrada con porton; acceso controlado; privada con acceso; comunidad cerrada; reja"],
    },
  },
  hasDoorman: {
    en: "a doorman",
    es: "portero",
    asked: {
      en: ["doorman; door man; concierge; front desk; lobby attendant"],
      es: ["conserje; conserjeria", "portero; recepcion; vigilante"],
    },
  },
  hasBalcony: {
    en: "a balcony",
    es: "balcón",
    asked: { en: ["balcony; balconies; juliet balcony"], es: ["balcon; terraza"] },
  },
  hasPatio: { en: "a patio", es: "patio", asked: { en: ["patio; lanai; courtyard"] } },
  hasDeck: {
    en: "a deck",
    es: "terraza de madera (deck)",
    asked: { en: ["deck; back deck; wood deck; deck outside"], es: ["terraza de madera"] },
  },
  hasPorch: {
    en: "a porch",
    es: "porche",
    asked: { en: ["porch; front porch; back porch; screened porch; portal"], es: ["porche"] },
  },
  hasGarden: {
    en: "a garden",
    es: "jardín",
    asked: { en: ["garden; gardening; grow vegetable; garden bed; garden space"], es: ["huerto", "jardin"] },
  },
  hasYard: {
    en: "a yard",
    es: "patio o jardín propio",
    asked: {
      en: ["yard; backyard; back yard; front yard; lawn; grass; outdoor space; outside space; green space"],
      es: [
        "traspatio; cesped",
        "patio trasero; jardin trasero; yarda; espacio exterior; patio o jardin; jardin propio",
      ],
    },
  },
  hasFencedYard: {
    en: "a fenced yard",
    es: "patio cercado",
    asked: {
      en: [
        "fenced; fence; fenced yard; fenced in; fenced in yard; fenced backyard; yard fenced; backyard fenced",
        "yard .. fenced; yard fenced in",
      ],
      es: ["cerco", "patio cercado; cerca; bardeado; jardin cercado; patio .. cercado; cercado; barda"],
    },
  },
  hasBarbecueArea: {
    en: "a barbecue area",
    es: "área de asador",
    asked: {
      en: ["barbecue; bbq; grill; barbecue area; grilling; bbq area; place to grill"],
      es: ["asadores; barbacoa", "asador; parrilla; area de asador; carne asada"],
    },
  },
  hasRooftopDeck: {
    en: "a rooftop deck",
    es: "terraza en la azotea",
    asked: {
      en: ["rooftop; roof deck; rooftop deck; roof top; rooftop terrace; roof terrace; roof access; roof garden"],
      es: ["azotea; terraza en la azotea"],
    },
  },
  hasWaterfront: {
    en: "a waterfront location",
    es: "ubicación frente al agua",
    asked: {
      en: [
        "waterfront; water front; on the water; lakefront; oceanfront; beachfront; riverfront; on the lake",
        "on the beach",
      ],
      es: [
        "frente al agua; frente al mar; frente al lago; frente al rio; frente a la playa; orilla del lago",
        "orilla del agua",
      ],
    },
  },
  hasView: {
    en: "a scenic view",
    es: "vista panorámica",
    asked: {
      en: [
        "a view; the view; any view; have view; view of; view from; view like; kind of view; great view",
        "scenic view; city view; water view; mountain view; nice view; good view",
      ],
      es: ["vista; vista panoramica; buena vista; vistas"],
    },
  },
  hasPool: {
    en: "a pool",
    es: "alberca",
    asked: { en: ["pool; swimming pool; swim"], es: ["alberca; piscina; nadar"] },
  },
  hasHotTub: {
    en: "a hot tub",
    es: "jacuzzi",
    asked: { en: ["hot tub; jacuzzi; spa; whirlpool; hot tubs"], es: ["hidromasaje", "tina de hidromasaje"] },
  },
  hasSauna: { en: "a sauna", es: "sauna", asked: { en: ["sauna; steam room"], es: ["bano sauna; vapor"] } },
  hasFitnessCenter: {
    en: "a fitness center",
    es: "gimnasio",
    asked: {
      en: ["gym; fitness center; fitness room; fitness; workout room; exercise room; work out; weight room"],
      es: ["gimnasio; gym en el edificio; sala de ejercicio; area de ejercicio"],
    },
  },
  hasClubhouse: {
    en: "a clubhouse",
    es: "casa club",
    asked: {
      en: ["clubhouse; club house; community room; party room; common room"],
      es: ["casa club; salon de fiestas; salon comun; salon de eventos; salon comunitario"],
    },
  },
  hasPlayground: {
    en: "a playground",
    es: "área de juegos",
    asked: {
      en: ["playground; play ground; play area; swing set"],
      es: ["area de juegos; juegos infantiles; parque infantil; patio de juegos; columpios"],
    },
  },
  hasTennisCourt: {
    en: "a tennis court",
    es: "cancha de tenis",
    asked: { en: ["tennis; tennis court; play tennis"], es: ["cancha de tenis; tenis; jugar tenis"] },
  },
  hasBikeStorage: {
    en: "bike storage",
    es: "espacio para bicicletas",
    asked: {
      en: ["bike; bicycle; bike storage; bike rack; bike room; store my bike; bike parking; store .. bike"],
      es: [
        "bicicleta; bici; guardar .. bicicleta; espacio para bicicletas; estacionamiento de bicicletas",
        "resguardo de bicicletas",
      ],
    },
  },
  hasPackageLockers: {
    en: "package lockers",
    es: "casilleros para paquetes",
    asked: {
      en: [
        "package; package locker; mail room; mailroom; parcel; amazon locker; parcel locker; package delivery",
        "package room",
      ],
      es: [
        "paqueteria; correspondencia",
        "paquete; casillero; casillero para paquetes; lockers de paquetes; entrega de paquetes",
      ],
    },
  },
};
