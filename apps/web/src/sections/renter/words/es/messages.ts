import { spanishFormMessages } from "@porchlight/contract/form-messages.ts";

/** The messages of the server and the contract at fields and missing parts, in US Spanish by their English. */
const messages: Readonly<Partial<Record<string, string>>> = {
  ...spanishFormMessages,
  "Minimum value is 0": "El valor mínimo es 0",
  "Date cannot be in the future": "La fecha no puede ser futura",
  "Please choose an answer": "Elija una respuesta",
  "Please choose a role": "Elija cómo participa",
  "Please enter the person's first and last name": "Escriba el nombre y el apellido de la persona",
  "Email is required": "Falta el correo electrónico",
  "Please confirm that your answers are true": "Confirme que sus respuestas son verdaderas",
  "Phone number is required": "Falta el teléfono",
  "Tell the owner a little about yourself": "Cuéntele al propietario un poco sobre usted",
  "Move-in date is required": "Falta la fecha de entrada",
  "Choose today or a later date": "Elija hoy o una fecha posterior",
  "Please enter a number, 0 if none": "Escriba un número, 0 si no hay",
  "Enter how many pets you have": "Escriba cuántas mascotas tiene",
  "Add a photo of your ID": "Agregue una foto de su identificación",
  "Add a proof of income": "Agregue un comprobante de ingresos",
  "Complete the screening step": "Complete la parte de la evaluación",
  "Add your own report": "Agregue su propio informe",
  "Name the company that made your report": "Diga qué empresa hizo su informe",
  "Enter the date of your report": "Escriba la fecha de su informe",
  "Report date is required": "Falta la fecha del informe",
  "Enter a phone number or an address": "Escriba un teléfono o una dirección",
  "Add where you live now": "Agregue dónde vive ahora",
  "Address is required": "Falta la dirección",
  "This is before the move-in date": "Es anterior a la fecha de entrada",
  "Move-out date is required": "Falta la fecha de salida",
  "Add a job or another income, or tell the owner how you'll pay the rent":
    "Agregue un empleo u otro ingreso, o dígale al propietario cómo pagará la renta",
  "Company name is required": "Falta el nombre de la empresa",
  "Job title is required": "Falta el puesto",
  "Start date is required": "Falta la fecha de inicio",
  "This is before the start date": "Es anterior a la fecha de inicio",
  "Income is required": "Falta el ingreso",
  "Source is required": "Falta la fuente",
  "Amount is required": "Falta el monto",
  "Add a reference": "Agregue una referencia",
  "Relationship is required": "Falta de dónde se conocen",
  "Enter a phone number or an email": "Escriba un teléfono o un correo electrónico",
  "Age must be between 18 and 125": "La edad debe estar entre 18 y 125 años",
  "Please agree to the reports to continue": "Autorice los informes para continuar",
  "Social Security number is required": "Falta el número de Seguro Social",
  "Please enter 9 digits": "Escriba 9 dígitos",
  "Social Security numbers do not match": "Los números de Seguro Social no coinciden",
  "Please check what you entered": "Revise lo que escribió",
  "Street is required": "Falta la calle",
  "City is required": "Falta la ciudad",
  "State is required": "Falta el estado",
  "ZIP code is required": "Falta el código postal",
  "Please enter a valid ZIP code": "Escriba un código postal válido",
};

/** The messages that carry a figure. */
const withFigure: readonly [pattern: RegExp, words: (figure: string) => string][] = [
  [/^Maximum value is (\d+)$/, (most) => `El valor máximo es ${Number(most).toLocaleString("es-US")}`],
  [/^Maximum (\d+) characters$/, (most) => `Máximo ${Number(most).toLocaleString("es-US")} caracteres`],
  [/^You can add up to (\d+)$/, (most) => `Puede agregar hasta ${most}`],
  [
    /^Your report must be from the last (\d+) days\. Add a newer one, or get screened instead\.$/,
    (days) =>
      `Su informe debe ser de los últimos ${days} días. Agregue uno más reciente o elija la evaluación de esta solicitud.`,
  ],
];

/** Returns a message in Spanish; one that nobody translated stays as it is. */
export function spanishMessage(message: string): string {
  const known = messages[message];
  if (known) return known;
  for (const [pattern, words] of withFigure) {
    const figure = pattern.exec(message)?.[1];
    if (figure) return words(figure);
  }
  return message;
}
