import type { WordLists } from "../reading/text/phrases.ts";

/** Words that the phrases of several intents choose from. */
export const wordLists: WordLists = {
  day: "monday; tuesday; wednesday; thursday; friday; saturday; sunday; tomorrow",
  ableInSpanish: [
    "puedo; podemos; puede; pueden; pude; pudimos; podre; podremos; podra; podran; podria; podriamos",
    "voy a poder; vamos a poder; va a poder; van a poder; voy a alcanzar; vamos a alcanzar; alcanzo; alcanzamos",
  ],
  comeInSpanish: "ir; llegar; asistir; acudir; presentarme; presentarnos",
  comingInSpanish:
    "llego; llegamos; llegare; llegaremos; ire; iremos; vamos; voy; asistire; asistiremos; alcanzo; alcanzamos",
  whenInSpanish: "hoy; manana; ahora; lunes; martes; miercoles; jueves; viernes; sabado; domingo",
  politely: [
    "please; available; possible; por favor; disponible; today; tomorrow; this week; this weekend; available today",
    "available tomorrow; available please",
  ],
  owner: "owner; landlord; manager; agent; realtor",
  personBeside:
    "roommate; roomie; housemate; person; people; friend; tenant; occupant; adult; kid; cosigner; guarantor",
  thingBeside: "car; truck; suv; dog; cat; job; carro; coche; camioneta; troca; moto; perro; gato",
  somebody: "someone; somebody; anyone; anybody; a person; people; folks",
  family: "kid; child; children; baby; babies; toddler; newborn; son; daughter; teen; teenager; family; families",
  origin: [
    "american; african american; white; black; asian; hispanic; latino; latina; mexican; indian; arab; chinese",
    "african; somali; foreign; foreigner; immigrant; muslim; christian; jewish; jew; catholic; hindu; sikh; gay",
    "lesbian; straight; lgbt; lgbtq",
  ],
  standing: "couple; family; families; student; people; women; men",
  ages: [
    "senior; elderly; retiree; old people; young people; college student; kid; child; children; family; families",
    "single; single mom",
  ],
  assistance:
    "emotional support; support animal; support dog; support cat; service animal; service dog; assistance animal",
  condition: [
    "disability; disabled; condition; illness; ms; ptsd; autism; arthritis; anxiety; surgery; injury; mobility",
    "stroke; wheelchair",
  ],
  // "I'm the engineer at the plant": what follows a trade of somebody.
  besideTrade: "at; for; in; of; on; with; from; and; by; to",
  rules: [
    "instruction; rule; prompt; guideline; notice; minimum notice; policy; policies; restriction; programming",
    "training; check; screening",
  ],
  accessCode: [
    "gate code; door code; entry code; lockbox code; lock box code; building code; garage code; alarm code",
    "access code; key code; master code; gate combo; door combo; lockbox combo; lockbox combination; door pin",
    "passcode; code so",
  ],
  screening: "check; screening; application; credit; background; pay stub; paystub; proof of income; references",
  praise:
    "best; great; awesome; amazing; wonderful; fantastic; angel; lifesaver; life saver; legend; sweetheart; so helpful; very helpful; super helpful; so kind; so nice; so sweet; so patient",
  mine: "the; my; our; a",
  fixture: [
    "heat; heater; heating; furnace; radiator; air conditioning; air; toilet; sink; shower; tub; faucet; pipe",
    "drain; water; power; electricity; light; outlet; breaker; fridge; refrigerator; freezer; stove; oven; burner",
    "dishwasher; washer; dryer; disposal; microwave; thermostat; ceiling; wall; roof; window; door; lock; gate",
    "elevator; smoke alarm; smoke detector; water heater; mailbox; intercom; buzzer; unit",
  ],
  where: [
    "hall; hallway; kitchen; bathroom; bedroom; basement; living room; front; back; porch; garage; main; upstairs",
    "downstairs; outside; stairwell; laundry; patio; sliding; screen; closet; guest; entry",
  ],
  wrong: [
    "broken; broke; busted; dead; died; dies; out; off; jammed; stuck; clogged; backed up; overflow; overflowed",
    "overflowing; leak; leaked; leaking; dripping; cracked; cracking; collapsed; not working; not work",
    "stopped working; quit; quit working; went out; gave out; shut off; is down; not turn on; not start; not close",
    "not latch; not lock; not open; not flush; not drain; not stop; acting up; making a noise; making this noise",
    "blowing hot; blowing cold; beeping; keeps tripping; keeps running; keeps leaking",
  ],
  helper: [
    "caseworker; case worker; case manager; social worker; specialist; counselor; navigator; advocate; realtor; agent; lawyer",
    "mom; mother; dad; father",
  ],
  rental:
    "one; place; home; house; apartment; unit; property; rental; listing; building; casa; departamento; apartamento; lugar",
  holds:
    "have; has; had; include; included; take; takes; allow; allows; offer; offers; charge; charges; pay; pays; cost; costs; come with; comes with; came with",
  ofVisit: "cita; visita; recorrido; hora; horario; dia",
  weekdayInSpanish: "lunes; martes; miercoles; jueves; viernes; sabado; domingo; manana",
  answerer: "agent; representative; rep; operator; person; human; manager; supervisor; landlord; owner",
  reach: "text; texting; message; messaging; contact; contacting; email; emailing; write; writing; call; calling",
  speak: "call; speak to; speak with; talk to; talk with; contact; email; reach",
  kindOfOffice: "property; building; leasing; real; actual",
  atTheOffice:
    "human; person; people; someone; somebody; owner; landlord; manager; agent; realtor; leasing office; boss; supervisor",
  host: "you; the owner; the landlord; someone; somebody",
  money: "fee; rent; deposit; price",
  homes: [
    "place; unit; home; house; apartment; condo; studio; rental; townhouse; duplex; listing; property; properties",
    "bedroom; bed; building; one",
  ],
};
