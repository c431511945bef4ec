import type { RefusalCode } from "../refusals.ts";

/** The parts of the product that the pages of a home and of a showing never call. */
type OfOtherScreens =
  | "account"
  | "application"
  | "availability"
  | "calendar"
  | "conversation"
  | "document"
  | "escalation"
  | "feed"
  | "lead"
  | "payment"
  | "photo"
  | "screening";

/** What those pages may be refused: a code without a sentence in Spanish does not compile. */
type RenterRefusal =
  | Exclude<RefusalCode, `${OfOtherScreens | "property"}.${string}`>
  | Extract<RefusalCode, "property.deleted">;

const again = "Vuelva a intentarlo en un momento.";

/** The refusals of the pages of a home and of a showing, in US Spanish. */
const sentences: Record<RenterRefusal, string> = {
  "not-found": "No lo encontramos.",
  "not-signed-in": "Inicie sesión.",
  "role-not-allowed": "Su cuenta no puede hacer esto.",
  "invalid-input": "Revise los campos marcados.",
  "malformed-json": `No pudimos leer lo que envió. ${again}`,
  "malformed-request": `No pudimos leer lo que envió. ${again}`,
  "request-too-slow": `El envío tardó demasiado. ${again}`,
  "headers-too-large": "Su navegador envió demasiados datos. Borre las cookies de este sitio y vuelva a intentarlo.",
  "body-too-large": "Esto es demasiado grande.",
  "file-too-large": "El tamaño máximo de archivo es de 25 MB",
  "upload-broken-off": `El archivo no terminó de subir. ${again}`,
  "kind-not-supported": "No se admite este tipo de contenido.",
  "too-many-requests": "Demasiados intentos. Espere un momento y vuelva a intentarlo.",
  "too-many-attempts": "Demasiados intentos. Vuelva a intentarlo más tarde.",
  "not-ready": `Porchlight no está listo. ${again}`,
  unavailable: `Porchlight tiene problemas ahora. ${again}`,
  busy: `Otra persona está cambiando esto. ${again}`,
  "outcome-unknown": "No sabemos si esto se guardó. Revíselo antes de volver a intentarlo.",
  "storage-full": "Ahora no hay espacio para guardar esto. Vuelva a intentarlo más tarde.",
  unexpected: "Algo salió mal. Vuelva a intentarlo más tarde.",

  "property.deleted": "Esta vivienda ya no está disponible.",
  "showing.time-gone": "Alguien acaba de tomar ese horario. Elija otro.",
  "showing.agent-busy": "A esa hora ya hay otra visita.",
  "showing.overlap": "A esa hora ya hay otra visita.",
  "showing.property-busy": "A esa hora hay otra visita en esta vivienda.",
  "showing.request-not-pending": "Esta solicitud ya no está pendiente.",
  "showing.move-not-allowed": "Esta visita ya no se puede cambiar.",
  "showing.in-the-past": "Elija un horario futuro",
  "showing.not-bookable": "Por ahora no se pueden solicitar visitas a esta vivienda.",
  "showing.tour-not-offered": "Esta vivienda no ofrece ese tipo de visita.",
  "showing.request-open": "Usted ya tiene una solicitud de visita para esta vivienda.",
  "tour.code-wrong": "El código no es válido",
  "tour.code-too-early": "Este código todavía no funciona. Pruebe cerca de la hora de su visita.",
  "tour.code-expired": "Este código ya no es válido.",
  "fair-housing": "No podemos enviar esto porque podría ir contra las leyes de vivienda justa.",
  "link.invalid": "Este enlace ya no es válido. Abra el de su mensaje más reciente.",
};

/** The same by any code, which may be one of another screen. */
export const renterRefusals: Readonly<Partial<Record<string, string>>> = sentences;
