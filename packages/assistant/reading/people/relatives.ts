/*
 * Those whom renters name beside themselves as people who earn, live there or sign along.
 */

export const partners =
  "wife|husband|hubby|spouse|partner|boyfriend|girlfriend|fiancee?|bf|gf|roommate|roomie|friend|boss";
export const family =
  "mom|mother|dad|father|parents|son|daughter|brother|sister|cousin|uncle|aunt|grandma|grandpa|grandparents|(?:old )?(?:lady|man)|nephew|niece|sis|bro|buddy";
export const inSpanish =
  "esposo|esposa|marido|novio|novia|pareja|mama|papa|padres|hermano|hermana|hijo|hija|cunad[oa]|suegr[oa]|abuel[oa]|ti[oa]|prim[oa]|yerno|nuera";

/** Who signs along for somebody: a co-signer, a guarantor, un aval. */
export const cosigner = "co-? ?signer|guarantor|aval|fiadora?|codeudora?";
/** Whoever signs along, and that they do: the beginnings of such words. */
export const cosigning = `co-? ?sign|${cosigner}|sign(?:ing)? (?:with|for) (?:me|us)\\b|firm\\w+ (?:por|con) (?:mi|nosotros)\\b|firm\\w+ conmigo|(?:me|nos) (?:puede|podria) firmar`;
