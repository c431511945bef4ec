import type { IntentWords } from "./intent-words.ts";

export const negotiate: IntentWords = {
  says: {
    en: [
      "negotiable; negotiate; lower the rent; lower rent; lower price; lower the price; reduce the rent",
      "come down on; take .. less; accept .. less; would you take; would you accept; would they take",
      "would they accept; would the owner take; would the owner accept; best price; lowest you; lowest price",
      "what is the lowest; discount; any special; cheaper rent; work with me on; waive; wiggle room",
      "flexible on the rent; flexible on rent; flexible on the price; flexible with the rent; rent lower; go lower",
      "offer you; i can offer; i can pay .. a month; split the deposit; deposit .. split; deposit .. installments",
      "pay the deposit in; deposit in payments",
      "can|could|may|if|will|would i|we|he|she|they . pay|paid|put|give .. month (of rent)? (ahead|upfront|up front|in advance)",
      "(can|could|may|might|should) i|we|they|he|she ... skip|bypass|avoid .. {screening}",
      "i|we|he|she|they can|could|will|would pay|put|give .. month (of rent)? (ahead|upfront|up front|in advance)",
      "ok|okay|fine|alright|possible|cool|problem|willing|happy|glad|able|help|about|if|by (to|with)? (i|we|me|us)? pay|paid|paying|prepay|prepaid|prepaying|put|give|gave .. .. month (of rent)? (ahead|upfront|up front|in advance)",
      "i|we|to|about|by|if prepay|prepaid|prepaying .. .. month",
    ],
    es: [
      "negociable; negociar; bajar la renta; bajar el precio; bajar el alquiler; rebaja; descuento; menos renta",
      "acepta menos; aceptarian; ofrezco; puedo ofrecer",
      "si|puedo|podemos|podriamos|podria pago|pagamo|pagamos|pagara|pagar|dar|doy|damos|dejar|dejamos .. mes|meses (de renta)? (adelantado|por adelantado)",
      "bien|problema|posible|sirve|ayuda|dispuesto|dispuesta (a|en|que)? pagar|pago|dar|dejar|adelantar .. .. mes|meses (de renta)? (adelantado|adelantados|por adelantado)",
      "puedo|podemos|podria|podriamos|si adelantar|adelanto|adelantamos .. mes|meses",
      "puedo|podemos|podria|podriamos dejar|dar|pagar un|dos|tres|mas|#|doble . (de)? deposito; si dejo|dejamos|damos dos|#|mas . (de)? deposito",
    ],
  },
  shows: {
    en: [
      "what if i|we sign|signed|pay|paid|prepay|prepaid|put|gave|give ... month|year|upfront|advance|deposit|cash|more|extra",
      "(drop|waive|waiving|lower|lowering|reduce|reducing|skip|skipping|remove|cut|knock off|come down on|do away with) .. {money}",
      "{money} (to apply|to move in)? (be|get|to be)? lowered|reduced|waived|negotiated|discounted",
      "(price|rent|number|it|that|this|they) (is|are)? (firm|set in stone|final|flexible|negotiable)",
      "is|are (the|that|this)? (price|rent|number|term|it|they|that|this) (firm|set in stone|final|flexible|negotiable)",
      "(i|we|ill|id|wed) . offer|offering ###; (i|we) (can|could|would|will|can only|could only) pay ###",
      "(ill|id|wed) pay ###; i|we would|can|will sign .. for ###",
      "^ ### (a month|even|flat)? (and|if) (i|we) (will|can|could|would)? sign|take|move|pay|rent",
      "(i|we) (can|could|would|will|am willing to|are willing to|am able to) (also|even|gladly)? (pay|put down|give) .. .. (upfront|up front|in advance|ahead of time)",
      "(i|we) (can|could|would|will) (also|even|gladly)? (pay|put down|give|do|offer) (a|an)? (bigger|larger|double|extra|higher) deposit",
      "(open to|entertain|okay with|fine with) (an offer of)? ### !(sq|lb|credit|score)",
      "(i|we) (am|are|would|could|can|will|was)? (like to|thinking of|thinking about|willing to|going to)? (offer|offering) (you|them|about|around)? ###",
      "(my|our) (best)? offer (is|would be) (about|around)? ###",
      "(can|could|would|will) (you|they|we|he|she|the owner|the landlord|owner|landlord) (all)? (do|take|go|go down to|accept|consider) (it for|for|at)? ### !(am|pm|on {day}|this {day}|next {day}|{day}|today|tonight)",
      "(can|could|would|will) (you|they|he|she|the owner|the landlord) accept|consider|take ... at|for ### (a|per) month",
      "(how about|what about) (for|at)? ### !(am|pm|on {day}|this {day}|next {day}|{day}|today|tonight)",
      "break|deal|discount|cut|reduction|knock|concession|wiggle|flexible|flexibility|budge .. rent|price|deposit|fee|room|month",
      "pay|prepay|paying .. (upfront|up front|in advance|ahead) ... for|at|if|would|can|lower|less|discount|#",
      "would|will|could|can|do (they|you|the owner|he|she|the landlord) .. go|come|drop .. down|lower",
      "best (price|rent|deal|rate)? (that)? (you|they|he|she|the owner|the landlord) can|could|would|will do|go|offer|give",
      "(longer|two year|three year|# year) lease|contract|term|stay .. help|chance|matter|count|lower|less|cheaper",
      "sign|signed|signing|stay|stayed|staying .. (year|years|longer) .. help|chance|lower|less|cheaper",
      "work (something|anything|a deal) out; rent is|seem|feel .. high|steep|much|pricey|expensive",
      "match|beat (that|their|the|a)? price|rent|offer; (first|one|#|a|half|half a) month (rent)? free",
      "half|part|split|spread|installment .. deposit; payment plan .. deposit",
      "deposit .. (installment|payment|two parts|later|payment plan|broken up)",
    ],
    es: [
      "deposito .. en . (partes|pagos|cuotas|plazos|mensualidades); (dejan|dejar|dan) .. en ###",
      "(aceptaria|aceptarian) (en)? ###",
    ],
  },
  unless: {
    en: [
      // "Would you take someone with a 560 score" asks who may rent.
      "(take|accept) (a|an|my|any|in)? (someone|somebody|people|tenant|renter|applicant|dog|cat|pet|puppy|kitten|voucher|section 8) !(... less|... lower|... discount|... off)",
      // "I paid it off" offers nothing, nor does "is my time set" ask for better terms.
      "(paid|pay|paying) (it|that|them|everything) off; my time",
    ],
  },
  unlessTold: {
    // "My voucher covers 1100, I pay 500" tells who pays what.
    en: ["voucher; section 8; hcv"],
    es: [
      "seccion 8",
      // "890 ya con los descuentos" is what is left of the pay.
      "con|sin|menos|quitando (los|sus|mis)? descuento; despues|antes de (los|sus|mis)? descuento",
    ],
  },
};
