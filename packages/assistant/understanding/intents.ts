import { keeping } from "./kept.ts";
import { Lexicon, phrases } from "./lexicon.ts";
import { tokensOf } from "./normal.ts";
import type { OtherBusiness } from "./other-business.ts";
import { situationsIn } from "./situations.ts";

/**
 * What a renter may be after, with the ways of saying it in both languages. A phrase is in the normal form (normal.ts),
 * plurals do not matter, `..` leaves room for up to three words.
 */
const table = {
  greeting:
    "hi; hello; hey; you there; are you there; anyone there; anybody there; hay alguien; good morning; good afternoon; good evening; hola; buenas; buenos dias; buenas tardes; buenas noches; greetings; interested; i am interested; me interesa; estoy interesado; estoy interesada",
  request_showing:
    "can i come now; can we come now; come now; come over now; come right now; when can i come; when can we come; when could i come; when could we come; when may i come; cuando puedo ir; cuando podemos ir; do a video tour; do a video call; do .. video tour; do .. virtual tour; do a virtual; take a video tour; tour it by video; make it a video; tour by video; see it by video; see it over video; see it on video; see it virtually; see it over zoom; see it on facetime; schedule .. showing; schedule .. tour; schedule .. visit; schedule .. viewing; schedule .. appointment; set up .. showing; set up .. tour; set up .. viewing; set up .. time; book .. showing; book .. tour; book .. viewing; book .. visit; book .. time; come see; come by; come look; come and see; come view; come take a look; see the place; see the apartment; see the unit; see the home; see the house; see it; see this; see .. in person; view the apartment; view the place; view the unit; view the house; view the home; view it; tour it; tour the; take a tour; a tour; a showing; a viewing; a visit; an appointment; look at it; look at the apartment; look at the place; look at the unit; look at the house; visit the; visit it; check it out; check out the; available to show; show me the apartment; show me this; show me the place; show me the unit; show me the house; show us this; show us the place; show us the apartment; show us the house; show me the place; walk through; are you showing; showing it; show it to; show the place; what times; times do you have; what day do you have; which day do you have; what day .. do showing; day are open; when are showing; when are the showing; when are your showing; when do you do showing; when do you have showing; time slot; open slot; do you show; interested in seeing; go about seeing; go about viewing; go about touring; about seeing the; about viewing the; about touring; interested in touring; interested in viewing; interested in visiting; like to see; love to see; want to see; want to tour; want to visit; want to view; when can we meet; when could we meet; when can i meet; another showing; another tour; another viewing; another visit; can i get another; possible to view; possible to see; possible to tour; possible to visit; like to tour; like to visit; like to view; stop by; swing by; when can i see; when could i see; can i see; could i see; can we see; may i see; any showing; any open house; open house; meet me there; meet me at; someone meet me; showing time; tour time; available time; what time .. available; are you available; what day .. available; day are you; que dias; que horarios; viewing time; showing availability; availability for .. showing; availability for .. tour; availability to show; your availability; verlo; verla; ver el apartamento; ver la casa; ver el departamento; ver el lugar; quiero ver; quisiera ver; me gustaria ver; puedo ver; podemos ver; cuando la puede ver; cuando lo puede ver; cuando la pueden ver; cuando lo pueden ver; cuando la puedo ver; cuando lo puedo ver; cuando la podemos ver; cuando lo podemos ver; cuando se puede ver; podria ver; visitarlo; visitar el; visitar la; visitarla; una visita; una cita; agendar; programar; hacer una cita; un recorrido; puedo pasar; conocer el apartamento; conocer la casa",
  request_other_times:
    "same day later; later the same day; later that day; later in the day; later on that day; other time; another time; different time; other day; another day; different day; more time; any other; something else; other option; none of those; none of these; none of them work; do not work for me; those do not work; anything later; anything earlier; anything sooner; nothing else; no other times; nothing later; nothing earlier; nothing sooner; later than that; earlier than that; sooner than that; later time; earlier time; earlier slot; later slot; earlier opening; later opening; earlier appointment; later appointment; something later; something earlier; weekend instead; do it earlier; do it later; come earlier; come later; bit earlier; bit later; little earlier; little later; hour later; hour earlier; otro dia; otra hora; otro horario; otros horario; mas tarde; mas temprano; ninguno me sirve; ninguna me sirve; no me sirve",
  reschedule_showing:
    "change my time; change our time; change .. time; different time for saturday; change it to; change to; reschedule; showing be moved; showing moved; tour be moved; tour moved; appointment be moved; appointment moved; visit be moved; showing be changed; appointment be changed; be moved to; get moved to; re-schedule; resched; rather do that; rather come; switch to; switch my; switch the; swap to; bump it; bump my; move to; move my showing; move my tour; move my appointment; move the showing; move the tour; move the appointment; move it to; change my showing; change my tour; change my appointment; change the time; change the showing; change the day; change the tour; change the appointment; push it back; push back; push it to; push my; push our; push .. back; make it later; make it earlier; bring it forward; bring forward; bring it up to; move it up; move up; postpone; come later instead; can we do .. instead; could we do .. instead; can i come .. instead; different time instead; make it .. instead; reprogramar; se puede cambiar; puedo cambiar; podemos cambiar; cambiar para; cambiarlo; cambiarla; cambiar la cita; cambiar la hora; cambiar la visita; cambiar el dia; cambiar mi cita; mover la cita; mover la visita; posponer; aplazar",
  cancel_showing:
    "cancel; cancel my; cancel the; cancel it; cancel our; can not make it; will not make it; not going to make it; not be able to make it; unable to make it; will not be able to come; can not come; will not be coming; not coming; can not attend; call off; call it off; never mind about; nevermind about; forget about the; forget the tour; different direction; cancelar; cancelo; cancele; cancela; cancelen; cancelame; anular; no puedo ir; no voy a ir; no podre ir; no voy a poder",
  attend:
    "i will be there; will be there; see you then; see you there; i am coming; still coming; on my way; on the way; on my way there; ahi estare; alli estare; ahi nos vemos; confirmo",
  affirm:
    "yes; yes please; sure; okay; of course; sounds good; sound good; sounds great; works for me; works for us; suits me; suits us; suit me; suit us; that work; perfect; great; absolutely; definitely; correct; confirmed; confirm; agreed; deal; go ahead; do it; please do; that is fine; that is good; fine with me; i will take it; si; claro; por supuesto; de acuerdo; me parece bien; esta bien; perfecto; vale; dale; correcto; confirmado; me sirve; me funciona; me queda bien; nos queda bien; me conviene; adelante",
  negate:
    "no; no thanks; no thank you; not really; that do not work; does not work; do not work; not good; rather not; i can not; wrong; not correct; keep it; never mind; nevermind; no gracias; no me funciona; no puedo; mejor no; para nada; dejalo; no importa",
  thank_goodbye:
    "thanks; thank you; thank; thank you so much; appreciate it; appreciate; bye; goodbye; good bye; have a good; have a great; have a nice; take care; talk soon; see you; talk later; get back to you; get back with you; let me check with my; let me check with the; let me ask my; let me talk to my; let me think; think about it; think it over; sleep on it; great thanks; gracias; muchas gracias; mil gracias; adios; hasta luego; hasta pronto; nos vemos; buen dia; cuidese",
  opt_out:
    "stop texting; stop messaging; stop contacting; stop emailing; stop sending; do not text; do not message; do not contact; do not email; quit texting; unsubscribe; opt out; remove me; remove my number; take me off; leave me alone; stop bothering; no mas mensajes; dejen de escribir; deje de escribir; no me escriban; no me escriba; dejar de recibir; para de mandar; pare de mandar; paren de mandar; deja de mandar; dejen de mandar; para de escribir; no quiero mensajes; quitenme; no me contacten; darme de baja; no me manden",
  wrong_number:
    "wrong number; wrong person; not looking for .. apartment; not looking for a home; never contacted you; do not know who you are; did not inquire; did not ask about .. apartment; numero equivocado; persona equivocada; se equivoco",
  not_interested:
    "no longer interested; not interested; not interested anymore; found another place; found a place; found something else; rented something else; got something else; signed something else; took something else; went with something else; chose something else; have something else; found another; found an apartment; signed .. lease elsewhere; going with another; went with another; decided to go; pass on this; going to pass; i will pass; changed my mind; no longer looking; no longer need; ya no me interesa; no me interesa; no estoy interesado; no estoy interesada; ya no estoy interesado; ya no estoy interesada; ya no estamos interesado; ya encontre; encontre otro; encontramos otro; ya encontramos; ya rentamos; ya no busco; ya no necesito",
  apply:
    "send the application; send in the application; send in .. application; send my application; submit .. application; do the application; apply today; apply now; how do i apply; how can i apply; can i apply; could i apply; where do i apply; want to apply; like to apply; love to apply; ready to apply; going to apply; send me .. application; start .. application; fill out .. application; application link; link to apply; i want it; we want it; i will take the apartment; i will take it; we will take it; we would take it; i would take it; we will take the apartment; lo tomo; lo tomamos; me lo quedo; nos lo quedamos; put in .. application; quiero aplicar; quisiera aplicar; puedo aplicar; como aplico; hacer la solicitud; llenar la solicitud; quiero postular; mandeme la solicitud; quiero rentarlo; quiero rentarla",
  request_call:
    "call me; give me a call; can you call; can someone call; could you call; call me back; phone call; speak on the phone; talk on the phone; please call; have someone call; get a call; can i call; number i can call; number to call; phone number to call; llameme; llamame; me pueden llamar; me puede llamar; una llamada; hablar por telefono; puedo llamar; numero para llamar",
  request_human:
    "real person; available to talk; available to chat; available for a call; available for a chat; free to talk; around to talk; actual person; human; talk to a person; talk to someone; speak to someone; speak with someone; talk with someone; speak to a person; speak with a person; speak to the owner; talk to the owner; speak with the owner; talk to the landlord; speak to the landlord; talk with the owner; contact the owner; speak with the landlord; talk to the manager; speak to the manager; talk to someone else; speak to someone else; speak with someone else; get someone else; is there someone else; representative; live agent; not a bot; hablar con una persona; persona real; hablar con alguien; hablar con el dueno; hablar con la duena; hablar con el propietario; un humano; un agente; hablar con el encargado",
  request_alternatives:
    "more than one unit; more than one apartment; more than one open; multiple units; other property; other properties; other apartment; other home; other unit; other house; another unit; another apartment; another property; another home; other listing; other rental; anything else available; anything else for rent; any other place; any other home; any other house; any other property; any other apartment; any other unit; any other listing; any other rental; something cheaper; something bigger; something smaller; more unit; similar place; similar unit; other place; different unit; different apartment; otras propiedades; otra propiedad; otros apartamentos; otro apartamento; otras casas; otra casa; otra unidad; algo mas barato; algo mas grande",
  ask_identity:
    "how did you get my number; where did you get my number; who gave you my number; how do you have my number; are you a bot; are you a robot; are you real; are you human; is this a bot; is this a robot; is this a real person; are you an ai; is this ai; is this automated; are you a real person; who is this; who this; who are you; who am i talking to; who am i speaking with; what is your name; are you the owner; are you the landlord; are you a person; the real owner; real owner or; the owner or an agent; owner or agent; agent or owner; agent or the owner; am i talking to a; am i texting a; chatbot; automated message; eres un robot; es un robot; eres una persona; quien eres; quien es usted; es usted una persona; eres real; con quien hablo; es un bot; eres humano; eres el dueno",
  scam_concern:
    "scam; scammer; fraud; how do i know you; actually the owner; really the owner; prove you; is this legit; is this legitimate; is this real; is this listing real; is the listing real; legit; fake listing; fake; too good to be true; ripped off; how do i know this; send money first; wire money; estafa; fraude; es real este; es legitimo; es falso",
  negotiate:
    "negotiable; negotiate; lower the rent; lower rent; lower price; lower the price; reduce the rent; come down on; take .. less; accept .. less; would you take; would you accept; would they take; would they accept; would the owner take; would the owner accept; best price; lowest you would; lowest you; lowest price; what is the lowest; any discount; discount; move in special; any special; cheaper rent; work with me on; waive the; waive; wiggle room; flexible on the rent; flexible on rent; flexible on the price; flexible with the rent; rent lower; go lower; offer you; i can offer; i can pay .. a month; split the deposit; deposit .. be split; deposit .. split; deposit .. installments; pay the deposit in; deposit in payments; deposit in installments; negociable; negociar; bajar la renta; bajar el precio; bajar el alquiler; rebaja; descuento; menos renta; acepta menos; aceptarian; ofrezco; puedo ofrecer",
  report_maintenance:
    "leaking; leak; is broken; stopped working; not working; has not worked; have not worked; no heat; no hot water; heater is out; clogged; toilet is; maintenance request; repair request; needs to be fixed; need .. fixed; mold in my; i live in unit; i live in apartment; i live in apt; i live in the building; i am a tenant; i am the tenant; current tenant; my unit; mantenimiento; gotera; se descompuso; esta roto; no funciona; esta tapado; soy inquilino",
  emergency:
    "there is a fire; gas leak; smell gas; smell of gas; smells like gas; carbon monoxide; flooding; flooded; burst pipe; pipe burst; emergency; break in; broken into; someone broke; on fire; sparking; incendio; fuga de gas; huele a gas; emergencia; inundacion; inundado; se esta quemando",
  accommodation_request:
    "reasonable accommodation; accommodation; reasonable modification; modification; grab bar; install .. ramp; because of my disability; due to my disability; my disability; i am disabled; i have a disability; i use a wheelchair; i am in a wheelchair; uses a wheelchair; wheelchair user; i am deaf; i am blind; hard of hearing; mobility issue; mobility impairment; medical condition; sign language; interpreter; ajuste razonable; adaptacion; mi discapacidad; tengo una discapacidad; silla de ruedas uso; uso silla de ruedas; estoy en silla; soy sordo; soy sorda; soy ciego; interprete",
  fair_housing_probe:
    "rent to people; rent to families; rent to student; kind of people; type of people; mostly family; mostly families; mostly kids; mostly students; mostly young; mostly older; mostly retired; mostly professionals; what kind of neighbor; what are the neighbor; who lives; who live there; who are the neighbor; what race; racial; ethnic; ethnicity; black people; white people; hispanic; latino; asian people; immigrant; many immigrant; christian; muslim; jewish; church nearby; religious; religion; gay; lgbt; lesbian; aceptan familia; permiten familia; reciben familia; rentan a familia; accept families; allow families; take families; families with kid; family friendly; families welcome; good for family; good for families; good for a family; good for kids; kid friendly; any kids; are there kids; lots of kids; other kids; many children; allow kids; allow children; take kid; take kids; take children; takes kids; takes children; accept kids; accept children; okay with kids; okay with children; kids okay; kids allowed; children allowed; have kids; i have a baby; have a baby; have a newborn; newborn; a toddler okay; have a child; have children; are children; are kids; is it safe; safe area; safe neighborhood; safe for; area safe; neighborhood safe; how safe; crime; dangerous; bad area; bad neighborhood; good neighborhood; nice neighborhood; good area; rough area; sketchy; good school; schools good; school good; school rating; best school; demographics; demographic; senior living; older people; young people; students live; college kids; single mother; single mom; single dad; single father; single parent; unmarried; both women; both men; two women; two men; same sex; have a problem with; prefer .. married; only married; rent to .. married; want .. married; i am pregnant; adults only; citizen; citizenship; green card; undocumented; immigration status; visa status; que tipo de gente; que clase de gente; quien vive; quienes viven; hay muchos ninos; aceptan ninos; permiten ninos; tengo hijos; con ninos; es seguro; zona segura; barrio seguro; es segura; peligroso; peligrosa; delincuencia; buenas escuelas; buena escuela; latinos; hispanos; inmigrante; sin papeles; indocumentado; familias con; estatus migratorio; que raza; religion",
  prompt_injection:
    "ignore previous; ignore all; ignore your; ignore the above; disregard previous; disregard your; disregard all; system prompt; your instructions; your prompt; you are now; pretend to be; pretend you are; act as; act like; developer mode; jailbreak; new instructions; override; reveal your; print your; repeat your instructions; roleplay; from now on you; forget your; forget everything; as an admin; admin mode; debug mode; set the rent to; change the rent to; mark me as qualified; mark me as approved; approve me automatically; auto approve; ignora las; ignora tus; olvida tus; instrucciones anteriores; tus instrucciones; finge que; modo desarrollador",
  request_private_info:
    "owner phone; owner number; owner's number; owner's phone; owner email; owner address; owner's address; owner's email; landlord's number; landlord's phone; landlord number; owner live; where does the owner; other applicants; other applicant; other renter; who else applied; who else is; who else has; who applied; other people applied; current tenant's; tenant's name; tenant name; tenant's number; name of the tenant; door code; lock code; lockbox code; access code; code to the; code for the; key code; entry code; wifi password; lowest rent .. take; lowest .. owner; lowest .. accept; how low; bank account; routing number; owner's social; owner's social security number; his social; her social; owner's credit card; owner's last name; owner's full name; owner's name; name of the owner; name of the landlord; his number; her number; his phone; her phone; telefono del dueno; numero del dueno; correo del dueno; nombre del dueno; direccion del dueno; otros solicitantes; otros interesados; codigo de la puerta; codigo de acceso; codigo del candado",
  request_self_tour:
    "self guided; self-guided; self tour; self showing; self show; tour alone; tour it alone; see it alone; view it alone; look at it alone; tour on my own; tour it myself; tour by myself; by myself; go in alone; go alone; look around alone; on my own; see it by myself; see it on my own; lockbox; without an agent; without anyone; without the owner there; without the owner being; without the owner present; without the landlord there; without someone there; without somebody there; without a realtor; without meeting; por mi cuenta; autoguiado; autoguiada; visita libre; sin agente",
  running_late:
    "overslept; slept in; woke up late; running late; run late; be late; running behind; minutes late; minute late; stuck in; stuck behind; stuck at; delayed; got held up; behind schedule; going to be late; few minutes behind; voy tarde; llego tarde; voy a llegar tarde; retrasado; estoy en el trafico; minutos tarde",
  access_problem:
    "can not get in; can not find; no one is here; nobody is here; no one here; nobody here; nobody showed; no one showed; where are you; i am lost; we are lost; got lost; how do i get in; how do we get in; how do i get inside; i am outside; i am here; i am at the door; code does not work; code is not working; code did not work; lockbox does not; lockbox is; door is locked; locked out; gate is locked; wrong address; no show; no hay nadie; estoy afuera; estoy aqui; no puedo entrar; el codigo no funciona; no encuentro; nadie llego",
  abusive:
    "fuck; fuck you; fucking; shit; bitch; asshole; idiot; stupid bot; stupid machine; thieves; crooks; liars; bullshit; piece of crap; moron; piece of shit; go to hell; screw you; retard; dumbass; scumbag; pendejo; puta; idiota; estupido; mierda; vete al diablo; cabron; chinga",
  pass_on:
    "pass it on; pass it along; pass that on; pass that along; let the owner know; tell the owner; tell them; tell him; tell her; tell the landlord; ask the owner; ask the landlord; ask them; ask him; ask her; let them know; let him know; let her know; pasalo; digale; preguntele; avisele; dile al dueno",
  ask_next:
    "what is next; what next; what happens next; what happens now; what do we do next; what do i do next; what do i do now; need anything else from me; need anything from me; anything else you need; anything else from me; what else do you need; need anything from us; do i need to do anything; que sigue; que hago ahora; que hacemos ahora",
  ask_own_showing:
    "what time was i; what time am i; when am i; when was i; what day am i; what time is the showing; my showing; my appointment; my tour; my visit; my viewing; my request; when is my; what time is my; am i confirmed; did they confirm; did he confirm; did she confirm; did the owner confirm; did the landlord confirm; confirmed yet; is it booked; is my time set; my time set; is my time; my time still; am i booked; are we booked; it is booked; am i all set; are we all set; am i set for; are we set for; ya quedo; quedo agendada; quedo agendado; esta agendada; heard back; hear back yet; am i still on; are we still on; is it confirmed; still on for; mi visita; mi cita; a que hora es mi; sigue en pie",
  help: "help",
} as const;

export type Intent =
  | keyof typeof table
  | OtherBusiness
  | "waitlist"
  | "tells_cosigner"
  | "wants_later"
  | "wants_earlier"
  | "ask_property_question"
  | "give_date"
  | "select_alternative"
  | "inform_qualification";

export const isIntent = (name: string): name is keyof typeof table | "waitlist" =>
  Object.hasOwn(table, name) || name === "waitlist";

const lexicon = new Lexicon(
  (Object.entries(table) as [keyof typeof table, string][]).map(([intent, list]) => [intent, phrases(list)] as const),
);

/** Intents named in a normal text, in order of mention, each once. Longer phrases win over shorter ones inside them. */
export const intentsIn = keeping((text): readonly Intent[] => {
  const named: Intent[] = lexicon.find(tokensOf(text)).map((hit) => hit.key);
  if (bareTour.test(text)) named.push("request_showing");
  if (defers.test(text)) named.push("thank_goodbye");
  if (bareHuman.test(text)) named.push("request_human");
  if (bargain.test(text)) named.push("negotiate");
  if (pushes.test(text) || shifts.test(text)) named.push("reschedule_showing");
  named.push(...situationsIn(text));
  if (named.includes("request_other_times")) {
    if (later.test(text)) named.push("wants_later");
    if (earlier.test(text)) named.push("wants_earlier");
  }
  return [...new Set(named)];
});

/** "Can we push it 30 min" */
const pushes =
  /\b(?:push|bump|slide) (?:it|that|mine|us|(?:my|the|our) (?:showing|tour|visit|appointment|time))(?: by)? (?:an?|one|two|half an?|\d{1,3}) ?(?:hours?|hrs?|min(?:ute)?s?)\b|\b(?:move|push|bump|change|switch) (?:it|me|us|that|mine) to (?:around )?(?:1[0-2]|[1-9]|noon)\b(?!\d|-| (?:months?|years?|bed\w*))/;

/** "Can it be 30 min later" */
const shifts =
  /\b(?:can|could|may|might|possible|make|do) (?:it|we|i|that|you)(?: (?:be|do|come|have|move|make|it|meet|start|possibly|maybe|just|a|like)){0,3} (?:\d{1,3}|half an?|an?|one|two|few|couple) ?(?:more )?(?:hours?|hrs?|min(?:ute)?s?) (?:later|earlier|sooner)\b/;

const later = /\b(?:later|mas tarde)\b/;
const earlier = /\b(?:earlier|sooner|mas temprano|antes)\b/;

/** "Tour?" */
const bareTour =
  /^(?:(?:a|any|the|next|possible) )?(?:tours?|showings?|viewings?|visits?|(?:tour |showing |open )?(?:times|slots)|recorrido|visita|cita|(?:(?:okay|so|then|and|alright|well)[, ]+)+when(?: then| though)?)(?: (?:please|available|times?|possible|por favor|disponible|today|tomorrow|this (?:week|weekend)))*\W*$/;

/** "Can I let you know tomorrow" */
const defers =
  /\b(?:let you know|get back to you|get back with you|tell you|text you|decide|confirm with you|give you an answer)(?: \w+){0,2} (?:tomorrow|tonight|later|soon|next week|this week|in (?:an? |\d)|by|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** "Agent please" */
const bareHuman =
  /^(?:(?:an?|the|live|real|talk to|get me|give me) )*(?:agent|representative|rep|operator|person|human|manager|supervisor|landlord|owner|agente|representante|persona)s?(?: (?:please|now|por favor))*[.! ]*$/;

/** A counter-offer in figures: "would you take 1500", "can you do $1,450", "I'm thinking of offering 1200". */
const bargain =
  /^\$?\d(?:,?\d{3}|\d{2}) (?:a month |even |flat )*(?:and|if) (?:i|we)(?: will| can| could| would| am ready to)? (?:sign|take|move|pay|rent)\b|\b(?:i|we) (?:can|could|would|will|am willing to|are willing to|am able to)(?: also| even| gladly)? (?:pay|put down|give)(?: (?:the|a|an|you|full|whole|\d+|one|two|three|six|few|couple|of|year|years|months?|rent)){0,5} (?:up ?front|in advance|ahead of time)\b|\b(?:i|we) (?:can|could|would|will)(?: also| even| gladly)? (?:pay|put down|give|do|offer) (?:an? )?(?:bigger|larger|double|extra|higher) deposit\b|\b(?:open to|entertain|okay with|fine with) (?:an offer of )?(?:\$\d,?\d{2,3}|\d,?\d{3})\b(?! ?(?:sq|lb|credit|score))|\b(?:(?:i|we)(?: am| are| would| could| can| will| was)?(?: like to| thinking (?:of|about)| willing to| going to)? offer(?:ing)?|(?:my|our) (?:best )?offer (?:is|would be))(?: you| them| about| around)? \$?\d(?:,?\d{3}|\d{2,3})\b|\b(?:(?:can|could|would|will) (?:you|they|we|he|she|the owner|the landlord|owner|landlord)(?: all)? (?:do|take|go|go down to|accept|consider)|aceptarian?|me lo dejan? en|how about|what about)(?: it for| for| at)? \$?\d(?:,?\d{3}|\d{2,3})\b(?!:| ?(?:am|pm)\b| (?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:tomorrow|today|tonight)\b)/;
