import type { AccountWords } from "./en.ts";
import { spanishMessage } from "./messages-es.ts";

/** The words of the account pages that renters see, in US Spanish. */
export const spanish: AccountWords = {
  close: "Cerrar",
  or: "o",
  withGoogle: "Continuar con Google",
  logIn: "Iniciar sesión",
  email: "Correo electrónico",
  password: "Contraseña",
  showPassword: "Mostrar la contraseña",
  needs: "Su contraseña necesita",
  needsLabels: {
    length: "Al menos 8 caracteres",
    uppercase: "Una letra mayúscula",
    lowercase: "Una letra minúscula",
    number: "Un número",
    symbol: "Un símbolo",
  },
  met: ", cumplido",
  notMet: ", aún no se cumple",
  incomplete: "Este enlace está incompleto. Pida uno nuevo.",
  signIn: {
    title: "Inicie sesión como inquilino",
    sub: "Vea sus visitas y solicitudes.",
    forgot: "¿Olvidó su contraseña?",
  },
  reset: {
    title: "Cambie su contraseña",
    sub: "Le enviaremos por correo un enlace para elegir una nueva.",
    submit: "Enviar el enlace",
    sentTitle: "Revise su correo electrónico",
    sentTo: "Enviamos un enlace para cambiar la contraseña a",
    back: "Volver a iniciar sesión",
  },
  newPassword: {
    title: "Elija una contraseña nueva",
    sub: "Se cerrará su sesión en otros dispositivos.",
    again: "Confirme la contraseña",
    submit: "Guardar la contraseña",
    newLink: "Enviar un enlace nuevo",
    done: "Su contraseña se cambió",
  },
  activation: {
    title: "Active su cuenta",
    sub: "Elija una contraseña para seguir sus visitas y solicitudes.",
    name: "Nombre completo (opcional)",
    phone: "Teléfono (opcional)",
    submit: "Activar la cuenta",
    emailCode: "Enviarme un código",
    already: "¿Su cuenta ya está activa?",
    yourEmail: "Su correo electrónico",
    code: "Código",
    codeHint: "Escriba el código de 6 dígitos que le enviamos por correo.",
  },
  atField: (message) => spanishMessage(message) ?? "Revise esta respuesta",
  failure: (message) => spanishMessage(message) ?? "Algo salió mal. Vuelva a intentarlo más tarde.",
};
