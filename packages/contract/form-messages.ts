import type { linkMessage } from "@porchlight/domain/kernel/links.ts";
import type { phoneMessage } from "@porchlight/domain/kernel/phones.ts";
import type { onlyNumbers } from "./nested-records.ts";

// The types alone: what checks a field must not come along with its words.

/** The messages at the fields of a renter's forms about a home and a showing. */
export const formMessages = {
  name: "Full name is required",
  link: "Links aren't allowed here. If it isn't a link, add a space after the period." satisfies typeof linkMessage,
  email: "Please enter a valid email address",
  phone: "Please enter a valid US phone number" satisfies typeof phoneMessage,
  contact: "Please leave an email or a phone number",
  noDate: "Please choose a date",
  wrongDate: "Please enter a valid date",
  time: "Please choose a time",
  numbers: "Only numbers are allowed" satisfies typeof onlyNumbers,
  pets: "Enter the number of pets",
  message: "Write a message first",
  code: "Invalid Code",
} as const;

/** These messages in US Spanish; one without its Spanish does not compile. */
const spanish: Record<(typeof formMessages)[keyof typeof formMessages], string> = {
  "Full name is required": "Falta el nombre completo",
  "Links aren't allowed here. If it isn't a link, add a space after the period.":
    "Aquí no se permiten enlaces. Si no es un enlace, deje un espacio después del punto.",
  "Please enter a valid email address": "Escriba un correo electrónico válido",
  "Please enter a valid US phone number": "Escriba un número de teléfono válido de EE. UU.",
  "Please leave an email or a phone number": "Deje un correo electrónico o un teléfono",
  "Please choose a date": "Elija una fecha",
  "Please enter a valid date": "Escriba una fecha válida",
  "Please choose a time": "Elija un horario",
  "Only numbers are allowed": "Solo se permiten números",
  "Enter the number of pets": "Escriba cuántas mascotas tiene",
  "Write a message first": "Escriba primero un mensaje",
  "Invalid Code": "El código no es válido",
};

/** The same by any message. */
export const spanishFormMessages: Readonly<Partial<Record<string, string>>> = spanish;
