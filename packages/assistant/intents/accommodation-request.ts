import type { IntentWords } from "./intent-words.ts";

export const accommodationRequest: IntentWords = {
  says: {
    en: [
      "reasonable accommodation; accommodation; reasonable modification; modification; grab bar",
      "install .. ramp; because of my disability; due to my disability; my disability; i am disabled",
      "i have a disability; i use a wheelchair; i am in a wheelchair; uses a wheelchair; wheelchair user",
      "i am deaf; i am blind; hard of hearing; mobility issue; mobility impairment; medical condition",
      "sign language; interpreter",
    ],
    es: [
      "ajuste razonable; adaptacion; mi discapacidad; tengo una discapacidad; silla de ruedas uso",
      "uso silla de ruedas; estoy en silla; soy sordo; soy sorda; soy ciego; interprete",
    ],
  },
  shows: {
    en: [
      "(live in|overnight|24 hour) (aide|caregiver|care giver|caretaker|care taker|nurse|attendant)",
      "(my|our|his|her|their|a|have|has|need|needs) . (personal care|home health) (aide|caregiver|care giver|caretaker|care taker|nurse|attendant)",
      "(roll in shower|walk in shower|grab bar|handrail|hand rail|ramp|lever handle|shower seat|shower chair) ... (put in|put one in|install|installed|installing|added|build|built)",
      "my (wheelchair|walker|power chair|oxygen)",
      "(getting|adopting|training|waiting for|waiting on) (a|an|my|his|her|our)? (emotional support|service|support|assistance|guide) dog|animal|cat",
      "(i|he|she|we|my .) (use|need|have to use|am in|is in|am on) (a|an|my|his|her)? (walker|wheelchair|cane|crutches|oxygen|scooter|hearing aid|ground floor|first floor unit because)",
      "(because of|due to|for|with) my|his|her|our|a . {condition}",
      "(seizure alert|medical alert|psychiatric service|diabetic alert|guide) dog",
      "(i am|my . is|she is|he is) (legally)? (deaf|blind|hard of hearing|disabled|paralyzed|handicapped|autistic|visually impaired)",
      "(put in|install|add|lower|widen) .. (handrail|rail|grab bar|ramp|doorway)",
      "(paperwork|letter|document|documentation|proof|certificate|certification|registration|note from my doctor|note from a doctor|note from my therapist) ... {assistance}",
      "{assistance} ... (paperwork|letter|document|documentation|proof|certificate|certification|registration|prescribed|doctor|therapist|fee|deposit|pet rent|charge)",
      "(fee|deposit|pet rent|charge|charged|extra) ... {assistance}",
      "doctor|therapist|psychiatrist .. prescribed|recommended|wrote",
    ],
    es: [
      "carta|documento ... (apoyo emocional|animal de servicio|animal de apoyo)",
      "por mi discapacidad|enfermedad|condicion",
    ],
  },
  unless: {
    en: [
      // "I'm a live-in caregiver", "she works as a home health aide" tell an occupation.
      "(i am|i was|we are|she is|he is|my . is|works|work|working|job|income|paid|hired|employed) (as|from|is)? (a|an|the|two|full time|part time)? . (live in|personal care|home health|home care|overnight|24 hour) (aide|caregiver|care giver|caretaker|care taker|nurse|attendant)",
      // "I'm Denise, home health aide, works nights"
      "(aide|caregiver|caretaker|nurse|attendant) (by trade|works|working|here)",
    ],
  },
};
