import type { ApplicationAsked } from "../../heard/questions.ts";
import type { WordLists } from "../text/phrases.ts";
import { readerOf } from "../text/word-table.ts";

const lists: WordLists = {
  relative:
    "husband; wife; partner; boyfriend; girlfriend; fiance; fiancee; sister; brother; mom; mother; dad; father; son; daughter; roommate; friend",
  relativeInSpanish:
    "esposo; esposa; marido; pareja; novio; novia; hermano; hermana; mama; papa; hijo; hija; amigo; amiga; companero; companera",
  report: "credit|screening|background|criminal|eviction report|check; screening result",
  reportInSpanish: "informe|reporte|historial|verificacion|revision .. credito|evaluacion|antecedentes",
  ofReport: "requirement; fee; policy; policies; criteria; company; process; cost; rule",
  weighed: "score; credit; income; salary; application; background; eviction; criminal",
  weighedInSpanish: "puntaje; credito; ingreso; salario; sueldo; solicitud; antecedentes; historial",
  applicant: "applicant; renter; person; people; guy; couple; family",
};

const wordsIn = readerOf(
  {
    application: { en: ["application; applied"], es: ["solicitud; solicitudes; aplicacion; aplicaciones"] },
    // How far an application is, or what came of it.
    progress: {
      en: [
        "status; update; progress; submit; submitted; finish; finished; done; complete; completed; missing; left; receive",
        "received; got; review; reviewed; reviewing; hear back; decision; decide; decided; approve; approved; accept",
        "accepted; deny; denied; decline; declined; reject; rejected; turn|turned down",
      ],
      es: [
        "estado; avance; noticias; enviado; enviada; envio; envie; termin*; complet*; falta; recibi*; revis*; decidi*",
        "aprob*; acept*; negaron; negada; rechaz*",
      ],
    },
    outcome: {
      en: ["approved; denied; declined; rejected; turned down; decision on"],
      es: ["me|nos negaron; me|nos aprob*|rechaz*; aprobado; aprobada; rechazado; rechazada"],
    },
    oneself: {
      en: ["i; me; my; mine; we; us; our; ours"],
      es: ["mi; mis; me; nos; nuestro; nuestra; yo; su solicitud"],
    },
    another: {
      en: [
        "his; her; hers; their; theirs; she; she'd; she'll; {relative}; anyone; anybody; someone; somebody; nobody",
        "another|other|others|next|previous|last . {applicant}; co applicant|signer; coapplicant; cosigner",
      ],
      es: [
        "{relativeInSpanish}; alguien; nadie; otro|otra|otros|otras|demas persona|solicitante|solicitantes; el otro; la otra",
      ],
    },
    // "Does my wife have to submit one too" asks how it works.
    how: {
      en: ["need; must; should; required; have|has to"],
      es: ["necesita; necesitan; tiene|tienen que; debe; deben"],
    },
    // "Can I get approved with 580" asks what is asked of renters.
    supposed: { en: ["can; could; would; will; may; might; should; if; chance; likely"], es: ["puedo; podria; podre"] },
    // What a report says, or whether it is there. "Will it show up on my credit report" asks neither.
    report: {
      en: [
        "i|we see|read|view|get|download .. my|our|the {report} !({ofReport}); copy of .. {report} !({ofReport}); what .. on|in my|our {report}",
        "my|our {report} . say|said|show|showed|find|found|ready|done|back; {report} . ran|did|pulled|ordered . on|about",
      ],
      es: [
        "ver|leer|recibir|descargar|obtener .. mi|mis|nuestro|el|los {reportInSpanish}; copia .. {reportInSpanish}",
        "dice|decia|dijo|salio|llego|listo .. mi|mis|nuestro {reportInSpanish}",
      ],
    },
    // "Was it because of my score" asks for the reason of a decision, "is that due when I move in" and "why did the last one
    // leave" for none.
    cause: {
      en: [
        "was|is it|this|that . (because|cause|due to) .. my|our|i|we .. {weighed} !(that)",
        "was it|this|that . (because|cause|due to) .. my|our pet|dog|cat $",
        "was there a|any reason $; was there a|any reason for . decision|denial; was there a|any reason (why)? i|we did|was|were not",
      ],
      es: [
        "fue por|porque .. mi|mis|nuestro|nuestros .. {weighedInSpanish} !(que); hubo una|alguna|un|algun razon|motivo $",
      ],
    },
    link: { en: ["link"], es: ["enlace; liga"] },
    mail: { en: ["email; mail; inbox; invitation; invite"], es: ["correo; invitacion"] },
  },
  lists,
);
const news = /\bnews\b/;

export const namesApplication = (text: string): boolean => wordsIn(text).has("application");
export const namesAnother = (text: string): boolean => wordsIn(text).has("another");
/** Whether a normal text names the link to an application, or the mail that a link comes in. */
export const namesLink = (text: string): boolean => wordsIn(text).has("link");
export const namesMail = (text: string): boolean => wordsIn(text).has("mail");

/**
 * Whose application a question in normal form asks of; null where it asks of none, or of how one applies. Of whom
 * nothing says that they have one, only words about how far their own is or what came of it do.
 */
export function askedApplication(question: string): ApplicationAsked | null {
  const has = wordsIn(question);
  if (has.has("report") && has.has("oneself") && !has.has("another")) return "own-reports";
  if (has.has("cause") && !has.has("another")) return "own-if-decided";
  const isNamed = has.has("application");
  if (!isNamed && !has.has("outcome")) return null;
  const isOfProgress = has.has("progress") || news.test(question);
  if (has.has("another")) return isOfProgress && !has.has("how") ? "another's" : null;
  const isOfOneself = has.has("oneself");
  const isOfOutcome = has.has("outcome") && !has.has("supposed");
  if (isOfOneself && ((isNamed && isOfProgress) || isOfOutcome)) return "own";
  return isNamed && (isOfOneself || isOfProgress) ? "own-if-any" : null;
}
