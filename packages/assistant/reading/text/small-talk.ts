import { tells } from "./word-table.ts";

const lists = {
  hello: "hi; hey; hello; hola; and; y; gracias; thanks; thank you; okay; muchas gracias",
  day: "day; weekend; night; evening; one; dia; noche; tarde; bien",
};

/** Whether a normal text is a courtesy that asks and wishes for nothing. */
export const isSmallTalk = tells(
  {
    en: [
      "^ (okay|well|hmm|so)? can|could|may i|we (just)? think|sleep (about|on|it over)",
      "^ {hello}? (is)? anyone|anybody there|here|around $",
      "^ {hello}? (how are you|how is it going|how is your day|how are things|what is up)",
      "^ {hello}? (have|hope you) ... {day}",
    ],
    es: ["^ {hello}? (que tal|como esta|como estas|como estan|como le va); ^ {hello}? que tenga|pase|este ... {day}"],
  },
  lists,
);
