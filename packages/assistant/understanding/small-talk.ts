/** Courtesies that ask and wish for nothing. */
export const smallTalk =
  /^(?:(?:okay|well|hmm|so),? )?(?:can|could|may) (?:i|we) (?:just )?(?:think|sleep) (?:about|on|it over)\b|^(?:(?:hi|hey|hello|hola),? )?(?:is )?any(?:one|body) (?:there|here|around)\W*$|^(?:(?:hi|hey|hello|hola|and|y|gracias|thanks|thank you|okay|muchas gracias),? )?(?:how (?:are you|is it going|is your day|are things)|what is up|que tal|como (?:esta\w*|le va)|(?:que (?:tenga|pase|este)|have|hope you)\b.*\b(?:day|weekend|night|evening|one|dia|noche|tarde|bien)\b)/;
