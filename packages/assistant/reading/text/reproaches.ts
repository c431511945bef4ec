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
    listenInSpanish: "escuchando; leyendo; oyendo; poniendo atencion; entendiendo",
  },
);

/** Whether a normal text asks of Piper whether it listens, or says that it did not. */
export const asksIfHeard = (text: string): boolean => reproachIn(text).has("asks-if-heard");

/** Whether a normal text says that something was told before. */
export const saysToldBefore = (text: string): boolean => reproachIn(text).has("said-before");
