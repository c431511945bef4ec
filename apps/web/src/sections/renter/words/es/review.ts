import type { RenterWords } from "../words.ts";

/** The words of the last step and of a submitted application, in US Spanish. */
export const review: RenterWords["review"] = {
  title: "Revise y envíe",
  why: "Revise sus respuestas. No podrá cambiarlas después de enviarlas.",
  short: "Revisión",
  complete: "Completo",
  missing: (count) => (count === 1 ? "Falta 1 dato" : `Faltan ${count} datos`),
  edit: "Editar",
  editSection: (section) => `Editar ${section}`,
  certify: "Confirmo que mis respuestas son verdaderas y están completas.",
  certifyMissing: "Confirme que sus respuestas son verdaderas",
  submit: "Enviar la solicitud",
  submitReason: "Complete primero lo que falta",
  savingReason: "Sus últimas respuestas aún no están guardadas",
  submitted: "Su solicitud está enviada",
  yourAnswers: "Sus respuestas",
  files: "Archivos",
  withdraw: "Retirar la solicitud",
  withdrawTitle: "¿Retirar esta solicitud?",
  withdrawText: (owner) =>
    `Le avisaremos a ${owner} y a todas las personas de la solicitud. Esto no se puede deshacer.`,
  withdrawKeep: "Conservarla",
  seeHome: "Ver la vivienda",
  toAll: "Todas las solicitudes",
};
