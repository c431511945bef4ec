import { clausesOf } from "../text/clauses.ts";
import { tokensOf } from "../text/normal.ts";
import { tells } from "../text/word-table.ts";

/** "Please keep writing to me", "I never asked you to stop": no end is meant, or one is taken back. */
const wishesOn = tells(
  {
    en: [
      "(do|please|just|can you|you can|you may|could you) (keep|continue|go on|carry on) {writing}; ^ keep {writing}",
      "(do|please|you can|you may|can you|could you) (do)? {write} (to)? me (again|still) !({waiting})",
      "(did not|never) (say|said|ask|asked|tell|told|mean|meant) (you|for you)? (to)? (stop|quit|unsubscribe|go quiet)",
    ],
    es: [
      "siga|sigan|sigame|siganme|sigue|sigueme (escribiendo|escribiendome|mandando|mandandome|contestando|contestandome)",
      "puede|pueden|puedes (volver a)? escribir|escribirme (otra vez|de nuevo) !({waitingInSpanish})",
      "vuelva|vuelvan a escribirme !({waitingInSpanish}); escribame|escribanme (otra vez|de nuevo) !({waitingInSpanish})",
      "(no|nunca) (le|les|te)? (pedi|dije) que (ya)? (no me|parara|pararan|dejara|dejaran)",
    ],
  },
  {
    writing: "writing; texting; messaging; emailing; mailing; answering",
    write: "write; text; message; email; mail",
    waiting: "if; when; once; as soon; on; at; after; before; tomorrow; next",
    waitingInSpanish: "si; cuando; en cuanto; manana; despues; el; la",
  },
);
const fewWords = 3;

/** Whether a message asks to be written to further, or again, and for hardly anything besides. */
export const asksToWriteOn = (said: string): boolean => {
  const clauses = clausesOf(said);
  return (
    clauses.some(({ text }) => wishesOn(text)) &&
    clauses.every(({ text }) => wishesOn(text) || tokensOf(text).length <= fewWords)
  );
};
