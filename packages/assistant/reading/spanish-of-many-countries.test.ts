import { describe, expect, it } from "vitest";
import { hear } from "./testing.ts";

describe("Spanish as it is spoken in many countries", () => {
  it.each([
    ["¿de cuánto es el arriendo?", "rent"],
    ["¿las expensas van aparte?", "utilities"],
    ["y los gastos comunes, ¿los pago yo?", "utilities"],
    ["¿cuánto es la garantía?", "deposit"],
    ["¿cuánto piden de enganche?", "deposit"],
    ["¿cuánto hay que dar de entrada?", "move_in_cost"],
    ["¿cuánto ocupo para meterme?", "move_in_cost"],
    ["¿dónde postulo?", "application_provider"],
    ["¿la solicitud se llena en línea?", "application_provider"],
    ["¿cuánto cuesta postular?", "application_fee"],
    ["¿cuántos metros tiene?", "square_feet"],
    ["¿cuántas piezas son?", "bedrooms"],
    ["¿el lavadero es compartido?", "laundry"],
    ["¿dónde lavan la ropa?", "laundry"],
    ["¿trae heladera?", "amenities.hasRefrigerator"],
    ["¿hay parqueadero?", "parking"],
    ["¿cuánto es el recargo si pago tarde?", "payment.late"],
  ])("%j asks of %s", (text, topic) => expect(hear(text, { introduced: true }).topics).toContain(topic));

  it.each(["quiero arrendar ahí", "mi prima viene conmigo", "ando buscando alquilar para octubre"])(
    "asks of no price: %j",
    (text) => expect(hear(text, { introduced: true }).topics).toEqual([]),
  );
});

describe("A bed, and a fee for paying late", () => {
  it.each([
    ["is there a bed or is it empty", "amenities.isFurnished"],
    ["is it a wall bed", "amenities.isFurnished"],
    ["how many beds does it have", "bedrooms"],
    ["what is the late charge", "payment.late"],
    ["when is rent due", "payment"],
  ])("%j asks of %s", (text, topic) => expect(hear(text, { introduced: true }).topics).toContain(topic));
});
