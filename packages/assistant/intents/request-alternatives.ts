import type { IntentWords } from "./intent-words.ts";

export const requestAlternatives: IntentWords = {
  says: {
    en: [
      "more than one unit; more than one apartment; more than one open; multiple units; other property",
      "other apartment; other home; other unit; other house; another unit; another apartment; another property",
      "another home; other listing; other rental; anything else available; anything else for rent; any other place",
      "any other home; any other house; any other property; any other apartment; any other unit; any other rental",
      "something cheaper; something bigger; something smaller; more unit; similar place; similar unit; other place",
      "different unit; different apartment",
    ],
    es: [
      "otras propiedades; otra propiedad; otros apartamentos; otro apartamento; otra casa; otra unidad",
      "algo mas barato; algo mas grande",
    ],
  },
  shows: {
    en: [
      "(what|how) about (a|an)? (#|one|two|three|four) (bed|bedroom|br) $",
      "what else (do you have|do you rent|have you got|you have|you got) . (for rent|in|near) !(the|#|it|there|common)",
      "(need|want) something (that is)? available|open|ready|sooner|closer",
      "looking for something (that is)? available|open|ready|sooner|closer",
      "(got|you have|have you|have any|any|are there) .. (#|one|two|three|four|bigger|smaller|larger|cheaper) (bed|bedroom|br|unit|place|one|home|apartment) $",
      "need|want .. (bigger|smaller|larger|cheaper|more space|less expensive)",
      "only (one|place|unit|home|house|rental|apartment|listing) . you|they . have|got|rent|own|manage",
      "you|they have|got|rent|own (out)? (any|some|a few) (other)? (house|apartment|place|unit|home|condo|studio|rental|townhouse|duplex)",
      "have|got|manage|own|rent (anything|something|any place|a place) (that allow|that take|that accept|that has|that is|with|bigger|larger|smaller|cheaper|closer|under|around #)",
      "anything (available|open|coming up|opening up|else) .. with a|an|two|more",
      "this|that|it (one)? is (too small|too big|too expensive|too pricey|out of my)",
      "(this|that|it) (one)? is too far $",
      "(other|more|else) . (rental|place|property|properties|unit|home|apartment)",
    ],
  },
  needs: {
    en: [
      "other; another; else; different; more; cheap; cheaper; cheapest; bigger; smaller; larger; similar; comparable",
      "alternative; place; home; house; apartment; apt; unit; property; properties; listing; rental; studio; bed; bedroom",
      "1bed; 2bed; 3bed; 1bedroom; 2bedroom; 3bedroom; onebedroom; twobedroom; anything; something; option; list; instead",
      "elsewhere; vacancy; vacancies; vacant; opening; available",
    ],
    es: ["otro; otra; mas; alternativa"],
  },
  unless: {
    en: [
      // "One score" and "which reference do you use" are of no home.
      "score; credit; reference; income",
      // "What else would I pay" asks of this home's costs.
      "else|other|more .. pay|paying|owe|expense|charge|bill|payment|fee; what else $",
      // "Another roommate" and "three people instead of one" are of who lives there, "another car" of what is theirs.
      "(other|another|different|more|new|extra) . {personBeside}|{thingBeside}; {personBeside} instead",
      // "Is it too small for two" weighs this home up.
      "^ (is|are|would|do you think) (it|this|that) ... too",
      "anything (i|we) (should|need|have|must|can)",
      // "Anything else you need from me" asks what there is to do.
      "what else (did|do|does|would|will|should|must)? (you|i|we|u|he|they)? (still)? (need|want|require|send|bring|tell|give)",
      "anything else (that)? (i|we|you need|you want|you require); anything else from (me|us)",
      "anything else to (know|do|bring|sign|fill); need anything; you need something",
    ],
    es: ["(otro|otra|otros|otras) {thingBeside}"],
  },
  unlessTold: {
    // "Another place I saw includes parking" holds this home against it.
    en: ["(other|another) {rental} .. {holds}; no other {rental}; than|with|at|of . (other|another) {rental}"],
    es: [
      "(en|que|con|del) . (otra|otro|otras|otros) {rental}",
      "(otra|otro|otras|otros) {rental} .. (tiene|tienen|incluye|incluyen|trae|acepta|aceptan|cobra|cobran)",
    ],
  },
};
