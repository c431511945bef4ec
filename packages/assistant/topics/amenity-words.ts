import type { AmenityName } from "@porchlight/domain/properties/amenities.ts";

type Words = { en: string; es: string; asked: string };

/** How each amenity is named and asked for; a yes is "it has {en}", a no "it doesn't have {en}". */
export const amenityWords: Record<Exclude<AmenityName, "hasElevator" | "isFurnished">, Words> = {
  hasDishwasher: {
    en: "a dishwasher",
    es: "lavavajillas",
    asked: "dishwasher; dish washer; lavavajillas; lavaplatos; lavatrastes",
  },
  hasRefrigerator: {
    en: "a refrigerator",
    es: "refrigerador",
    asked: "refrigerator; refrigerador; nevera; frigorifico; refri",
  },
  hasRangeOven: {
    en: "a range and oven",
    es: "estufa y horno",
    asked:
      "oven; stove; range; cooktop; stove top; gas stove; electric stove; range and oven; estufa; horno; cocina de gas; estufa y horno; cocineta",
  },
  hasMicrowave: {
    en: "a microwave",
    es: "microondas",
    asked: "microwave; micro wave; microondas; horno de microondas",
  },
  hasGarbageDisposal: {
    en: "a garbage disposal",
    es: "triturador de basura",
    asked: "garbage disposal; disposal; food disposal; triturador; triturador de basura",
  },
  hasFreezer: { en: "a freezer", es: "congelador", asked: "freezer; deep freezer; congelador" },
  hasStainlessSteelAppliances: {
    en: "stainless steel appliances",
    es: "electrodomésticos de acero inoxidable",
    asked:
      "stainless; stainless steel; stainless steel appliance; acero inoxidable; electrodomesticos de acero inoxidable",
  },
  hasGraniteCountertops: {
    en: "granite countertops",
    es: "cubiertas de granito",
    asked:
      "granite; granite counter; granite countertop; countertop; counter top; stone counter; granito; cubierta de granito; encimera de granito; barra de granito; encimera",
  },
  hasKitchenIsland: {
    en: "a kitchen island",
    es: "isla en la cocina",
    asked: "kitchen island; island in the kitchen; island; isla en la cocina; isla de cocina; isla",
  },
  hasPantry: { en: "a pantry", es: "despensa", asked: "pantry; despensa; alacena" },
  hasWasherDryer: {
    en: "an in-unit washer and dryer",
    es: "lavadora y secadora dentro de la vivienda",
    asked:
      "washer and dryer; washer dryer; washer/dryer; in unit laundry; in unit washer; laundry in unit; laundry in the unit; laundry inside; washer; dryer; washing machine; own laundry; in unit washer and dryer; lavadora; secadora; lavadora y secadora; lavadora propia",
  },
  hasWasherDryerHookups: {
    en: "washer and dryer hookups",
    es: "conexiones para lavadora y secadora",
    asked:
      "hookup; hook up; hook ups; hook-up; washer hookup; dryer hookup; washer and dryer hookup; washer dryer hookup; laundry hookup; washer/dryer hookup; bring my own washer; laundry connection; conexion para lavadora; conexiones para lavadora; toma para lavadora; conexiones de lavadora; conexiones para lavadora y secadora; conexion de lavadora",
  },
  hasSharedLaundry: {
    en: "shared laundry",
    es: "lavandería compartida",
    asked:
      "shared laundry; laundry room; laundry on site; on site laundry; onsite laundry; common laundry; coin laundry; coin operated; coin op; communal laundry; laundry facility; laundry in the building; lavanderia compartida; cuarto de lavado; lavanderia comun; lavanderia en el edificio; lavadoras compartidas",
  },
  hasAirConditioning: {
    en: "air conditioning",
    es: "aire acondicionado",
    asked:
      "air conditioning; air conditioner; air conditioned; air con; cooling; window unit; aire acondicionado; clima; aire",
  },
  hasCentralAir: {
    en: "central air",
    es: "aire central",
    asked:
      "central air; central ac; central cooling; central air conditioning; central a/c; central hvac; aire central; aire acondicionado central; clima central",
  },
  hasHeating: {
    en: "heating",
    es: "calefacción",
    asked:
      "heat; heating; heater; furnace; central heat; central heating; radiator; what kind of heat; calefaccion; calentador; calefactor",
  },
  hasCeilingFans: {
    en: "ceiling fans",
    es: "ventiladores de techo",
    asked:
      "ceiling fan; fan; ventilador; ventiladores; ventilador de techo; ventiladores de techo; abanico de techo; abanico",
  },
  hasFireplace: { en: "a fireplace", es: "chimenea", asked: "fireplace; fire place; wood burning; chimenea" },
  hasDoublePaneWindows: {
    en: "double-pane windows",
    es: "ventanas de doble vidrio",
    asked:
      "double pane; double-pane; double pane window; double glazed; dual pane; insulated window; storm window; doble vidrio; ventana de doble vidrio; doble acristalamiento; vidrio doble; doble ventana",
  },
  hasHardwoodFloors: {
    en: "hardwood floors",
    es: "pisos de madera",
    asked:
      "hardwood; hard wood; wood floor; hardwood floor; wooden floor; piso de madera; duela; parquet; suelo de madera; madera",
  },
  hasTileFloors: {
    en: "tile floors",
    es: "pisos de loseta",
    asked:
      "tile; tile floor; tiled; tiled floor; tile flooring; loseta; azulejo; piso de loseta; mosaico; piso de azulejo; piso de ceramica",
  },
  hasCarpet: { en: "carpet", es: "alfombra", asked: "carpet; carpeted; carpeting; alfombra; alfombrado; moqueta" },
  hasWalkInClosets: {
    en: "walk-in closets",
    es: "vestidores",
    asked:
      "walk in closet; walk-in closet; walk in; closet; closet space; vestidor; vestidores; closets; armario; closet vestidor; walk-in",
  },
  hasHighCeilings: {
    en: "high ceilings",
    es: "techos altos",
    asked:
      "high ceiling; tall ceiling; vaulted ceiling; ceiling height; vaulted; ceiling; techo alto; techos altos; altura del techo; altura de los techos",
  },
  hasSkylight: { en: "a skylight", es: "tragaluz", asked: "skylight; sky light; tragaluz; domo; claraboya" },
  hasBasement: { en: "a basement", es: "sótano", asked: "basement; cellar; finished basement; sotano" },
  hasAttic: { en: "an attic", es: "ático", asked: "attic; loft storage; atico; desvan; tapanco" },
  hasStorage: {
    en: "extra storage",
    es: "espacio extra de almacenamiento",
    asked:
      "storage; extra storage; storage unit; storage space; storage room; storage closet; shed; place to store; almacenamiento; bodega; espacio de almacenamiento; trastero; cuarto de almacenamiento; espacio para guardar",
  },
  hasHomeOffice: {
    en: "a home office",
    es: "oficina en casa",
    asked:
      "home office; office space; office; study room; den; room for an office; work from home space; oficina; estudio para trabajar; oficina en casa; despacho",
  },
  hasBathtub: {
    en: "a bathtub",
    es: "tina",
    asked: "bathtub; bath tub; tub; soaking tub; tina; banera; bano con tina",
  },
  hasWindowCoverings: {
    en: "window coverings",
    es: "persianas o cortinas",
    asked:
      "blind; curtain; window covering; window treatment; shade; drape; shutter; persiana; cortina; persianas o cortinas",
  },
  hasHighSpeedInternetWiring: {
    en: "high-speed internet wiring",
    es: "cableado para internet de alta velocidad",
    asked:
      "high speed internet; high-speed internet; internet wiring; fiber; fiber internet; fios; ethernet; wired for internet; internet ready; internet speed; wifi speed; internet hookup; internet connection; fast internet; internet de alta velocidad; fibra optica; cableado; cableado para internet; alta velocidad; fibra",
  },
  hasSmartThermostat: {
    en: "a smart thermostat",
    es: "termostato inteligente",
    asked: "smart thermostat; nest thermostat; thermostat; nest; ecobee; termostato; termostato inteligente",
  },
  hasSmartLock: {
    en: "a smart lock",
    es: "cerradura inteligente",
    asked:
      "smart lock; keyless; keyless entry; keypad lock; electronic lock; keypad; digital lock; cerradura inteligente; cerradura electronica; cerradura digital; entrada sin llave",
  },
  hasSecuritySystem: {
    en: "a security system",
    es: "sistema de seguridad",
    asked:
      "security system; alarm; alarm system; security camera; burglar alarm; security alarm; home security; sistema de seguridad; alarma; camaras de seguridad; camara; sistema de alarma",
  },
  hasIntercom: {
    en: "an intercom",
    es: "interfón",
    asked:
      "intercom; buzzer; buzz in; entry phone; interfon; intercomunicador; portero electronico; timbre con interfon; interfono; telefonillo",
  },
  hasVideoDoorbell: {
    en: "a video doorbell",
    es: "timbre con video",
    asked:
      "video doorbell; ring doorbell; doorbell camera; doorbell; ring camera; timbre con video; timbre; timbre con camara; videotimbre; video timbre",
  },
  hasGatedEntry: {
    en: "gated entry",
    es: "acceso controlado con portón",
    asked:
      "gated; gated community; gated entry; gate; gated access; porton; entrada con porton; acceso controlado; privada con acceso; comunidad cerrada; reja; caseta",
  },
  hasDoorman: {
    en: "a doorman",
    es: "portero",
    asked:
      "doorman; door man; concierge; front desk; lobby attendant; portero; conserje; recepcion; vigilante; conserjeria",
  },
  hasBalcony: { en: "a balcony", es: "balcón", asked: "balcony; balconies; balcon; terraza; juliet balcony" },
  hasPatio: { en: "a patio", es: "patio", asked: "patio; lanai; courtyard" },
  hasDeck: {
    en: "a deck",
    es: "terraza de madera (deck)",
    asked: "deck; back deck; wood deck; deck outside; terraza de madera",
  },
  hasPorch: { en: "a porch", es: "porche", asked: "porch; front porch; back porch; screened porch; porche; portal" },
  hasGarden: {
    en: "a garden",
    es: "jardín",
    asked: "garden; gardening; grow vegetable; garden bed; garden space; jardin; huerto",
  },
  hasYard: {
    en: "a yard",
    es: "patio o jardín propio",
    asked:
      "yard; backyard; back yard; front yard; lawn; grass; outdoor space; outside space; green space; patio trasero; jardin trasero; yarda; traspatio; espacio exterior; patio o jardin; jardin propio; cesped",
  },
  hasFencedYard: {
    en: "a fenced yard",
    es: "patio cercado",
    asked:
      "fenced; fence; fenced yard; fenced in; fenced in yard; fenced backyard; yard fenced; backyard fenced; yard .. fenced; yard fenced in; patio cercado; cerca; bardeado; jardin cercado; patio .. cercado; cercado; barda; cerco",
  },
  hasBarbecueArea: {
    en: "a barbecue area",
    es: "área de asador",
    asked:
      "barbecue; bbq; grill; barbecue area; grilling; bbq area; place to grill; asador; parrilla; area de asador; asadores; carne asada; barbacoa",
  },
  hasRooftopDeck: {
    en: "a rooftop deck",
    es: "terraza en la azotea",
    asked:
      "rooftop; roof deck; rooftop deck; roof top; rooftop terrace; roof terrace; roof access; azotea; terraza en la azotea; roof garden",
  },
  hasWaterfront: {
    en: "a waterfront location",
    es: "ubicación frente al agua",
    asked:
      "waterfront; water front; on the water; lakefront; oceanfront; beachfront; riverfront; on the lake; on the beach; frente al agua; frente al mar; frente al lago; frente al rio; frente a la playa; orilla del lago; orilla del agua",
  },
  hasView: {
    en: "a scenic view",
    es: "vista panorámica",
    asked:
      "a view; the view; any view; have view; view of; view from; view like; kind of view; great view; scenic view; city view; water view; mountain view; nice view; good view; vista; vista panoramica; buena vista; vistas",
  },
  hasPool: { en: "a pool", es: "alberca", asked: "pool; swimming pool; swim; alberca; piscina; nadar" },
  hasHotTub: {
    en: "a hot tub",
    es: "jacuzzi",
    asked: "hot tub; jacuzzi; spa; whirlpool; hot tubs; tina de hidromasaje; hidromasaje",
  },
  hasSauna: { en: "a sauna", es: "sauna", asked: "sauna; steam room; bano sauna; vapor" },
  hasFitnessCenter: {
    en: "a fitness center",
    es: "gimnasio",
    asked:
      "gym; fitness center; fitness room; fitness; workout room; exercise room; work out; weight room; gimnasio; gym en el edificio; sala de ejercicio; area de ejercicio",
  },
  hasClubhouse: {
    en: "a clubhouse",
    es: "casa club",
    asked:
      "clubhouse; club house; community room; party room; common room; casa club; salon de fiestas; salon comun; salon de eventos; salon comunitario",
  },
  hasPlayground: {
    en: "a playground",
    es: "área de juegos",
    asked:
      "playground; play ground; play area; swing set; area de juegos; juegos infantiles; parque infantil; patio de juegos; columpios",
  },
  hasTennisCourt: {
    en: "a tennis court",
    es: "cancha de tenis",
    asked: "tennis; tennis court; play tennis; cancha de tenis; tenis; jugar tenis",
  },
  hasBikeStorage: {
    en: "bike storage",
    es: "espacio para bicicletas",
    asked:
      "bike; bicycle; bike storage; bike rack; bike room; store my bike; bike parking; store .. bike; bicicleta; bici; guardar .. bicicleta; espacio para bicicletas; estacionamiento de bicicletas; resguardo de bicicletas",
  },
  hasPackageLockers: {
    en: "package lockers",
    es: "casilleros para paquetes",
    asked:
      "package; package locker; mail room; mailroom; parcel; amazon locker; parcel locker; package delivery; package room; paquete; casillero; casillero para paquetes; paqueteria; correspondencia; lockers de paquetes; entrega de paquetes",
  },
};
