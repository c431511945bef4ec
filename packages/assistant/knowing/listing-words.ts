/*
 * What owners write in short on their homes, in English and in Spanish: the things, and what is said after them.
 * One row: English in lower case and in the singular and plural that are in use, then Spanish.
 */

const rows = (...lists: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lists
      .flatMap((list) => list.split("; "))
      .flatMap((row) => {
        const [english = "", spanish = ""] = row.split(" = ");
        return english.split(" | ").map((one): [string, string] => [one, spanish]);
      }),
  );

/** Things of a home and its terms. */
export const thingsInSpanish = rows(
  "heat | heating = calefacción; hot water = agua caliente; water = agua; sewer | sewage = drenaje; gas = gas",
  "trash | garbage | trash pickup = basura; electricity | electric | power = electricidad; utilities = servicios",
  "all utilities = todos los servicios; all other utilities = todos los demás servicios; internet = internet",
  "wi-fi | wifi = wifi; cable | cable tv = cable; snow removal = retiro de nieve; lawn care = cuidado del jardín",
  "parking = estacionamiento; street parking = estacionamiento en la calle; driveway = entrada de autos",
  "driveway parking = estacionamiento en la entrada; off-street parking = estacionamiento fuera de la calle",
  "garage | attached garage = cochera; carport = cochera techada sin paredes; parking lot = estacionamiento común",
  "spot | space | parking spot | parking space = lugar de estacionamiento; guest parking = estacionamiento de visitas",
  "assigned spot | assigned space = lugar asignado; assigned parking = estacionamiento asignado",
  "city permit = permiso de la ciudad; permit = permiso; permit parking = estacionamiento con permiso",
  "laundry = lavandería; laundry room = cuarto de lavado; shared laundry = lavandería compartida",
  "shared laundry room = cuarto de lavado compartido; coin laundry = lavandería de monedas",
  "coin machines = lavadoras y secadoras de monedas; hookups = conexiones para lavadora y secadora",
  "washer/dryer = lavadora y secadora; washer = lavadora; dryer = secadora; dishwasher = lavaplatos",
  "washer and dryer hookups | washer/dryer hookups = conexiones para lavadora y secadora",
  "bring your own machines = traiga sus propias máquinas; refrigerator | fridge = refrigerador; oven = horno",
  "stove | range = estufa; microwave = microondas; garbage disposal | disposal = triturador de basura",
  "baseboard heat = calefacción de zócalo; forced air = aire forzado; freezer = congelador; fireplace = chimenea; radiators = radiadores; furnace = calefactor",
  "central air = aire acondicionado central; central heat = calefacción central; heat pump = bomba de calor",
  "central heat and air | central heating and air = calefacción y aire acondicionado centrales",
  "air conditioning | ac | a/c = aire acondicionado; window units = aires de ventana; yard = patio; garden = jardín",
  "window units allowed = se permiten aires de ventana; fenced yard | fenced backyard = patio cercado",
  "shared yard = patio compartido; balcony = balcón; patio = terraza; deck = terraza de madera; porch = porche",
  "storage = espacio de almacenamiento; gym = gimnasio; pool = alberca; elevator = elevador; stairs = escaleras",
  "ramp = rampa; steps = escalones; step-free = sin escalones; one step = un escalón; door = puerta",
  "first floor | ground floor = primer piso; second floor = segundo piso; third floor = tercer piso",
  "fourth floor = cuarto piso; top floor = último piso; walk-up = solo por escaleras",
  "there is an elevator = hay elevador; one story = una planta; two stories = dos plantas",
  "pet | pets = mascotas; cat = gato; cats = gatos; dog = perro; dogs = perros; small dogs = perros pequeños",
  "large dogs = perros grandes; small pets = mascotas pequeñas; people = personas; other pets = otras mascotas",
  "pet rent = renta por mascota; pet deposit = depósito por mascota; pet fee = cargo por mascota; deposit = depósito",
  "security deposit = depósito de garantía; application fee = costo de la solicitud; rent = renta; fee = cargo",
  "first month | first month's rent = el primer mes de renta; last month | last month's rent = el último mes de renta",
  "month = mes; months = meses; year = año; years = años; month to month | month-to-month = mes a mes; lease = contrato",
  "online = en línea; in person = en persona; self-guided = por su cuenta; tours | showings = visitas",
  "in person or self-guided = en persona o por su cuenta; self-guided tours = visitas por su cuenta; video = video",
  "credit = crédito; eviction | evictions = desalojos; criminal | criminal background = antecedentes penales",
  "background = antecedentes; income = ingresos; household income = ingreso del hogar; smoking = fumar",
  "housing choice vouchers | vouchers | section 8 vouchers = vales de vivienda; section 8 = sección 8",
  "one-time code = código de un solo uso; outside only = solo afuera; the owner = el propietario; the deposit = el depósito",
);

/** What stands after a thing. */
export const afterThings = rows(
  "in the unit | in unit | in-unit = dentro de la vivienda; in the basement = en el sótano; on site = en la propiedad",
  "in the building = en el edificio; in the lot = en el estacionamiento común; on every floor = en cada piso",
  "in the home | in the house = en la vivienda; at the door = en la puerta; inside = adentro; outside = afuera",
  "in the back = atrás; on the street = en la calle; before the keys = antes de recibir las llaves",
  "after the showing = después de la visita; after a showing = después de la visita; before taxes = antes de impuestos",
  "after an id check = después de verificar su identidad; with the owner = con el propietario",
  "a month | per month | monthly = al mes; a year = al año; each = por cada una; per pet = por mascota",
  "per adult | for each adult = por adulto; per person = por persona; for every adult = de cada adulto",
  "for two cars = para dos carros; for one car = para un carro; for three cars = para tres carros",
  "one time | one-time = una sola vez; nonrefundable | non-refundable = no reembolsable; refundable = reembolsable",
);

export const numbersInSpanish = rows("one = un; two = dos; three = tres; four = cuatro; five = cinco; six = seis");
