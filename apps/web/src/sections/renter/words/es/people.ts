import type { RenterWords } from "../words.ts";

/** The words of inviting others into an application, in US Spanish. */
export const people: RenterWords["people"] = {
  you: "Usted",
  statuses: { SENT: "Invitación enviada", IN_PROGRESS: "En curso", SUBMITTED: "Enviada" },
  onlyThis: "Usted ve si ya comenzaron y terminaron. Sus respuestas son privadas.",
  invite: "Invitar a alguien",
  inviteTitle: "Invite a alguien a participar",
  role: "Participa como",
  name: "Nombre y apellido",
  email: "Correo electrónico",
  send: "Enviar invitación",
  sent: (name) => `Le enviamos una invitación por correo a ${name}.`,
  replace: "Reemplazar",
  replaceTitle: (name) => `Reemplazar a ${name}`,
  replaceText: (name) => `Quitaremos a ${name} con lo que escribió, y la nueva persona recibirá una invitación.`,
  kept: "Ya avanzó demasiado para reemplazarla o quitarla de la solicitud",
  remove: "Quitar",
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeText: (name) => `Le avisaremos a ${name} por correo, y lo que escribió se borrará.`,
  actionFor: (action, name) => `${action} a ${name}`,
};
