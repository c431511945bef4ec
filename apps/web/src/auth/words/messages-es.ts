import type { Speech } from "./context.ts";

/** What the contract and the server say on the account pages of renters, in US Spanish by its English. */
const messages: Readonly<Partial<Record<string, string>>> = {
  // As on a renter's other pages, whose table would bring their scripts along.
  "Please enter a valid email address": "Escriba un correo electrónico válido",
  "Please enter a valid US phone number": "Escriba un número de teléfono válido de EE. UU.",
  "Invalid Code": "El código no es válido",
  "Email is required": "Falta el correo electrónico",
  "Password is required": "Falta la contraseña",
  "Please choose a stronger password": "Elija una contraseña más segura",
  "Password does not match": "Las contraseñas no coinciden",
  "Please enter your full name (first and last name)": "Escriba su nombre completo (nombre y apellido)",
  "Code is required": "Falta el código",
  "Invalid email or password": "El correo o la contraseña no es correcto",
  "Your account is not active. Try to sign up again":
    "Su cuenta no está activa. Use el enlace del correo de invitación para activarla",
  "This account signs in with Google or a one-time code.": "Esta cuenta inicia sesión con Google.",
  "This account is already active. Please sign in.": "Esta cuenta ya está activa. Inicie sesión.",
  "This activation link has expired.": "Este enlace de activación ya venció.",
  "This email belongs to an owner account. Enter another email to apply with.":
    "Este correo es de una cuenta de propietario. Escriba otro correo para su solicitud.",
  "User already exists. Please attempt to log in using this email.":
    "Ya hay una cuenta con este correo. Inicie sesión con él.",
  "This link is no longer valid. Please request a new one.": "Este enlace ya no es válido. Pida uno nuevo.",
  "This code is no longer valid. Please request a new one.": "Este código ya no es válido. Pida uno nuevo.",
  "Google sign-in failed. Please try again.": "No se pudo iniciar sesión con Google. Vuelva a intentarlo.",
  "Google sign-in is not available right now. Please try again later.":
    "Google no está disponible en este momento. Vuelva a intentarlo más tarde.",
  "No account found. Please sign up first.":
    "No encontramos una cuenta. Actívela primero con el enlace del correo de invitación.",
  "Too many attempts. Please try again later.": "Demasiados intentos. Vuelva a intentarlo más tarde.",
  "Too many requests. Please try again later.": "Demasiados intentos. Espere un momento y vuelva a intentarlo.",
};

/** The messages that carry a figure or an address. */
const withDetail: readonly [pattern: RegExp, words: (detail: string) => string][] = [
  [/^Maximum (\d+) characters$/, (most) => `Máximo ${most} caracteres`],
  [
    /^This email belongs to an owner account\. Please sign in at (\S+)\.$/,
    (host) => `Este correo es de una cuenta de propietario. Inicie sesión en ${host}.`,
  ],
  [
    /^This account has a different role\. Please reset your password at (\S+)\.$/,
    (address) => `Esta cuenta es de otro tipo. Cambie su contraseña en ${address}.`,
  ],
];

/** Returns a message in Spanish; null for one that nobody translated. */
export function spanishMessage(message: string): string | null {
  const known = messages[message];
  if (known) return known;
  for (const [pattern, words] of withDetail) {
    const detail = pattern.exec(message)?.[1];
    if (detail) return words(detail);
  }
  return null;
}

/** What others say in English, in Spanish; never English. */
export const spanishSpeech: Speech = {
  atField: (message) => spanishMessage(message) ?? "Revise esta respuesta",
  failure: (message) => spanishMessage(message) ?? "Algo salió mal. Vuelva a intentarlo más tarde.",
};
