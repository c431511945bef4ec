import type { DemoApplicant } from "./application-answers.ts";
import type { Step } from "./story-steps.ts";

/** What each person of the demonstration writes into their application. */
export const demoApplicants: Record<string, DemoApplicant> = {
  june: {
    phone: "+15035550171",
    aboutYou: "I teach fourth grade and love to garden. My partner and I are looking for a home with a yard.",
    movesInDays: 16,
    minors: 1,
    pets: { numberOfSmallDogs: 1 },
    home: { address: "2210 NE Broadway, Apt 6, Portland, OR", rent: 1900, landlord: "Ruth Okafor" },
    job: { title: "Teacher", company: "Laurel Elementary School", income: 4300, manager: "Paul Stein" },
    reference: { name: "Hana Brody", relationship: "Colleague", phone: "+15035550181" },
  },
  riley: {
    phone: "+15035550172",
    aboutYou: "I'm a nurse on day shifts, and I like quiet evenings.",
    movesInDays: 16,
    home: { address: "2210 NE Broadway, Apt 6, Portland, OR", rent: 1900, landlord: "Ruth Okafor" },
    job: { title: "Registered nurse", company: "Cedar Grove Clinic", income: 2500, manager: "Mei Tan" },
    reference: { name: "Lars Holm", relationship: "Friend", phone: "+15035550182" },
  },
  morgan: {
    phone: "+15035550173",
    aboutYou: "June's aunt.",
    movesInDays: 16,
    home: { address: "18 Hillcrest Dr, Salem, OR", rent: 0, landlord: "None" },
    job: { title: "Accountant", company: "Hartley Bookkeeping", income: 7900, manager: "None" },
    reference: { name: "Ada Boyd", relationship: "Neighbor", phone: "+15035550183" },
  },
  marcus: {
    phone: "+15035550174",
    aboutYou: "I restore pianos and work from a studio nearby.",
    movesInDays: 20,
    home: { address: "77 SE Ash St, Portland, OR", rent: 1650, landlord: "Greta Vance" },
    job: { title: "Piano restorer", company: "Oyelaran Pianos", income: 7200, manager: "None" },
    reference: { name: "Ike Fuller", relationship: "Customer", phone: "+15035550184" },
  },
  victor: {
    phone: "+15035550175",
    aboutYou: "I drive a delivery route and am often on the road.",
    movesInDays: 9,
    home: { address: "905 N Lombard St, Portland, OR", rent: 1500, landlord: "Jo Pell" },
    job: { title: "Driver", company: "Northwest Parcel", income: 3100, manager: "Al Reyes" },
    reference: { name: "Cass Moore", relationship: "Friend", phone: "+15035550185" },
  },
  nadia: {
    phone: "+15035550176",
    aboutYou: "We're a couple with one cat, both working in town.",
    movesInDays: 2,
    pets: { numberOfCats: 1 },
    home: { address: "31 W Burnside St, Portland, OR", rent: 1750, landlord: "Theresa Wynn" },
    job: { title: "Bookseller", company: "Fernwood Books", income: 5600, manager: "Kit Arnold" },
    otherIncome: { source: "Weekend music lessons", amount: 1400 },
    reference: { name: "Nell Frost", relationship: "Former landlord", phone: "+15035550186" },
  },
  ben: {
    phone: "+15035550177",
    aboutYou: "I'm moving back to the city for a new job.",
    movesInDays: 33,
    home: { address: "640 Oak Ave, Eugene, OR", rent: 1400, landlord: "Sol Perrin" },
    job: { title: "Surveyor", company: "Castellan Surveys", income: 6100, manager: "Ivy Dunn" },
    reference: { name: "Moe Larkin", relationship: "Colleague", phone: "+15035550187" },
  },
};

/** What the bureau reports on a person. */
export type DemoOutcome = {
  credit: number | "thin" | "lowscore";
  criminal: "clean" | "mismatch";
  eviction: "clean" | "filing";
};

/** What the bureau reports on each person of the demonstration who is screened. */
export const demoOutcomes: Record<string, DemoOutcome> = {
  nadia: { credit: 731, criminal: "clean", eviction: "clean" },
  june: { credit: 742, criminal: "clean", eviction: "clean" },
  riley: { credit: 655, criminal: "clean", eviction: "filing" },
  morgan: { credit: 790, criminal: "clean", eviction: "clean" },
  ben: { credit: 702, criminal: "clean", eviction: "clean" },
  victor: { credit: "lowscore", criminal: "clean", eviction: "clean" },
};

/** An application in every state: sent, begun, ready for review by three people, accepted, declined and withdrawn. */
export const applicationStory: Step[] = [
  { daysAgo: 10, at: "10:00", does: "sends-application", renter: "nadia" },
  { daysAgo: 9, at: "20:15", does: "fills-application", renter: "nadia" },
  { daysAgo: 9, at: "20:34", does: "passes-screening", renter: "nadia" },
  { daysAgo: 9, at: "20:40", does: "submits-application", renter: "nadia" },
  { daysAgo: 8, at: "09:00", does: "accepts-application", renter: "nadia" },

  { daysAgo: 8, at: "18:00", does: "sends-application", renter: "june" },
  { daysAgo: 7, at: "11:05", does: "fills-application", renter: "june" },
  {
    daysAgo: 7,
    at: "11:20",
    does: "invites-applicant",
    renter: "june",
    invited: { key: "riley", type: "CO_APPLICANT" },
  },
  { daysAgo: 7, at: "11:22", does: "invites-applicant", renter: "june", invited: { key: "morgan", type: "CO_SIGNER" } },
  { daysAgo: 7, at: "11:34", does: "passes-screening", renter: "june" },
  { daysAgo: 7, at: "11:40", does: "submits-application", renter: "june" },
  { daysAgo: 6, at: "19:30", does: "fills-application", renter: "morgan" },
  { daysAgo: 6, at: "19:39", does: "passes-screening", renter: "morgan" },
  { daysAgo: 6, at: "19:45", does: "submits-application", renter: "morgan" },
  { daysAgo: 2, at: "08:10", does: "fills-application", renter: "riley" },
  { daysAgo: 2, at: "08:19", does: "passes-screening", renter: "riley" },
  { daysAgo: 2, at: "08:25", does: "submits-application", renter: "riley" },

  { daysAgo: 5, at: "09:30", does: "sends-application", renter: "ben" },
  { daysAgo: 4, at: "21:00", does: "fills-application", renter: "ben" },
  { daysAgo: 4, at: "21:04", does: "passes-screening", renter: "ben" },
  { daysAgo: 4, at: "21:10", does: "submits-application", renter: "ben" },
  { daysAgo: 3, at: "07:50", does: "withdraws-application", renter: "ben" },

  { daysAgo: 3, at: "09:00", does: "sends-application", renter: "victor" },
  { daysAgo: 2, at: "18:40", does: "fills-application", renter: "victor" },
  { daysAgo: 2, at: "18:49", does: "passes-screening", renter: "victor" },
  { daysAgo: 2, at: "18:55", does: "submits-application", renter: "victor" },
  { daysAgo: 1, at: "10:30", does: "declines-application", renter: "victor" },

  { daysAgo: 2, at: "09:45", does: "sends-application", renter: "marcus" },
  { daysAgo: 1, at: "22:05", does: "fills-application", renter: "marcus", onlyBegins: true },

  { daysAgo: 1, at: "09:15", does: "sends-application", renter: "sam" },
];
