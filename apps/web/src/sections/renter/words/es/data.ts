import type { RenterWords } from "../words.ts";

/** The words about what a renter downloads and erases of theirs, in US Spanish. */
export const data: RenterWords["data"] = {
  title: "Sus datos",
  text: "Todo lo que usted nos dio y todo lo que guardamos sobre usted.",
  download: "Descargar mis datos",
  downloadHint: "Un archivo ZIP con sus respuestas, archivos, mensajes y pagos.",
  downloaded: "Su descarga está lista.",
  erase: "Borrar mis datos",
  eraseHint: "Borra sus datos y cierra su cuenta.",
  eraseTitle: "¿Borrar sus datos y su cuenta?",
  endsTitle: "Qué termina ahora",
  openApplications: (count) =>
    count === 1 ? "Se retira su solicitud abierta." : `Se retiran sus ${count} solicitudes abiertas.`,
  household: "Un hogar con el que ya envió la solicitud no puede seguir sin usted, así que también se retira.",
  showings: (count) => (count === 1 ? "Se cancela su próxima visita." : `Se cancelan sus ${count} próximas visitas.`),
  nothingOpen: "No tiene solicitudes abiertas ni visitas pendientes.",
  goesTitle: "Qué se borra",
  goes: [
    "Su nombre, correo electrónico y teléfono, y su cuenta",
    "Sus conversaciones con propietarios y con Piper",
    "Sus respuestas, sus archivos y lo que aceptó para la evaluación",
    "Su nombre y correo en los pagos, y las copias de correos y mensajes de texto",
  ],
  staysTitle: "Qué tenemos que conservar",
  verdicts: (day) =>
    `La decisión del propietario, con los criterios y datos en que se basó y los avisos que usted recibió, hasta el ${day}. La decisión no lleva su nombre. El aviso se conserva tal como se envió.`,
  payments: "El monto y la fecha de lo que pagó, sin su nombre ni su correo, para nuestra contabilidad.",
  optOut: "Su número de teléfono, si nos pidió no enviarle más mensajes de texto.",
  others: "Lo que escribieron otras personas de su hogar es de ellas y se conserva.",
  received: "Los correos y las citas de calendario que un propietario ya recibió se quedan con él.",
  final: "Esto no se puede deshacer.",
  sendCode: "Enviarme un código",
  keep: "Conservar mis datos",
  codeSent: (email) => `Enviamos un código a ${email}. Es válido por 10 minutos.`,
  code: "Código",
  codeNeeded: "Escriba los 6 dígitos del correo",
  again: "Enviar un código nuevo",
  confirm: "Borrar todo",
  doneTitle: "Estamos borrando sus datos",
  doneText: "Cerramos su sesión y su cuenta. En unos minutos se habrá borrado todo.",
  doneNext: "Si vuelve a escribirle a un propietario, empezará como una persona nueva.",
};
