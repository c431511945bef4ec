import { readerOf } from "./word-table.ts";

/*
 * "Are you even listening", "I already told you that": words to Piper about how it listens, beside what is asked of the home.
 */

/** What is told by which words, in the normal form of a clause. */
const reproachIn = readerOf(
  {
    "asks-if-heard": {
      en: [
        "(are|do|did|can) you (even|actually|not|ever)? (even)? {listen}; (anyone|anybody|someone) (even|actually|there)? {listen}",
        "not what i asked (you|for|about)?; that does not answer",
      ],
      es: [
        "(esta|estan|estas) (siquiera)? {listenInSpanish}; (lee|leyo|leen) (siquiera)? (lo que|mis|mi) . mensaje|escribo|escribi|dije|digo",
        "eso no (es|fue) lo que pregunte; no es lo que pregunte; eso no contesta",
      ],
    },
    "nobody-answered": {
      en: [
        "{nobody} (has|have|ever|even|will|would|is)? (ever|even)? {answers}",
        "(texted|called|emailed|messaged|written|wrote|left) (you|yall|them|messages|a message|voicemails)? . (#|twice|two|three|four|several|multiple|many|a few|a couple) (of)? time !(a week|a day)",
        "still (no answer|no reply|no response|waiting for an answer|waiting for a reply|waiting on a reply|have not heard)",
      ],
      es: [
        "nadie (me|nos|ha|se)? (ha|han)? (contesta|contestado|contesto|responde|respondido|respondio|devuelve|atiende)",
        "(llame|escribi|mande|llamado|escrito|mandado) . (#|dos|tres|varias|muchas) (veces|mensajes)",
      ],
    },
    "said-before": {
      en: [
        "(i|we) (have)? (already|just|literally) (just)? (said|told|gave|answered|sent|mentioned|wrote) !(her|him|my|the owner)",
        "(said|told you|gave you|answered|sent) (you)? (that|this|it|them) . already|before|twice; (like|as) i (said|told you)",
        "you (have)? (already|just) asked (me)? (that|this)",
      ],
      es: [
        "ya (se|te)? (lo|la|los|las|le|les)? (dije|dijimos|di|conteste|mande|mencione); como (ya)? (le)? dije",
        "ya me (lo)? (pregunto|preguntaron|habia preguntado)",
      ],
    },
  },
  {
    listen:
      "listen; listening; reading; read (my|what|these|this|it|anything); hear me|us; hearing (me|us)?; paying attention; pay attention",
    nobody: "nobody; no one; noone; none of you; not one person",
    answers:
      "answer; answered; answering; reply; replied; respond; responded; get back; got back; gets back; gotten back; call back; called back; picks up; picked up; text back; texted back",
    listenInSpanish: "escuchando; leyendo; oyendo; poniendo atencion; entendiendo",
  },
);

/** Whether a normal text asks of Piper whether it listens, or says that it did not. */
export const asksIfHeard = (text: string): boolean => reproachIn(text).has("asks-if-heard");

/** Whether a normal text says that something was told before. */
export const saysToldBefore = (text: string): boolean => reproachIn(text).has("said-before");

/** Whether a normal text says that nobody has answered what was written or asked before. */
export const saysNobodyAnswered = (text: string): boolean => reproachIn(text).has("nobody-answered");
