import type { Shape } from "./grammar.ts";

const aboutOneself: Shape = {
  language: "en",
  plain: ["I'm a big reader", "I'm a lifelong Bengals fan", "I'm a huge coffee fan", "I'm kind of a homebody"],
  telling: {
    "race or color": [
      "I'm Black",
      "I'm half Korean",
      "I'm Native American",
      "I'm a Black woman",
      "I'm white",
      "I'm a brown guy with a beard",
    ],
    "national origin": [
      "I'm from Nigeria",
      "I'm originally from Oaxaca",
      "I'm Syrian",
      "I'm Puerto Rican",
      "I'm Hmong",
    ],
    religion: [
      "I'm Muslim",
      "I'm an Orthodox Jew",
      "I'm Catholic",
      "I'm a Jehovah's Witness",
      "I'm Hindu",
      "I'm an atheist",
    ],
    sex: ["I'm a woman", "I'm a guy"],
    "gender identity": ["I'm a trans woman", "I'm nonbinary"],
    "sexual orientation": ["I'm gay", "I'm a lesbian", "I'm bi"],
    "familial status": [
      "I'm a single mom",
      "I'm a single dad",
      "I'm raising my grandson",
      "I'm a foster parent",
      "I have a newborn",
    ],
    pregnancy: ["I'm pregnant", "I'm seven months pregnant", "I'm expecting"],
    disability: [
      "I'm deaf",
      "I'm legally blind",
      "I'm in a wheelchair",
      "I'm autistic",
      "I'm in recovery",
      "I'm HIV positive",
      "I have PTSD",
      "I use a walker",
    ],
    age: ["I'm 67", "I'm a senior citizen", "I'm 72 years old", "I'm only 19", "I'm a great-grandmother"],
    "marital status": [
      "I'm divorced",
      "I'm recently widowed",
      "I'm going through a divorce",
      "I'm single",
      "I'm a newlywed",
    ],
    "source of income": ["I'm on disability", "I'm on food stamps", "I'm retired on a pension"],
    "military status": ["I'm a veteran", "I'm active duty Army", "I'm in the National Guard", "I'm a disabled vet"],
    "immigration status": [
      "I'm undocumented",
      "I'm a refugee from Ukraine",
      "I'm a DACA recipient",
      "I'm here on an H-1B visa",
      "I have a green card",
    ],
  },
  frames: {
    showing: [
      "{It}, can I see it Saturday?",
      "Hi! {It}. When could I come see the place?",
      "I'd like to come look Thursday at 5, {it}",
    ],
    "facts of the home": ["{It}. How much is the rent?", "{It}, do you allow cats?", "What's the deposit? {It}"],
    "own facts": ["{It}, I make $5,200 a month and my credit is 710", "Moving June 1, no pets. {It}."],
    applying: ["{It} and I'd like to apply", "How do I apply? {It}."],
    "a time": ["{It}. The second one works", "Thursday at 5:30 please, {it}"],
    "other homes": ["{It}, do you have any other places?"],
  },
};

const aboutUs: Shape = {
  language: "en",
  plain: ["we're movie buffs", "we're big readers", "we're serious cooks"],
  telling: {
    "race or color": ["we're Black", "we're Filipino"],
    "national origin": ["we're from Venezuela", "we're Somali"],
    religion: ["we're Mormon", "we're Sikh", "we keep Shabbat"],
    "sexual orientation": ["we're lesbians", "we're gay"],
    "gender identity": ["we're both trans"],
    "familial status": ["we're new parents", "we're foster parents", "we have kids", "we're adopting a little boy"],
    pregnancy: ["we're expecting a baby", "we're trying for a baby"],
    disability: ["we're both deaf", "we both have epilepsy"],
    age: ["we're retirees", "we're in our seventies", "we're pretty young"],
    "marital status": ["we're not married", "we're newlyweds", "we're separated"],
    "source of income": ["we're on social security"],
    "military status": ["we're a military family", "we're both veterans"],
    "immigration status": ["we're asylum seekers", "we just got our citizenship"],
  },
  frames: {
    showing: ["{It}, could we see it Saturday?", "Hello, {it}. Can we set up a tour?"],
    "facts of the home": ["{It}. Is parking included?", "Is the electric included? {It}"],
    "own facts": ["{It}, together we make $6,000 a month"],
    applying: ["{It} and we want to apply"],
    "a time": ["{It}, so the first one is perfect", "Thursday at 5 is good for us, {it}"],
    "other homes": ["{It}. Got anything bigger?"],
  },
};

const withWhom: Shape = {
  language: "en",
  plain: ["my coworker and I", "my friend and I"],
  telling: {
    "sexual orientation": ["my wife and I", "my boyfriend and I", "my husband and I"],
    "marital status": ["my fiancé and I", "my partner and I", "my spouse and I"],
    "familial status": ["my daughter and I", "my son and I", "my baby and I", "my teenager and I"],
    age: ["my grandmother and I", "my mom and I"],
    disability: ["my caregiver and I", "my aide and I"],
  },
  frames: {
    showing: ["{It} would like to see it Saturday", "Can {it} come look at it Thursday at 5?"],
    "facts of the home": ["{It} were wondering how much the rent is"],
    "own facts": ["{It} make $5,200 a month together, credit is 700"],
    applying: ["{It} want to apply"],
    "a time": ["{It} can do the second one", "Thursday at 5:30 works, {it} will both come"],
    "other homes": ["Do you have other apartments {it} could look at?"],
  },
};

const fourOfUs: Shape = {
  language: "en",
  plain: ["we're four friends", "four of us, all coworkers"],
  telling: {
    "familial status": ["we're four, two adults and two kids", "four of us, a mom and three kids"],
    "national origin": ["four of us, all from Guatemala", "we're four Haitians"],
    religion: ["four of us, all Christian"],
    "immigration status": ["four of us, all refugees"],
  },
  frames: {
    showing: ["{It}, can we see it Saturday?"],
    "facts of the home": ["{It}. How much is the deposit?"],
    "own facts": ["{It}, we make $6,000 a month"],
    applying: ["{It} and we'd like to apply"],
    "a time": ["{It}, the first one works"],
    "other homes": ["{It}, any other units?"],
  },
};

const named: Shape = {
  language: "en",
  plain: ["Emily Clark", "Peter Walsh"],
  telling: {
    "race or color": ["Lakisha Washington", "DeShawn Booker", "Precious Williams", "Tanisha Jefferson"],
    "national origin": [
      "Mohammed Al-Masri",
      "Nguyen Thi Lan",
      "Wei Zhang",
      "Priya Raghunathan",
      "Guadalupe Hernández",
      "José Luis Ortega",
      "Oluwaseun Adeyemi",
      "Svetlana Kuznetsova",
      "Kwame Mensah",
      "Soo-jin Park",
      "Siobhan O'Reilly",
      "Xiomara Peña",
      "Winona Begay",
      "Angel Cruz",
    ],
    religion: ["Fatima Hussein", "Shlomo Rosenberg", "Jesus Romero", "Faith Okafor", "Yusuf Abdi", "Sister Mary Agnes"],
    "gender identity": ["River Stone"],
    "marital status": ["Mrs. Delgado"],
    "military status": ["Sgt. Tom Reyes"],
  },
  frames: {
    showing: ["Hi, this is {it}. Can I see it Saturday?", "My name is {it}, I'd like to see the place"],
    "facts of the home": ["This is {it}, how much is the rent?"],
    "own facts": ["My name is {it}. I make $5,200 a month and have no pets."],
    applying: ["I'm {it} and I want to apply"],
    "a time": ["Thursday at 5 works. {It}, 937-555-0142"],
    "other homes": ["Hi, {it} here. Do you have any other homes?"],
  },
};

const afterWhat: Shape = {
  language: "en",
  plain: ["the farmers market", "my haircut"],
  telling: {
    religion: ["church", "mosque", "temple", "synagogue", "choir practice at church", "Bible study"],
    disability: ["dialysis", "my therapy appointment", "physical therapy", "my methadone clinic", "my AA meeting"],
    pregnancy: ["my prenatal appointment", "my ultrasound"],
    "familial status": ["daycare pickup", "my kid's soccer game", "the PTA meeting"],
    "military status": ["my VA appointment", "drill with the Guard"],
    "national origin": ["my English class"],
    "immigration status": ["my citizenship class", "my immigration hearing"],
    "gender identity": ["my hormone appointment"],
    age: ["the senior center"],
    "marital status": ["my divorce hearing"],
  },
  frames: {
    showing: ["Could I come by Saturday after {it}?"],
    "a time": ["Thursday at 5 works, that's right after {it}", "I have {it} on Monday, is Thursday open?"],
    "own facts": ["Sorry, I was at {it}. I make $5,200 a month"],
    "facts of the home": ["Quick question before {it}: how much is the deposit?"],
  },
};

const paidBy: Shape = {
  language: "en",
  plain: ["my job at the warehouse", "my sales job"],
  telling: {
    "source of income": [
      "SSDI",
      "Social Security",
      "SSI",
      "child support and alimony",
      "unemployment",
      "TANF",
      "a trust for my care",
    ],
    "military status": ["my VA disability", "my Army pension"],
    age: ["my retirement"],
    "marital status": ["my late husband's pension", "alimony"],
    "familial status": ["foster care payments"],
    disability: ["workers' comp"],
  },
  frames: {
    showing: ["I get $5,200 a month from {it}, can I see it Saturday?"],
    "own facts": [
      "My income is $5,200 a month from {it} and my credit is 710",
      "I get $5,200 a month from {it}, no pets",
    ],
    applying: ["I get $5,200 a month from {it} and I'd like to apply"],
    "a time": ["The second one works. I get $5,200 a month from {it}"],
  },
};

const movingBecause: Shape = {
  language: "en",
  plain: ["my commute is too long", "I want a shorter drive"],
  telling: {
    "marital status": ["I'm getting divorced", "we just got married"],
    pregnancy: ["we're having a baby"],
    "familial status": ["my kids need their own room", "I got custody of my niece"],
    disability: ["I can't do stairs anymore", "I'm getting out of rehab", "my MS is getting worse"],
    "military status": ["I'm getting out of the Marines", "the Army is relocating me"],
    age: ["I'm retiring", "I aged out of foster care"],
    "immigration status": ["my asylum was approved"],
    "gender identity": ["I'm transitioning and my family kicked me out"],
    religion: ["I want to be near my mosque"],
    "national origin": ["I just came from Haiti"],
    "source of income": ["my housing assistance came through"],
  },
  frames: {
    showing: ["I'm moving because {it}. Can I see it Saturday?"],
    "facts of the home": ["I'm moving because {it}. How much is the rent?"],
    "own facts": ["I'm moving because {it}. I make $5,200 a month."],
    applying: ["I'm moving because {it} and I want to apply"],
    "a time": ["The second one works, I'm moving because {it}"],
  },
};

/** What tells more than itself by law: lawful-additions.ts. */
const withHelp: Shape = {
  language: "en",
  plain: ["I have a bike"],
  telling: {
    disability: ["I have a service dog", "I have an emotional support cat", "I have a guide dog"],
    "source of income": ["I have a Section 8 voucher", "I have a housing voucher"],
  },
  frames: {
    showing: ["{It}, can I see it Saturday?"],
    "facts of the home": ["{It}. How much is the rent?"],
    applying: ["{It} and I'd like to apply"],
    "a time": ["{It}. The second one works"],
    "other homes": ["{It}, do you have any other places?"],
  },
};

export const english: readonly Shape[] = [
  aboutOneself,
  aboutUs,
  withWhom,
  fourOfUs,
  named,
  afterWhat,
  paidBy,
  movingBecause,
  withHelp,
];
