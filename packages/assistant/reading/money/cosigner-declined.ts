import { tells } from "../text/word-table.ts";

/** Whether a text says that somebody does not co-sign, or no longer: "he won't co-sign", "mi tía ya no será mi aval". */
export const declinesCosigner = tells(
  {
    en: [
      "not|never|cannot|refuses|refused|declined|unable .. {signing}; no . {signer}; (not|no longer) have|find|get . {signer}; no longer .. {signing}",
      "{signer} .. (backed|backs|backing|fell|pulled|dropped) (out|off|through); (lost|losing) (my|our|the) {signer}",
      "changed {their} mind . {signing}; (backed|backs|backing|pulled|dropped) out . {signing}; {signer} changed {their} mind",
    ],
    es: [
      "no .. (firmar|firma|firmara) (conmigo|por mi|como {signerInSpanish}); (no|ya no) (tengo|tenemos|hay|consegui|encontre|sera|va a ser|quiere ser|puede ser) . {signerInSpanish}",
      "{signerInSpanish} .. (arrepintio|echo para atras|retiro); me quede sin {signerInSpanish}",
    ],
  },
  {
    signing:
      "co sign; cosign; co signing; cosigning; be (a|an|my|our|the)? {signer}; guarantee; sign with me|us; sign for me|us",
    signer: "co signer; cosigner; guarantor",
    signerInSpanish: "aval; fiador; fiadora; codeudor; codeudora",
    their: "his; her; their",
  },
);
