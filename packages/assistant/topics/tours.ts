import { type TourType, toursOffered } from "@porchlight/domain/properties/property.ts";
import { anyOf, wordsOf } from "./enum-words.ts";
import { fact, type Said, type Topic, told, unheld, unheldField } from "./topic.ts";

const tourFields: Record<TourType, "allowsInPersonTours" | "allowsVirtualTours" | "allowsSelfGuidedTours"> = {
  IN_PERSON: "allowsInPersonTours",
  VIRTUAL: "allowsVirtualTours",
  SELF_GUIDED: "allowsSelfGuidedTours",
};

const tours: Topic["answer"] = ({ home }) => {
  const offered = toursOffered(home);
  if (offered.length === 0) return null;
  const ways = anyOf(offered.map((tour) => wordsOf("tours", tour)));
  return told(
    `You can see it ${ways.en}.`,
    `Puede verla ${ways.es}.`,
    ...offered.map((t) => fact(tourFields[t], true)),
  );
};
const tour =
  (type: TourType, yes: Said, no: Said): Topic["answer"] =>
  ({ home }) => {
    const value = home[tourFields[type]];
    if (value === null) return null;
    const said = value ? yes : no;
    return told(said.en, said.es, fact(tourFields[type], value));
  };

/** Who is there at each kind of tour, before one is confirmed. */
const whoIsThere: Partial<Record<TourType, Said>> = {
  IN_PERSON: {
    en: "At an in-person showing someone meets you there, and your confirmation says who.",
    es: "En una visita en persona alguien le recibe, y su confirmación dice quién.",
  },
  SELF_GUIDED: {
    en: "On a self-guided tour you look around by yourself, and entry instructions come before it.",
    es: "Una visita por su cuenta la hace sin compañía, y antes recibe las instrucciones de entrada.",
  },
};

/** Who opens the door: of a confirmed showing the one who does, else who is there at the kinds of tour that are offered. */
const host: Topic["answer"] = ({ home, showing }) => {
  if (!showing) {
    const kinds = toursOffered(home).filter((tour) => whoIsThere[tour] !== undefined);
    const said = (language: "en" | "es") => kinds.map((tour) => whoIsThere[tour]?.[language]).join(" ");
    return kinds.length === 0
      ? null
      : told(said("en"), said("es"), ...kinds.map((tour) => fact(tourFields[tour], true)));
  }
  const { tourType, host: name } = showing;
  const used = fact("showing", name, "availability");
  return tourType === "SELF_GUIDED"
    ? told(
        `You'll see it on your own. ${name} is your contact.`,
        `La visita es por su cuenta. Su contacto es ${name}.`,
        used,
      )
    : told(`${name} will show it to you.`, `${name} le mostrará la vivienda.`, used);
};

const company = [
  "mom mother dad father parents husband wife partner boyfriend girlfriend fiance sister brother son daughter kid baby",
  "friend buddy coworker roommate family folks aunt uncle cousin grandma grandmother realtor agent contractor",
].flatMap((people) => people.split(" "));
/** Whom a renter may come with, in the words for bringing them. */
const withSomeone = [
  ...["bring my", "take my", "come with my", "bring along my"].flatMap((verb) =>
    company.map((who) => `${verb} ${who}`),
  ),
  ...company.map((who) => `have my ${who} with me`),
];

/** How the home can be seen, and what a showing is like. */
export const tourTopics: Topic[] = [
  {
    key: "tours",
    label: { en: "tours", es: "las visitas" },
    asked: {
      en: [
        "what kind of tour; type of tour; how do tours work; how .. showing work; tours do you; tour option",
        "tour type; kind of showing; type of showing; in-person",
      ],
      es: [
        "presencial; tipo de visita; que visitas; en persona; tipos de recorrido; como son las visitas",
        "visitas presenciales",
      ],
    },
    answer: tours,
  },
  {
    key: "tours.self_guided",
    label: { en: "self-guided tours", es: "las visitas por su cuenta" },
    asked: {
      en: [
        "self-guided; self tour; self showing; tour by myself; tour on my own; see it on my own; see it by myself",
        "see it alone; tour it alone; tour alone; view it alone; go alone; without an agent; lockbox; tour it myself",
      ],
      es: ["por mi cuenta; autoguiado; autoguiada; sin agente; autoguiadas"],
    },
    answer: tour(
      "SELF_GUIDED",
      { en: "Yes, you can tour it on your own.", es: "Sí, puede visitarla por su cuenta." },
      { en: "Self-guided tours aren't offered for this home.", es: "Esta vivienda no ofrece visitas por su cuenta." },
    ),
  },
  unheld(
    "tours.code",
    { en: "the door code", es: "el código de la puerta" },
    {
      en: [
        "use my code; use the code; use our code; share my code; share the code; share our code; give my code",
        "him my code; her my code; them my code; someone my code; lend .. code; same code; send my code",
        "give her the code; give him the code; give them the code; code to my; code with my; someone else use",
        "somebody else use",
      ],
      es: ["usar mi codigo; compartir mi codigo; compartir el codigo; dar mi codigo"],
    },
  ),
  {
    key: "tours.entry",
    label: { en: "how you get in", es: "cómo se entra" },
    asked: {
      en: [
        "how do i get in; how do we get in; how do i get inside; how will i get in; get in for the tour",
        "code .. tour; code .. showing; is there a code; is there a key; is there a lockbox",
      ],
      es: ["como entro; como entramos; me mandan un codigo; cuando me llega el codigo"],
    },
    answer: ({ home }) =>
      home.allowsSelfGuidedTours
        ? told(
            "For a self-guided tour, you'll get entry instructions before your showing.",
            "Para una visita por su cuenta, recibe las instrucciones de entrada antes de su visita.",
            fact("allowsSelfGuidedTours", true),
          )
        : null,
  },
  {
    key: "tours.virtual",
    label: { en: "video tours", es: "las visitas por video" },
    asked: {
      en: [
        "virtual; video tour; tour vid; tour video; by video; over video; on video; video of the tour",
        "have a video tour; have a video call; is there a video tour; send .. video tour; facetime; zoom; video call",
        "remote tour; video showing; tour remotely; video walkthrough|walkthroughs; a video one",
      ],
      es: ["virtuales; videollamada; por video; video en vivo; recorrido en video"],
    },
    answer: tour(
      "VIRTUAL",
      { en: "Yes, you can tour it by video.", es: "Sí, puede verla por video." },
      { en: "Video tours aren't offered for this home.", es: "Esta vivienda no ofrece visitas por video." },
    ),
  },
  {
    key: "tours.length",
    label: { en: "how long a showing takes", es: "cuánto dura la visita" },
    settles: true,
    asked: {
      en: [
        "how long .. tour take; how long does the tour; how long will the tour; how long .. visit take",
        "how long is the tour; how long is the visit; long .. showing; showing length; length of the showing",
        "how many minutes",
      ],
      es: ["cuanto dura la visita; cuanto dura el recorrido; cuanto tarda la visita; cuantos minutos"],
    },
    answer: ({ showingMinutes }) =>
      showingMinutes === undefined
        ? null
        : told(
            `A showing takes ${showingMinutes} minutes.`,
            `La visita dura ${showingMinutes} minutos.`,
            fact("showingMinutes", showingMinutes),
          ),
  },
  {
    key: "tours.company",
    label: { en: "coming with someone", es: "venir con alguien" },
    settles: true,
    asked: {
      en: [
        ...withSomeone,
        "my|our . (going to|want to|wants to|will)? come (look|see|see it)? (too|along|as well); bring someone; bring somebody; bring along; bring a friend; bring someone else; come along",
        "comes along; come with me; comes with me; coming with me; go with me; join me; joins me",
        "accompany me; accompanied; bring company; bring another person; bring other people",
        "bring more people; bring my family; bring the family; bring family; bring the kids; bring my kids",
        "bring children; come .. with me; comes .. with me; come .. along; kid|children|baby (would|will|can|could)? come",
      ],
      es: [
        "llevar a alguien; llevar a mi; llevar a mis; llevar a un amigo; llevar a una amiga; llevar a otra persona",
        "llevo a mi; llevo a alguien; traer a mi; traer a alguien; ir con alguien; ir con mi; ir con mis",
        "ir con otra persona; ir con una amiga; ir con un amigo; voy con mi; venir con mi; ir acompanada",
        "ir acompanado; acompanarme; acompaname; me acompana; venir conmigo; ir conmigo; vaya conmigo; venga conmigo",
        "viene .. conmigo; vengan .. conmigo; ir .. conmigo; va .. conmigo; entrar .. conmigo; acompanar; acompane",
        "acompanen; llevar|traer al|a (la|los|las|el)? nino|nina|ninos|ninas|bebe|hijo|hija|hijos",
      ],
    },
    answer: () =>
      told(
        "Yes, you're welcome to bring someone along to the showing.",
        "Sí, puede venir con quien guste.",
        fact("tours.company", "welcome"),
      ),
  },
  {
    key: "showing_logistics.host",
    label: { en: "who will show you the home", es: "quién le mostrará la vivienda" },
    isOwners: true,
    asked: {
      en: [
        "who will be showing; who will show; who would show; who shows; who is showing; who will meet",
        "who would meet; who meets; who is meeting; will there be someone; will there be anyone",
        "will someone be there; will anyone be there; will somebody be there; someone there to let",
        "someone let me in; who will let; who lets; who is letting; who is going to let; who is going to show",
        "who is going to meet; who (all|else)? is going to be there; who (all|else)? will be there; who am i meeting; who do i meet",
        "who will i meet; owner will be there; landlord will be there; someone will be there; somebody will be there",
      ],
      es: [
        "quien me va a mostrar; quien me muestra; quien nos muestra; quien la muestra; quien lo muestra",
        "quien me ensena; quien nos ensena; quien la ensena; quien lo ensena; quien me va a ensenar; quien recibe",
        "quien me recibe; quien nos recibe; quien .. va a recibir; quien .. recibira; quien me atiende",
        "quien nos atiende; quien .. va a atender; quien me espera; quien nos espera; quien me abre; quien nos abre",
        "quien .. va a abrir; quien va a estar; quien estara; habra alguien; va a haber alguien; va a estar alguien",
        "alguien me recibe; alguien me va a recibir; con quien me veo; con quien me encuentro",
      ],
    },
    answer: host,
  },
  unheld(
    "tours.attendance",
    { en: "who has to be at the showing", es: "quién tiene que ir a la visita" },
    {
      en: [
        "have|has|need|needs|supposed to (be there|be present|show up too|come too|come along|come with)",
        "(go|come|see it|tour it|look at it) (for|instead of) me|us; (go|goes|come|comes|going|coming) in my|our place|stead; send my|a|someone|somebody .. instead|alone",
        "he|she|they|everyone|everybody|both|mom|dad|mother|father|wife|husband|cosigner|co-signer|roommate (both|all|also)? have|has|need|needs to come|go; must . be present|there",
      ],
      es: [
        "ir|venir|vaya|venga|iria|vendria|verla|verlo .. en mi|nuestro lugar !(de|favorito); mando|mandar|manda a (alguien|mi|mis) (hermana|hermano|mama|papa|esposa|esposo|novio|novia|pareja|hijo|hija|amigo|amiga|prima|primo)",
        "mandar|manda|mando a alguien",
        "tiene|tienen|tenemos que ir|venir|estar|presentarse; hace falta que venga|vaya|vengan|vayan; necesita|necesitan venir|ir|estar",
      ],
    },
  ),
  unheldField(
    "showing_logistics",
    { en: "the details of the showing", es: "los detalles de la visita" },
    {
      en: [
        "bring to the tour; bring to the showing; bring anything; need to bring; should i bring; should we bring",
        "do i bring; what to bring; need an id; need my id; bring my id; dress code; how .. self tour work",
      ],
      es: ["que debo llevar; llevar algo"],
    },
  ),
];
