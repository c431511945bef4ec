import type { Intent } from "./intents.ts";
import { fromWordStarts } from "./word-starts.ts";

/*
 * What a phrase alone does not tell: a thing and what is wrong with it, a demand and what it is for. Each is a pattern
 * over the normal form (normal.ts).
 */

const thing =
  "(?:heat|heater|heating|furnace|radiator|air conditioning|air|toilet|sink|shower|tub|faucet|pipe|drain|water|power|electricity|lights?|outlet|breaker|fridge|refrigerator|freezer|stove|oven|burner|dishwasher|washer|dryer|disposal|garbage disposal|microwave|thermostat|ceiling|wall|roof|window|door|lock|gate|elevator|smoke (?:alarm|detector)|mailbox|intercom|buzzer|unit)";
/** What a home has more than one of is told apart by where it is. */
const place =
  "(?:hall(?:way)?|kitchen|bathroom|bedroom|basement|living room|front|back|porch|garage|main|upstairs|downstairs|outside|stairwell|stairway|laundry|patio|sliding|screen|closet|guest|entry)";
const wrong =
  "(?:broken|broke|busted|dead|died|dies|out|off|jammed|stuck|clogged|backed up|overflow(?:ed|ing|s)?|leak(?:ed|ing|s)?|dripp(?:ed|ing|s)|crack(?:ed|ing)|collaps(?:ed|ing)|not work(?:ing)?|does not work|do not work|stopped working|quit(?: working)?|went out|gave out|shut off|is down|(?:will|does|do|would) not (?:work|turn on|start|close|latch|lock|open|flush|drain|stop)|acting up|making (?:an?|this)(?: \\w+)? (?:noise|sound)|blow(?:s|ing) (?:hot|cold|warm)|beeping|keeps (?:tripping|running|beeping|leaking))";

const patterns: readonly (readonly [Intent, RegExp])[] = [
  [
    "report_maintenance",
    new RegExp(
      `(?:\\b(?:the|my|our|a) (?:${place} )?|^(?:water |kitchen |bathroom )?)${thing}(?: \\w+){0,4} (?:is |are |has |have |was |been |just |got |all |totally |completely )*${wrong}\\b|\\bno (?:heat|hot water|water|power|electricity)\\b(?! (?:included|bill))|\\b(?:water|something) (?:is |keeps )?(?:coming|dripping|pouring|leaking|running) (?:through|out|from|down|in)\\b|\\b(?:come|someone|somebody|anyone|maintenance)(?: \\w+){0,3} (?:fix|repair|unclog|look at the (?:sink|toilet|heat|stove))\\b|\\bput in a (?:work order|repair|maintenance)|\\b(?:roach|cockroach|mouse|mice|rat|bed ?bug|ant)\\w* in my\\b|\\block(?:ed)? (?:me |myself |us )?out of my\\b|\\b(?:i am|i live|we live|we are) (?:in|at) (?:unit|apt|apartment|number|#)? ?\\d{1,4}[a-z]?\\b(?=.*\\b(?:neighbor|noise|music|leak|broken|loud|fix|trash)\\b)|\\b(?:neighbor|upstairs|downstairs|next door)\\b.*\\b(?:blasting|screaming|loud music|party|partying|banging|stomping)\\b|\\bmy (?:\\w+ )?(?:neighbors?|upstairs|downstairs)\\b.*\\b(?:loud|noisy|noise|smok\\w+|barking|trash)\\b|\\b(?:fuga|gotera|goteo) (?:de agua )?en (?:mi|el|la|nuestro)\\b|\\b(?:no (?:hay|tengo|tenemos|sirve|funciona)|se (?:rompio|descompuso|dano|tapo)) (?:el |la |mi )?(?:agua|luz|calefaccion|calenton|bano|inodoro|estufa|refrigerador|aire|lavadora|fregadero|caliente)`,
    ),
  ],
  [
    "emergency",
    /\b(?:gas (?:smell|odor|leak|is leaking)|smell(?:s|ing)?(?: \w+){0,3} gas|rotten eggs?|(?:carbon monoxide|co) (?:alarm|detector)|smoke (?:is )?(?:coming|pouring|filling)|(?:is|are|was|something|it) (?:on fire|burning|sparking)|sparks?(?:ing)? (?:from|coming|out)|(?:outlet|wires?|panel) (?:is |are )?(?:smok|spark|burn)\w*|burning smell|(?:ceiling|roof) (?:is )?(?:caving|collaps|coming down)\w*|water (?:is )?(?:pouring|gushing|everywhere)|(?:apartment|basement|kitchen|bathroom|unit|floor) is (?:flooding|flooded|under water)|(?:flames|fire) (?:are |is )?(?:coming|shooting|in (?:my|the|our) (?:kitchen|stove|oven|unit|apartment|wall|building|basement)|out of)|heart attack|(?:can not|not) breath(?:e|ing)|unconscious|overdos(?:e|ed|ing)|(?:hurt|shoot|stab|kill) (?:someone|somebody|everyone|everybody|people|him|her|them|you all)|sewage (?:is )?(?:coming|backing)|someone (?:is )?(?:breaking|trying to (?:get|break)) in|(?:called|call) 911|hay (?:humo|fuego|un incendio|una fuga de gas)|sale (?:humo|agua por todos))\b/,
  ],
  [
    "accommodation_request",
    /\bmy (?:wheelchair|walker|power chair|oxygen)\b|\b(?:i|my \w+|he|she|we) (?:use|uses|need|needs|have to use|am in|is in|am on) (?:a |an |my |his |her )?(?:walker|wheelchair|cane|crutches|oxygen|scooter|hearing aids?|ground floor|first floor unit because)\b|\b(?:because of|due to|for|with) (?:my|his|her|our|a) (?:\w+'?s? )?(?:disabilit\w+|condition|illness|ms|ptsd|autism|arthritis|anxiety|surgery|injury|mobility|stroke|wheelchair)\b|\b(?:seizure alert|medical alert|psychiatric service|diabetic alert|guide) dogs?\b|\b(?:i am|my \w+ is|she is|he is) (?:legally )?(?:deaf|blind|hard of hearing|disabled|paralyzed|handicapped|autistic|visually impaired)\b|\b(?:put in|install|add|lower|widen)(?: \w+){0,3} (?:handrails?|rails?|grab bars?|ramps?|doorways?)\b|\b(?:paperwork|letter|document\w*|proof|certificat\w+|registration|note from (?:my|a) (?:doctor|therapist))\b.*\b(?:esa|support (?:animal|dog|cat)|service (?:animal|dog)|assistance animal)\b|\b(?:esa|support (?:animal|dog|cat)|service (?:animal|dog)|assistance animal)\b.*\b(?:paperwork|letter|document\w*|proof|certificat\w+|registration|prescribed|doctor|therapist|fee|deposit|pet rent|charge)\b|\b(?:fees?|deposit|pet rent|charged?|extra)\b.*\b(?:emotional support|support (?:animal|dog|cat)|service (?:animal|dog)|assistance animal)\b|\b(?:doctor|therapist|psychiatrist)(?: \w+){0,3} (?:prescribed|recommended|wrote)\b|\b(?:carta|documentos?) .*(?:apoyo emocional|animal de (?:servicio|apoyo))|\bpor mi (?:discapacidad|enfermedad|condicion)\b/,
  ],
  [
    "fair_housing_probe",
    /\b(?:have|has|got|with)(?: (?:\d|an?|one|two|three|four|five|my|our|some))?(?: \w+)? (?:kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|newborns?|sons?|daughters?|teens?|teenagers?|famil(?:y|ies))\b.*\b(?:is (?:that|it)|that is|would that be|are (?:they|we|you)|ok|okay|problem|issue|welcome|alright)\b|\b(?:tengo|tenemos|con) (?:(?:un|una|\d|dos|tres|cuatro|mis|nuestros) )?(?:hij[oa]s?|ninos?|ninas?|bebes?)\b.*\b(?:problema|importa|permit\w+|acept\w+|esta bien)\b|\bschools?(?: \w+){0,4} (?:good|decent|great|bad|safe|rated|rough)\b|\b(?:good|decent|bad|best|better|great) (?:public |elementary |high )?schools?\b|\b(?:mostly|lots? of|many|mainly|any|all|a lot of|full of|too many|other)(?: \w+){0,2} (?:asians?|blacks?|whites?|latinos?|hispanics?|mexicans?|indians?|africans?|arabs?|chinese|foreigners?|immigrants?|muslims?|jews|jewish|christians?|catholics?|gays?|lgbtq?\w*|seniors|elderly|retirees|old people|young people|college students|kids|children|famil(?:y|ies)|singles|single moms?)\b|\b(?:kids|children|families|seniors|students|people) (?:like (?:us|me|ours)|in (?:the|this) (?:building|complex|neighborhood|area)|next door|upstairs)\b|\brent(?:ing)? (?:only )?to (?:an? |only )?(?:\w+ )?(?:asians?|blacks?|whites?|latinos?|hispanics?|mexicans?|indians?|africans?|arabs?|muslims?|jews|jewish|christians?|catholics?|gays?|lesbians?|couples?|famil(?:y|ies)|immigrants?|foreigners?|students|people|women|men)\b|\bsection 8 (?:people|tenants|folks|families|renters)\b|\b(?:churches|mosques?|synagogues?|temples?|religions?)\b|\b(?:i|we|husband|wife|boyfriend|girlfriend|partner|mom|dad|brother|sister|he|she)\b.*\b(?:no|not have|without)(?: any)? papers\b|\b(?:neighbors|tenants|residents|people|renters|folks)(?: there)? (?:white|black|asian|hispanic|latino|mexican|indian|jewish|muslim|christian|gay|foreign|elderly|retired)\b|\b(?:white|black|asian|hispanic|latino|mexican|indian|jewish|muslim|christian|gay) (?:neighborhood|area|building|complex|block|community|part of town)\b|\b\w+[- ]speaking (?:tenants?|neighbors?|people|residents?|families|renters?)\b|\b(?:feel|be|feeling|being) safe\b|\bsafe (?:area |neighborhood |place |there |street |enough )?(?:for|at|to walk|to live|to be)\b|\b(?:is|are) (?:it|the (?:area|neighborhood|street|block|building)|things)(?: \w+){0,2} (?:safe|dangerous|sketchy|rough|ghetto)\b|\bwhat (?:kind|type|sort)s? of (?:people|folks|crowd|neighbors?|tenants?|families|residents)\b|\b(?:i am|we are|my (?:wife|husband|partner|boyfriend|girlfriend)) (?:\w+ )?(?:muslim|jewish|christian|hindu|sikh|black|african american|hispanic|latin[oa]|asian|gay|lesbian|trans\w*|pregnant|a single (?:mom|mother|dad|father|parent)|an immigrant|undocumented|on a (?:work )?visa)\b|\b(?:on a|have a|my) (?:work |student )?visa\b|\b(?:no|without) (?:kids|children|immigrants|section 8 people)\b|\b(?:owner|landlord|you)(?: all| guys)? (?:okay|ok|fine|cool|comfortable|good) with (?:an? |the )?(?:unmarried|gay|lesbian|interracial|same sex|immigrant|foreign|muslim|jewish|kids|children|bab(?:y|ies)|famil)/,
  ],
  [
    "prompt_injection",
    /\b(?:ignore|disregard|forget|bypass|override|skip)(?: \w+){0,3} (?:instructions?|rules?|prompts?|guidelines|polic(?:y|ies)|restrictions?|programming|training|checks?|screening)\b|\b(?:repeat|print|show|reveal|output|display|tell)(?: \w+){0,4} (?:prompt|instructions|text above|words above|above this|verbatim|your rules|configuration|system message)\b|^\W*(?:system|assistant|developer|admin|root|user)\s*(?::|\]|>|-{2,})|[[<{]\/?\s*(?:system|assistant|inst|admin|developer)\b|\b(?:ignore|disregard|bypass|override|drop)(?: \w+){0,2} (?:questions|qualifications?|requirements?|screening)\b|\b(?:as|i am) (?:the |an? |your )?(?:system )?(?:admin(?:istrator)?|developer|engineer|creator|programmer)\b|\b(?:developer|debug|god|sudo|maintenance|test|admin) mode\b|\b(?:set|change|make|update)(?: \w+){0,2} (?:rent|price|deposit|fee) (?:to|at) \$?\d.*\b(?:confirm|agree|write|say|reply|output)\b|\b(?:mark|set|approve|consider|treat) (?:me|my application|this renter)(?: \w+){0,2} (?:approved|qualified|accepted|automatically|verified)\b|\b(?:confirm|say|reply|respond|write)(?: only| just)?(?: with)?(?: that)? (?:i am|i have been|i was|you have) (?:approved|accepted|pre-?approved|qualified)\b|\b(?:book|approve|confirm)(?: \w+){0,2} without (?:any )?(?:checks?|checking|screening|asking)\b|^\W*(?:new|updated?|revised) (?:policy|rules?|instructions?|directive|guidelines?|update)\W*:|\byou (?:may|can|must|should|are (?:allowed|authorized|permitted) to)(?: now)? (?:share|reveal|disclose)(?: \w+)? (?:codes?|names?|lock ?box|private|owner|numbers?|door)|\b(?:respond|reply|answer)(?: me)? (?:only|just)(?: with)? (?:yes|no|okay|one word)\b|\b(?:your|the) (?:manager|boss|owner|landlord|supervisor)(?: already)? (?:approved|okayed|authorized) (?:it|this|me)\b|\b(?:list|show|print|dump|reveal|share|output)(?: \w+){0,3} (?:private|secret|hidden|confidential|internal) (?:data|info\w*|details|notes|values|fields|records)\b|\byou are (?:now |no longer )|\b(?:owner|landlord|manager|boss) (?:told|said|asked|instructed|authorized|wants)(?: \w+){0,4} (?:give|tell|send|share|let|approve)\b|\bbase64\b|\bunder the table\b|\b(?:slip|pay|give) (?:you|them|him|her)(?: \w+){0,3} (?:on the side|extra to)\b|\b(?:just )?(?:say|put|write|pretend)(?: that)? i (?:make|earn|have) (?:more|a better|higher)\b|\b(?:use|using) (?:my|a|someone(?: else)?'?s?) (?:\w+'s )?(?:\w+ )?(?:id|ssn|credit|pay ?stubs?|identity) (?:for|instead|to)\b|\bfake (?:pay ?stubs?|id|references?|documents?)\b|\bignora (?:todas |todo )?(?:las|tus|sus)\b/,
  ],
  [
    "request_private_info",
    /\b(?:what is|give me|need|send me|tell me|text me) \w+(?: \w+)?'s (?:(?:cell|phone|personal|home|private|direct) )?(?:number|phone|address|email|cell|mobile)\b|\b(?:couple|person|people|guy|lady|family|one)s? (?:before|ahead of|after) (?:me|us)\b|\b(?:give|gimme|send|text|tell|need|share|whats|what is|get|drop)(?: \w+){0,4} (?:(?:gate|door|entry|lock ?box|building|garage|alarm|access|key|master) (?:code|combo|combination|pin)|code so|passcode)\b|\b(?:send|give|text|tell|get) (?:me|us) (?:the|a|that|your) code\b|(?<!\b(?:have|ask|get|tell|let|can|could) (?:the |your )?)\b(?:owner|landlord|manager|agent)'?s? (?:full |last |first |real |legal |personal |home |cell |phone |private |email )*(?:name|address|phone|number|cell|email|income|bank)\b|\bwho (?:is|was|are|were) (?:the )?(?:last|previous|current|old) (?:tenants?|renters?)\b|\bwho else(?: \w+){0,2} (?:toured|saw|seen|viewed|looked|looking|applied|interested|is|has|wants|came)\b|\bhow many (?:other )?(?:people|applicants|applications|others|folks)(?: \w+){0,2} (?:applied|applying|applications?|seen it|interested|ahead)\b|\b(?:list|names|numbers|phones|contacts?|e-?mails|info\w*)(?: \w+)? (?:of|for|on) (?:all |the |all the |every |your )?(?:other )?(?:renters?|applicants?|leads|prospects)\b|\b(?:renters?|applicants?|tenants?)'?s? (?:phones?|numbers?|e-?mails?|contacts?|contact info\w*)\b|\b(?:secrets?|dirt|gossip)(?: \w+){0,2} (?:owner|landlord|neighbors?|tenants?)\b|\bnames?(?: \w+)? (?:of|for) (?:the |all |all the |any )?(?:people|others|folks|everyone|anyone|renters|tenants|applicants)\b|\b(?:who|names?)(?: \w+){0,3} (?:other (?:people|renters|applicants|tenants)|applicants|applied|lives there now|live there now|booked|touring|is seeing it|the (?:11|10|other) (?:o'clock|showing))\b|\b(?:other|previous|last|current|old) (?:applicants?|renters?|tenants?|people)(?:'s)?(?: \w+){0,3} (?:names?|numbers?|contact|phone|offer\w*|income|credit|info|leav\w+|pay(?:s|ing)?)\b|\bwhat (?:did|are|do) (?:the )?(?:other|others|previous|last)(?: \w+){0,2} (?:offer\w*|pay\w*|earn|make)\b|\b(?:lowest|minimum|least|bottom)(?! (?:\w+ )?(?:score|credit|income|lease|age|term))(?: \w+){0,4} (?:owner|landlord|they|he|she)(?: \w+){0,2} (?:take|accept|go)\b/,
  ],
  [
    "abusive",
    /\b(?:f off|f you\b|eff off|bs|f\W?[*u#@][*c#@]?[*k#@]\w*|f\*+\w*|sh[*!i]t\w*|b[*!]tch\w*|a[*]+hole|wtf is wrong with you|stfu|crap(?: company| bot)?|garbage (?:company|bot|people)|dumb(?:est|ass)?(?: \w+)? (?:bot|thing|people|company)|worthless|slum ?lords?|scum\w*|useless (?:\w+ )?(?:bot|people|pieces?|idiots?|garbage|thing)|hope you (?:die|rot|choke|burn)|kill you(?:rself)?|shut up|kiss my|(?:up )?(?:your|my) ass|drop dead|suck(?:s)? (?:it|my)|losers?|jerks?|(?:this is|total|such) bullshit|stupid(?! question)|pathetic|pieces? of (?:garbage|trash|crap|junk)|imbecil|basura de|vete a la)\b|f\*+/,
  ],
  [
    "scam_concern",
    /\b(?:under|with|by) (?:a |another )?(?:different |other )?(?:name|owner|landlord|person|phone number)\b(?=.*\b(?:up|real|legit|scam|fake|which)\b)|\b(?:another|other|different|same) (?:site|website|listing|ad|place|page|post)\b.*\b\d{3,4}\b|\b(?:send|sent|pay|paid|wire|zelle|venmo|cash ?app|gift cards?)(?: \w+){0,6} (?:before|without) (?:seeing|i see|a tour|viewing|the tour|meeting)\b|\bwhy (?:do|would|does)(?: \w+){0,4} (?:social|ssn|bank)\b|\b(?:was|is) (?:that|this) (?:really |actually |even )?(?:you|legit|real|a real)\b|\b(?:prove|verify|verification|proof)(?: \w+){0,3} (?:real|own|owner|legit|landlord|who you are)\b|\b(?:social|ssn|bank (?:info\w*|account|details)|license|personal info\w*) before (?:i|we)(?: \w+)? (?:see|saw|tour|view|visit|look)\b|\bgot (?:scammed|burned|ripped)\b|\bgift cards?\b|\bare you for real\b|\bseems? (?:fishy|sketchy|suspicious|too cheap|fake|off|shady)\b|\bcraigslist\b.*\b(?:same|cheaper|fake|real)\b|\b(?:western union|moneygram)\b|\bwir(?:e|ing)(?: \w+){0,3} (?:deposit|money|rent|funds|payment)\b|\b(?:zelle|venmo|cash ?app)(?: \w+){0,2} (?:first|before|upfront|up front)\b/,
  ],
  [
    "request_call",
    /\b(?:have|ask|get|tell)(?: \w+){0,4} (?:to )?(?:call|ring|phone) me\b|\b(?:ring|phone|buzz) me\b|\bcall(?:ed)? (?:me )?(?:back|at \d)|\b(?:rather|prefer|easier)(?: \w+){0,3} (?:a call|to call|by phone|phone call|on the phone)\b|\bcan we (?:talk|speak|chat) (?:on|by|over)\b|\bque me (?:llame|llamen|marque)/,
  ],
  [
    "request_human",
    /\b(?:talk|speak|chat|deal|connect me|transfer me|put me)(?: \w+){0,3} (?:(?:to|with|through to) (?:a |an |the |some ?|your )?(?:human|person|people|someone|somebody|owner|landlord|manager|agent|realtor|leasing office|boss|supervisor))\b|\b(?:have|ask|get|tell|let|can|could) (?:the |your )?(?:owner|landlord|manager|someone|somebody)(?: to)? (?:e-?mail|text|write|message|contact|reach)\b|\b(?:not|no|hate|tired of|sick of)(?: \w+){0,3} (?:bots?|robots?|machines?|automated|ai)\b|\bactual (?:human|owner|landlord)\b/,
  ],
  [
    "negotiate",
    /\b(?:drop|waive|lower|reduce|skip|remove|cut|knock off|come down on|do away with)(?: \w+){0,4} (?:fees?|rent|deposit|price|charge)\b|\b(?:fees?|rent|deposit|price)(?: (?:be|get|to be))? (?:lowered|reduced|waived|negotiated|discounted)\b|\b(?:price|rent|number) (?:is )?(?:firm|set in stone|final|flexible)\b|\b(?:is|are) (?:(?:the|that|this|it)(?: (?:price|rent|number|terms?))?|they) (?:firm|set in stone|final|flexible|negotiable)\b|\b(?:i|we|ill|well|id|wed)(?: \w+)? (?:offer|offering|pay) \$?\d{3,4}\b|\b(?:break|deal|discount|cut|reduction|knock|concession|wiggle|flexib\w+|budge)(?: \w+){0,4} (?:rent|price|deposit|fee|fees|room|month)\b|\b(?:pay|prepay|paying)(?: \w+){0,3} (?:up ?front|in advance|ahead)\b.*\b(?:for|at|if|would|can|lower|less|discount|\d{3,4})\b|\b(?:would|will|could|can|do) (?:they|you|the owner|he|she|the landlord)(?: \w+){0,2} (?:go|come|drop)(?: \w+){0,3} (?:to|down|for|lower) ?(?:to )?\$?\d{0,4}\b|\brent (?:is|seems|feels)(?: \w+){0,3} (?:high|steep|much|pricey|expensive)\b|\b(?:match|beat) (?:that|their|the|a)? ?(?:price|rent|offer)\b|\b(?:first|one|1|a|half a?) month(?: rent)? free\b|\b(?:half|part|split|spread|payment plans?|installments?)(?: \w+){0,5} deposit\b|\bdeposit (?:be |get )?(?:split|spread|broken up|paid in parts)\b|\bdeposit(?: \w+){0,6} (?:installments?|payments|two parts|half|later|payment plans?)\b|\bdeposito(?: \w+){0,3} (?:partes|pagos|cuotas|plazos|mensualidades)\b|\b(?:dejan|dejar|dan|renta)(?:n|r)?(?: \w+){0,2} en \$?\d{3,4}\b/,
  ],
  [
    "request_alternatives",
    /\b(?:got|have|any|are there)(?: \w+){0,2} (?:\d|one|two|three|four|bigger|smaller|larger|cheaper)[ -](?:bed(?:room)?s?|br|units?|places?|ones?|homes?|apartments?)\b(?=.*\?|$)|\b(?:need|want|looking for)(?: \w+){0,2} (?:bigger|smaller|larger|cheaper|more space|less expensive)\b|\b(?:the )?only (?:one|place|unit|home|house|rental|apartment|listing)(?: \w+)? (?:you|they)(?: \w+)? (?:have|got|rent|own|manage)\b|\b(?:do you|you|they) (?:have|got|rent|own)(?: out)? (?:any|some|a few) (?:other )?(?:houses?|apartments?|places?|units?|homes?|condos?|studios?|rentals?|townhouses?|duplexes)\b(?! (?:left|still))|\b(?:have|got|manage|own|rent) (?:anything|something|any ?place|a place) (?:that (?:allows?|takes?|accepts?|has|is)|with (?:a|an|two|three|more|\d)|bigger|larger|smaller|cheaper|closer|under|around \$?\d{3}|in the \d{3,4}|pet)\b|\banything (?:available|open|coming up|opening up|else)(?: \w+){0,4} with (?:a|an|two|more) \w+\b|\b(?:this|that|it) (?:one )?(?:is |s )?(?:too (?:small|big|expensive|far(?! (?:out|off|ahead|away from (?:june|july|now)))|pricey)|out of my)\b|\b(?:other|more|else)(?: \w+){0,4} (?:rentals?|places|listings|properties|units|homes|apartments|buildings|(?:\d|one|two|three|four)[ -]bed(?:room)?s?)\b/,
  ],
  [
    "waitlist",
    /\b(?:wait(?:ing)? ?list|backup (?:list|spot|offer)|next in line|(?:if|when|in case)(?: \w+){0,4} (?:falls? th(?:ru|rough)|opens? up|backs? out|becomes available|comes? (?:back )?(?:available|up))|(?:let|notify|text|call|tell|contact|ping) me (?:know )?(?:if|when)(?: \w+){0,5} (?:opens?|available|comes? up|free(?:s)? up|back on)|lista de espera|(?:let|notify|text|call|tell|contact|ping) me (?:know )?if (?:you (?:get|have)|something|anything|one|another)|avisen?me (?:si|cuando) (?:hay|se))\b/,
  ],
  [
    "running_late",
    /\b(?:\d{1,2} ?(?:min(?:ute)?s?|mins) (?:late|behind|away|out)|late (?:by|for (?:the|my|our))|(?:running|gonna be|going to be|might be|will be|be)(?: \w+){0,4} late|(?:there|here|arrive|make it) (?:at|by|around|closer to) \d|(?:there|here) in \d+|traffic|bus (?:is|was) late|flat tire|car (?:broke|will not|trouble)|caught up|held up|lost (?:and|on)|(?:gps|eta|maps|waze) (?:says|is|shows|said)|(?:voy|vamos|llego|llegare)(?: \w+){0,4} tarde|hay (?:mucho )?trafico)\b/,
  ],
  [
    "access_problem",
    /\b(?:can not|could not|do not|unable to)(?: \w+){0,3} (?:find|get in|see)(?: \w+){0,3} (?:building|place|house|address|entrance|unit|door|lock ?box|it|number|gate|the)\b|(?<!\bwithout )\b(?:nobody|no one|noone|no body|anybody|anyone)(?: \w+){0,2} (?:here|there|answer\w*|(?<!\bto )show\w*(?! (?:it|the|this|that|me|us|my|our)\b)|coming|home)\b|\bi am (?:here|outside|out front|in front|at the (?:door|gate|house|building|lobby|entrance|place))\b|\b(?:code|lock ?box|key|keypad|buzzer|gate)(?: \w+){0,5} (?:not \w+ing|does not|did not|will not|stuck|used|red|beep\w*|error|expired|empty|missing|says|invalid|wrong|not accepted|rejected)\b|\b(?:will not|does not|did not) let (?:me|us) in\b|\b(?:never|did not|have not|has not|not)(?: \w+){0,2} (?:got|get|gotten|received?|sent|send)(?: \w+){0,3} codes?\b|\bwhich (?:door|buzzer|entrance|gate|building)(?: \w+){0,2} (?:do i|should i|is)\b|\bwaiting (?:outside|here|out front|for \d+|in (?:the|front))\b|\b(?:already here|been (?:here|waiting(?! (?:for|on|to) (?:an? (?:answer|reply|response|call|text)|(?:your|any) \w+|you to|hear)\b)))\b|\b(?:esperando|estoy) (?:afuera|aqui|en la puerta)\b/,
  ],
  [
    "wrong_number",
    /\b(?:never|did not|do not)(?: \w+){0,3} (?:asked|ask|apply|applied|inquire\w*|contact\w*|sign(?:ed)? up|signed|looking)(?: \w+){0,4} (?:about|for|you|this|an?)\b(?=.*\b(?:apartment|place|home|house|rental|listing|you|anything|this)\b)|\bwrong (?:number|person|guy|phone|#|girl)\b|\b(?:this|that) is not (?!an? |the |what |my |your )\w+(?:'?s)? (?:phone|number|cell|any ?more)\b|\b(?:nobody|no one|noone) (?:by|with) that name\b|\bnot (?:my|the right) number\b|\bnew (?:number|phone)\b.*\bwho\b/,
  ],
  [
    "opt_out",
    /\b(?:stop|quit|cease|enough)(?: \w+){0,3} (?:text\w*|messag\w*|email\w*|contact\w*|call\w*|spam\w*|bothering|these|writing|sending)\b|\b(?:do not|never|please do not)(?: \w+){0,2} (?:text|message|contact|email|write|bother|call)(?: me| us)?(?: \w+){0,2}(?: again| anymore| any ?more)?$|\b(?:take|remove|delete|get)(?: me| us| my (?:number|name|info))(?: \w+){0,3} (?:list|database|system|texts?|off)\b|\boff (?:your|this|the) (?:list|texts?)\b|\bleave (?:me|us)(?: \w+){1,3} alone\b|\b(?:lose|delete) my number\b|\bno (?:more|mas) (?:texts?|messages?|mensajes|emails?)\b|\bno me (?:escriba|texte|mande|contacte|llame)n?\b/,
  ],
  [
    "not_interested",
    /\b(?:found|got|signed|rented|took|picked|chose|leased|went with|going with|go with|decided on|accepted)(?: \w+){0,4} (?:another|a different|other|somewhere else|elsewhere|new)(?! (?:name|owner|number|price|site|website|ad|listing|landlord|person))(?: \w+){0,2}(?: place| apartment| home| house| one| unit)?\b|\b(?:not|no longer|is not|not really)(?: \w+){0,2} (?:interested|looking|need it|(?<!\b(?:works?|good|suits?) )for me|a fit|going to work out)\b|\b(?:staying|stay) (?:put|where (?:i|we) (?:am|are)|in (?:my|our) (?:current|place))\b/,
  ],
  [
    "reschedule_showing",
    /\b(?:move|change|switch|swap|push|shift|bump)(?! in\b| out\b)(?: \w+){0,4} (?:to|for|until|till) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|the weekend|\d{1,2}(?::\d\d| ?[ap]m))|\b(?:move|change|switch|swap|push|shift|bump)(?: (?:my|the|our))? (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:showing|tour|visit|time|appointment))? to \d{1,2}\b|\b(?:cambiar|mover|pasar)(?:la|lo)?(?: \w+){0,4} (?:al|para|a) (?:el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|la[s]? \d)/,
  ],
  [
    "cancel_showing",
    /\b(?:can not|could not|will not|not able to|not going to|unable to|is not going to|wont)(?: \w+){0,3} (?:come|make it|attend|be there|go|do (?:the|my) (?:tour|showing|visit)|do (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bforget (?:about )?(?:(?:my |the |our )?(?:tour|showing|visit|appointment)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bsomething came up\b|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:tour|showing|visit)) (?:will not|is not going to) happen\b|\b(?:call|calling) (?:it |the tour |the showing )?off\b|\bhave to (?:cancel|back out|pass)\b|\bno podre? (?:ir|llegar|asistir)\b|\bya no (?:voy|puedo) (?:a )?ir\b/,
  ],
  [
    "request_showing",
    /\bcheck (?:it|this|the (?:place|apartment|house|home|unit|studio|condo)) out\b|\b(?:can|could|may) (?:i|we) still (?:come|see|tour|visit|view|make it)\b|\b(?:can|could|may) (?:i|we) (?:come|swing|drop|pop|stop)(?: by| over| in| out)?(?: \w+){0,2} (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|at \d)|(?<!\bdo not )\b(?:see|view|tour|visit|look at|check out|walk through)(?: \w+){0,2} (?:studio|condo|townhouse|duplex|loft|property|room|space|spot|rental|bungalow|cottage|bedroom)\b/,
  ],
  [
    "request_other_times",
    /\bwhat is (?:open|free|available|left) (?:next week|later|after|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bwhat (?:else|other (?:times?|days?))(?: \w+){0,3} (?:open|available|have|got|free)?\b(?=.*\b(?:open|available|have|got|free|times?|days?|slots?)\b)|\banything (?:else )?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun|next|after|before|in the|this|tomorrow)\w*/,
  ],
];

/** V8 gives up on making a pattern of more than 20 kB fast. */
const longestGroup = 10_000;

/**
 * The patterns in groups that are looked for at once, with word starts asked for once: most texts show no situation, and
 * one search for many costs less than one for each.
 */
const groups = grouped(patterns.map(([intent, words]) => ({ intent, words: fromWordStarts(words) })));

type Situation = { intent: Intent; words: RegExp };

function grouped(all: readonly Situation[]): { any: RegExp; each: readonly Situation[] }[] {
  const sourceOf = (each: readonly Situation[]) => each.map(({ words }) => words.source).join("|");
  const cut = all.findIndex((_, i) => sourceOf(all.slice(0, i + 1)).length > longestGroup);
  const each = cut > 0 ? all.slice(0, cut) : all;
  const rest = all.slice(each.length);
  return [{ any: new RegExp(sourceOf(each)), each }, ...(rest.length > 0 ? grouped(rest) : [])];
}

/** The intents that a normal text shows by what it puts together. */
export const situationsIn = (text: string): Intent[] =>
  groups.flatMap(({ any, each }) =>
    any.test(text) ? each.filter(({ words }) => words.test(text)).map(({ intent }) => intent) : [],
  );
