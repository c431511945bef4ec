/** Illness, an accident or a loss, in the words of a renter who cannot come because of it; `normal` text. */
export const mishap =
  /\b(?:sick|ill|fever|flu|covid|pneumonia|throwing up|vomit\w*|hospital\w*|surgery|e\.?r\.?|accident|passed away|died|funeral|car (?:broke|died|won'?t start)|broke down|flat tire|family emergency|enferm\w+|fiebre|calentura|gripe|cirugia|operaron|accidente|chocaron|choque|fallecio|murio|velorio|se me (?:descompuso|poncho|averio)|emergencia familiar)\b/;
