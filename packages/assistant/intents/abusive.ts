import type { IntentWords } from "./intent-words.ts";

/** Words with signs for letters. */
const masked = /\bf\W?[*u#@][*c#@]?[*k#@]\w*|\bsh[*!]t|\bb[*!]tch|\ba[*]+hole|\b[fs]\*+/;

export const abusive: IntentWords = {
  says: {
    en: [
      "fuck; fuck you; fucking; shit; bitch; asshole; idiot; stupid bot; stupid machine; thieves; crooks; liars",
      "bullshit; piece of crap; moron; piece of shit; go to hell; screw you; retard; dumbass; scumbag",
    ],
    es: ["pendejo; puta; idiota; estupido; mierda; vete al diablo; cabron; chinga"],
  },
  shows: {
    en: [
      "f off; f you; go f; f yourself; eff off; bs; wtf is wrong with you; stfu; crap company|bot; (is|are|of|total|pure|such|absolute) (a)? crap",
      "garbage company|bot|people; dumb|dumbest|dumbass . bot|thing|people|company",
      "are you . (dumb|stupid|braindead|brain dead|thick); damn bot|question|thing|robot; eat shit; worthless",
      "slumlord; slum lord; scum; scummy; useless . bot|people|piece|idiot|garbage|thing",
      "hope you die|rot|choke|burn; kill you|yourself; shut up; kiss my; your ass; my ass; drop dead; bite me",
      "suck it|my; loser; jerk; (this is|total|such) bullshit; stupid; pathetic",
      "piece of garbage|trash|crap|junk; imbecile",
    ],
    es: ["imbecil; basura de; vete a la"],
  },
  patterns: [masked],
};
