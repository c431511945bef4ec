import { describe, expect, it } from "vitest";
import { inSpanish } from "./owners-words-in-spanish.ts";

describe("what the owner wrote, in Spanish", () => {
  it.each([
    ["Water, trash and internet are included.", "Incluye agua, basura e internet."],
    ["You pay gas and electric. Owner pays water.", "Usted paga gas y electricidad. El propietario paga agua."],
    ["Off-street parking for two cars", "Estacionamiento fuera de la calle para dos carros."],
    ["One dog or two cats up to 40 lbs", "Un perro o dos gatos de hasta 40 libras."],
    [
      "$50 pet rent a month, $250 pet deposit, refundable",
      "$50 de renta por mascota al mes, $250 de depósito por mascota, reembolsable.",
    ],
    ["No pets allowed", "No se aceptan mascotas."],
    ["No smoking in the home.", "No se permite fumar en la vivienda."],
    ["Electric range, dishwasher and microwave", "Estufa eléctrica, lavaplatos y microondas."],
    ["Top floor, no elevator.", "Último piso, sin elevador."],
    ["12 months, then month-to-month", "12 meses, luego mes a mes."],
    ["680 or above", "680 o más."],
    [
      "Credit, eviction and background checks for every adult",
      "Revisión de crédito, desalojos y antecedentes de cada adulto.",
    ],
    ["Garage: $75 a month", "Cochera $75 al mes."],
  ])("%s", (written, spanish) => {
    expect(inSpanish(written)).toBe(spanish);
  });

  it.each(["the cat, the dog, and ", "no pets only ", "heat and gas or "])(
    "comes to an end however often its words repeat: %j",
    (words) => expect(inSpanish(`${words.repeat(20).slice(0, 190)} vestibule`)).toBeNull(),
  );

  it.each([
    "Ask me when you come, we can work something out.",
    "Water is not included.",
    "No utilities are included except water.",
    "Tenant pays no utilities.",
    "Dogs only if they are trained.",
    "",
  ])("is left as it is with any other word: %s", (written) => {
    expect(inSpanish(written)).toBeNull();
  });
});
