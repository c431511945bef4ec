/** What the server refuses on the renter's pages, in US Spanish by the refusal's code. */
export const spanishRefusals: Readonly<Record<string, string>> = {
  "application.withdrawn": "Esta solicitud fue retirada.",
  "application.home-gone": "Esta vivienda ya no recibe solicitudes.",
  "application.read-only": "Esta solicitud ya se envió y no se puede cambiar.",
  "application.move-not-allowed": "La solicitud no se puede cambiar en su estado actual.",
  "application.changed-elsewhere": "Esto se cambió en otro dispositivo. Revíselo y vuelva a intentarlo.",
  "application.incomplete": "Complete todas las partes antes de enviar.",
  "application.too-many-people": "La solicitud ya tiene el máximo de personas.",
  "application.already-invited": "Ya invitó a alguien con este correo electrónico.",
  "application.person-paid":
    "Los informes de esta persona ya están pagados o pedidos, por lo que no la puede quitar ni reemplazar.",
  "document.too-many": "Ya subió el máximo de archivos.",
  "document.wrong-kind": "Solo se permiten imágenes y archivos PDF, DOC y DOCX",
  "document.own-report-not-taken": "Para esta vivienda no se aceptan informes propios",
  "document.damaged": "Este archivo está dañado y no se puede leer",
  "photo.wrong-kind": "Solo se permiten imágenes",
  "photo.damaged": "Esta imagen está dañada y no se puede leer",
  "photo.too-many-pixels": "Esta imagen es demasiado grande",
  "file-too-large": "El tamaño máximo de archivo es de 25 MB",
  "application.attestation-needed": "Acepte los términos y todas las declaraciones obligatorias.",
  "screening.step-not-open":
    "Este paso no está disponible ahora. Vuelva a cargar la página para ver en qué punto está.",
  "screening.statements-changed": "Estas declaraciones cambiaron. Léalas otra vez.",
  "screening.underage": "Debe tener al menos 18 años para presentar la solicitud.",
  "screening.unavailable":
    "La agencia de evaluación no está disponible en este momento. Vuelva a intentarlo en unos minutos.",
  "screening.report-expired": "Este informe ya venció.",
  "screening.report-not-ready": "Este informe aún no está listo.",
  "payment.unavailable": "Los pagos no están disponibles en este momento. Vuelva a intentarlo en unos minutos.",
  "payment.other-accepted":
    "Ya se aceptó a otro hogar para esta vivienda, por lo que no le cobramos ninguna tarifa. Puede continuar sin informes.",
  "payment.home-not-available":
    "Esta vivienda no está publicada en este momento, por lo que no podemos cobrar la tarifa. Pague cuando se publique de nuevo o continúe sin informes.",
  "account.code-invalid": "El código no es correcto. Revíselo o pida uno nuevo.",
  "account.code-expired": "El código venció. Pida uno nuevo.",
  "invalid-input": "Revise los campos marcados.",
  "not-found": "No encontramos esta solicitud.",
  "too-many-attempts": "Demasiados intentos. Vuelva a intentarlo más tarde.",
  "too-many-requests": "Demasiados intentos. Espere un momento y vuelva a intentarlo.",
};
