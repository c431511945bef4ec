import { documentLimits } from "@porchlight/domain/applications/documents.ts";
import type { RenterWords } from "../words.ts";

/** The words of adding files, in US Spanish. */
export const documents: RenterWords["documents"] = {
  kinds: {
    PHOTO_ID: {
      title: "Identificación con foto",
      hint: "Licencia de conducir, identificación estatal o pasaporte, por ambos lados si tiene dos",
      add: "Agregar identificación",
    },
    PROOF_OF_INCOME: {
      title: "Comprobante de ingresos",
      hint: "Dos recibos de pago recientes, una oferta de empleo, una carta de beneficios o un estado de cuenta",
      add: "Agregar comprobante",
    },
    ADDITIONAL: { title: "Algo más", hint: "Una nota o una carta de recomendación", add: "Agregar un archivo" },
    OWN_REPORT: {
      title: "Su propio informe de evaluación",
      hint: "Un informe de una empresa de evaluación o de una agencia de crédito, de los últimos 30 días",
      add: "Agregar su informe",
    },
    PET_PHOTO: { title: "Fotos de sus mascotas", hint: "Solo imágenes", add: "Agregar fotos" },
  },
  pending: "En espera",
  sending: (percent, sent, size) => `${percent} %, ${sent} de ${size}`,
  processing: "Procesando",
  added: (size) => `Agregado, ${size}`,
  failed: (name) => `No se pudo subir ${name}`,
  cancel: (name) => `Cancelar ${name}`,
  retry: (name) => `Reintentar ${name}`,
  dismiss: (name) => `Descartar ${name}`,
  remove: (name) => `Borrar ${name}`,
  removeTitle: "¿Borrar este archivo?",
  removeText: (name) => `${name} se borrará de su solicitud.`,
  removeVerb: "Borrar",
  open: (name) => `Abrir ${name}`,
  allowed: `Puede subir hasta ${documentLimits.maxFiles} archivos`,
  tooLarge: "El tamaño máximo de archivo es de 25 MB",
  wrongKind: "Solo se permiten imágenes y archivos PDF, DOC y DOCX",
  onlyImages: "Solo se permiten imágenes",
  otherImage: "No se admite este tipo de imagen. Guárdela como JPEG o PNG",
};
