import { product } from "../../../../product.ts";
import type { RenterWords } from "../words.ts";

/** The words around every page of a renter, in US Spanish. */
export const frame: RenterWords["frame"] = {
  home: `Inicio de ${product.name}`,
  language: "Idioma",
  apply: (home) => `Solicitud, ${home}`,
  step: (step, of) => `Paso ${step} de ${of}`,
  saveAndQuit: "Guardar y salir",
  back: "Atrás",
  next: "Siguiente",
  notes: {
    saved: "Guardado",
    saving: "Guardando…",
    retrying: "No se pudo guardar. Reintentando…",
    attention: "Hay respuestas por revisar",
  },
  unsaved: {
    title: "¿Salir sin guardar?",
    text: "No podemos comunicarnos con Porchlight en este momento. Lo último que escribió aún no está guardado.",
    stay: "Quedarme",
    leave: "Salir",
  },
  conflict: {
    title: "Usted cambió esto en otro dispositivo",
    text: "Estas respuestas son diferentes allá. ¿Cuáles quiere conservar?",
    keep: "Conservar las de aquí",
    take: "Usar las otras",
  },
  restored: "Recuperamos lo que estaba escribiendo.",
  optional: (label) => `${label} (opcional)`,
  yes: "Sí",
  no: "No",
  noAnswer: "Sin respuesta",
  cancel: "Cancelar",
  failed: "Algo salió mal. Vuelva a intentarlo más tarde.",
  controls: {
    close: "Cerrar",
    fewer: "Menos",
    more: "Más",
    loading: "Cargando",
    tryAgain: "Volver a intentar",
    reload: "Vuelva a cargar la página o inténtelo más tarde",
    offline: "No tiene conexión. Sus respuestas se guardarán cuando vuelva a tenerla.",
    characters: (length, most) => `${length.toLocaleString("es-US")} de ${most.toLocaleString("es-US")} caracteres`,
    tooLong: (most) => `Máximo ${most} caracteres`,
  },
};
