import { roleWords } from "@porchlight/domain/words/roles.ts";
import type { RenterWords } from "../words.ts";

/** The words of the renter's own page and of where an application stands, in US Spanish. */
export const home: RenterWords["home"] = {
  title: "Sus solicitudes",
  empty: "Todavía no tiene solicitudes",
  emptyText: "Cuando un propietario le envíe una solicitud, la encontrará aquí y en su correo electrónico.",
  listedBy: (owner) => `Publicada por ${owner}`,
  roles: roleWords.es.labels,
  start: "Comenzar la solicitud",
  resume: "Continuar",
  open: "Ver",
  actionFor: (action, home) => `${action}: ${home}`,
  status: {
    waiting: "Sin comenzar",
    inProgress: "En curso",
    submitted: "Enviada",
    accepted: "Aceptada",
    declined: "No aceptada",
    withdrawn: "Retirada",
    closed: "Cerrada",
  },
  statusOf: "Estado",
  timeline: {
    title: "En qué etapa está",
    sent: "Invitación",
    inProgress: "En curso",
    submitted: "Enviada",
    decision: "Decisión",
    current: "Ahora",
  },
  othersFirst: "Falta que todas las personas de la solicitud la envíen.",
  ownerReviews: (owner) => `${owner} está revisando la solicitud.`,
  accepted: (owner) => `${owner} aceptó la solicitud y se comunicará con usted.`,
  declined: (owner) => `${owner} decidió no aceptar la solicitud.`,
  withdrawn: (day) => `Retirada el ${day}`,
  gone: "Esta vivienda ya no recibe solicitudes.",
  account: "Su cuenta",
  accountText: "Así le ven los propietarios.",
  name: "Nombre",
  email: "Correo electrónico",
  logOut: "Cerrar sesión",
};
