import type { IntentWords } from "./intent-words.ts";

export const notInterested: IntentWords = {
  says: {
    en: [
      "no longer interested; not interested; found a place; found something else; rented something else",
      "got something else; signed something else; took something else; went with something else",
      "chose something else; have something else; found another; found an apartment; signed .. lease elsewhere",
      "going with another; went with another; decided to go; pass on this; going to pass; i will pass",
      "changed my mind; no longer looking; no longer need",
    ],
    es: [
      "no me interesa; no estoy interesado; no estoy interesada; ya no estamos interesado; ya encontre",
      "encontre otro; encontramos otro; ya encontramos; ya rentamos; ya no busco; ya no necesito",
    ],
  },
  shows: {
    en: [
      "(found|got|signed|rented|took|picked|chose|leased|went with|going with|go with|decided on|accepted) .. (another|a different|somewhere else|elsewhere) !(name|owner|number|phone|email|contact|price|site|website|ad|listing|landlord|person|time|day|minute|client)",
      "(found|got|signed|rented|took|picked|chose|leased) .. (new place|new apartment|new home|new house)",
      "(not|no longer|not really) . (interested|looking|a fit|going to work out); not for me",
      "(staying|stay) (put|where i am|where we are|in my current|in our current)",
    ],
  },
  unless: {
    en: [
      // A parent looks for a daughter.
      "(not|no longer|not really) . looking (for)? .. (myself|me)",
      // Who found another listing of this home found no other home.
      "(another|a different|the same) (listing|ad|post|posting|site|page)",
      // Who got another home offered and would rather have this one is keen on it.
      "rather (have|take|get|want|rent|go with)? (yours|this|it|your); prefer|want|like yours|this; yours is|was better|first",
    ],
    es: [
      "prefiero|preferiria|quiero|quisiera (la|el)? suya|suyo|esta|este|esa; me gusta mas (la|el)? suya|suyo|esta|este|esa",
    ],
  },
};
