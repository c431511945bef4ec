import { anyOf } from "../reading/text/any-of.ts";
import type { IntentWords } from "./intent-words.ts";

/** "What is Dana's phone number" */
const somebodys = new RegExp(
  String.raw`\b${anyOf("what is; give me; need; send me; tell me; text me")} \w+(?: \w+)?'s (?:${anyOf(
    "cell; phone; personal; home; private; direct",
  )} )?(?:number|phone|address|email|cell|mobile)\b`,
);

export const requestPrivateInfo: IntentWords = {
  says: {
    en: [
      "owner phone; owner number; owner's number; owner's phone; owner email; owner address; owner's address",
      "owner's email; landlord's number; landlord's phone; landlord number; owner live; where does the owner",
      "other applicants; other applicant; other renter; who else applied; who else is; who else has",
      "who applied; other people applied; current tenant's; tenant's name; tenant name; tenant's number",
      "name of the tenant; door code; lock code; lockbox code; access code; code to the; code for the; key code",
      "entry code; wifi password; lowest rent .. take; lowest .. owner; lowest .. accept; how low; bank account",
      "routing number; owner's social; owner's social security number; his social security number",
      "her social security number",
      "owner's credit card; owner's last name; owner's full name; owner's name; name of the owner",
      "name of the landlord; his number; her number; his phone; her phone",
    ],
    es: [
      "telefono del dueno; numero del dueno; correo del dueno; nombre del dueno; direccion del dueno",
      "otros solicitantes; otros interesados; codigo de la puerta; codigo de acceso; codigo del candado",
    ],
  },
  shows: {
    en: [
      "his|her social !(security|media|life|worker)",
      "couple|person|people|guy|lady|family|one (before|ahead of|after) me|us",
      "give|gimme|send|text|tell|need|share|whats|get|drop|output|print|provide|confirm|display .. {accessCode}",
      "what is .. {accessCode}; send|give|text|tell|get me|us the|a|that|your code",
      "owner|landlord|manager|agent full|last|first|real|legal|personal|home|cell|private . name|address|phone|number|cell|email",
      "owner|landlord|manager|agent name|address|income|bank|cell",
      "manager|agent phone|number|email !(me|us|you|them|him|her|back)",
      "who is|was|are|were (the)? last|previous|current|old tenant|renter",
      "who else .. toured|saw|seen|viewed|looked|looking|applied|interested|is|has|want|came",
      "what did|has !(i|we|you|he|she|it|they|that|this|the|your|my|owner|landlord) . (put|write|list|offer|say|tell you|make|earn) .. (for|as|on|income|credit|score|about)",
      "what (time|day)? did|does !(i|we|you|it|this|that|the|they|he|she|my|our|your|owner|rent) . (book|offer|apply for|apply with)",
      "what is|was|are|were her|his|their income|credit|score|salary|offer|application",
      "(who|what) (i am|am i|we are) up against",
      "owner|landlord (bottom|lowest|minimum|absolute|final) . line|dollar|price|number|rent|offer",
      "who (got|has|have|took|booked|reserved|grabbed|get|is in|is on|is taking|is coming|is seeing it|else) .. slot|appointment|showing|viewing",
      "who (got|has|took|booked|reserved|grabbed) .. spot at|on",
      "send|give|text|forward|share|tell . the|my|our|that|your . code to|with my|a|someone|somebody|another|him|her|them|his",
      "how many (other)? people|applicant|application|others|folks .. (applied|applying|application|seen it|interested|ahead)",
      "list|name|number|phone|contact|email|info|information . of|for|on (all|the|every|your)? (the)? (other)? renter|applicant|lead|prospect",
      "renter|applicant|tenant phone|number|email|contact|name",
      "owner|landlord|they|he|she would|will|might|could (really|actually)? settle for",
      "would|will (the)? owner|landlord|they|he|she settle for",
      "unlock|release|reveal|disclose|dispense|generate .. code",
      "secret|dirt|gossip .. owner|landlord|neighbor|tenant",
      "name . of|for (the|all|any)? (the)? people|others|folks|everyone|anyone|renter|tenant|applicant",
      "who .. (other people|other renter|other applicant|other tenant|applicant|applied|lives there now|live there now|booked|touring|is seeing it)",
      "other|previous|last|current|old applicant|renter|tenant|people .. name|number|contact|phone|offer|offered|income|credit|info|leave|leaving|pay|paying",
      "what (the)? last|previous|other|next person|people|guy|couple|one|applicant|tenant|renter .. offer|offered|pay|paying|paid|bid",
      "what did|are|do (the)? other|others|previous|last .. offer|offered|offering|pay|paying|earn|make",
      "lowest|least|bottom .. owner|landlord|they|he|she .. take|accept|go",
      "minimum .. owner|landlord|they|he|she .. take|accept|go",
    ],
  },
  patterns: [somebodys],
  unless: {
    en: [
      // "She found it on her phone" asks for nobody's number.
      "on|from|with his|her phone",
      // "Those door codes are hard for me" tells what one is not good at.
      "(code|codes|keypad|lock|app) (and stuff|and such|and all)? (is|are|get|seem) (too|so|very|really|kind of|just)? (hard|confusing|difficult|tricky|not for me)",
      "not (do|get along|work|be|am|good|deal|do well) (well|good|at|with)? (with)? (those|these|the|any|a)? (lock|door|access|key|entry)? code",
      // "The app won't give me the code" demands none of Piper.
      "^ (the|your|this) (app|lockbox|lock box|site|website|system|link|keypad) (will not|did not|does not|would not)",
      "(have|stand|got) a chance; our|my chance",
      // "Did you put my old landlord's number as mine" is of the renter's own.
      "(my|our|his|her) (old|current|last|former|previous)? (landlord|landlords|owner|boss|manager|supervisor) (full|cell|phone|work)? (number|phone|email|name|info)",
      // "What does he need to do" asks for the steps.
      "(i|we) (can|could|will|would)? (give|send|share|forward|get) (you|her|him|them) (my|our|his|her|the)",
      "^ (and|so|okay)? what (all)? (do|does|should|would|will) (he|she|they|i|we) (need|have) to (do|bring|send|sign|fill|show|submit)",
    ],
    // "Le puedo dar el teléfono del dueño de antes" offers it.
    es: ["(le|les|te) (puedo|podemos|podria) (dar|pasar|mandar|compartir)", "(le|les|te) (doy|damos|paso|mando)"],
  },
};
