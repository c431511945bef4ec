import { alderStory } from "./story-of-alder.ts";
import { applicationStory } from "./story-of-applications.ts";
import { lindenStory } from "./story-of-linden.ts";
import { harborStory, quietStory, sycamoreStory } from "./story-of-others.ts";
import type { DemoRenter, Step } from "./story-steps.ts";

/** The renters of the demonstration, all made up. */
export const demoRenters: Record<string, DemoRenter> = {
  june: { name: "June Hartley", email: "june.hartley@example.test", movesInDays: 16 },
  marcus: { name: "Marcus Oyelaran", email: "marcus.oyelaran@example.test", movesInDays: 20 },
  priya: { name: "Priya Raman", phone: "+15035550143", movesInDays: 18 },
  walter: { name: "Walter Quinn", email: "walter.quinn@example.test", phone: "+15035550144", movesInDays: 15 },
  elif: { name: "Elif Demir", email: "elif.demir@example.test" },
  rosa: { name: "Rosa Delgado", phone: "+15035550146", movesInDays: 12, language: "es" },
  tom: { name: "Tom Abernathy", email: "tom.abernathy@example.test", movesInDays: 10 },
  grace: { name: "Grace Kimura", email: "grace.kimura@example.test", phone: "+15035550148", movesInDays: 14 },
  victor: { name: "Victor Hale", email: "victor.hale@example.test", movesInDays: 9 },
  sam: { name: "Sam Oduya", email: "sam.oduya@example.test", movesInDays: 25 },
  ines: { name: "Ines Calder", email: "ines.calder@example.test" },
  noor: { name: "Noor Haddad", email: "noor.haddad@example.test" },
  mina: { name: "Mina Sato", email: "mina.sato@example.test", movesInDays: 23 },
  felix: { name: "Felix Aune", email: "felix.aune@example.test" },
  ben: { name: "Ben Castellan", email: "ben.castellan@example.test", movesInDays: 33 },
  nadia: { name: "Nadia Brook", email: "nadia.brook@example.test", movesInDays: 2 },
  riley: { name: "Riley Hartley", email: "riley.hartley@example.test" },
  morgan: { name: "Morgan Hartley", email: "morgan.hartley@example.test" },
  otto: { name: "Otto Lang", email: "otto.lang@example.test" },
};

/** What the owner does with the homes. */
const ownersDays: Step[] = [
  { daysAgo: 21, at: "09:10", does: "describes", home: "sycamore" },
  { daysAgo: 21, at: "09:40", does: "lists", home: "sycamore", onPlatforms: false },
  { daysAgo: 16, at: "10:05", does: "describes", home: "alder" },
  { daysAgo: 16, at: "10:30", does: "lists", home: "alder", onPlatforms: true },
  { daysAgo: 15, at: "11:00", does: "describes", home: "marigold" },
  { daysAgo: 15, at: "11:20", does: "lists", home: "marigold", onPlatforms: false },
  { daysAgo: 12, at: "14:15", does: "describes", home: "linden" },
  { daysAgo: 12, at: "14:40", does: "lists", home: "linden", onPlatforms: true },
  { daysAgo: 9, at: "16:00", does: "describes", home: "harbor" },
  { daysAgo: 9, at: "16:30", does: "lists", home: "harbor", onPlatforms: true },
  { daysAgo: 4, at: "13:00", does: "rents-out", home: "sycamore" },
  { daysAgo: 3, at: "09:20", does: "describes", home: "whitcomb" },
  { daysAgo: 3, at: "10:00", does: "finishes-draft", home: "whitcomb" },
  { daysAgo: 2, at: "18:05", does: "pauses", home: "marigold" },
  { daysAgo: 2, at: "18:20", does: "describes", home: "mercer" },
  { ago: "PT150M", does: "describes", home: "foundry" },
  { ago: "PT140M", does: "lists", home: "foundry", onPlatforms: true },
];

/** Three weeks with the portfolio, as far as people wrote them. */
export const demoStory: readonly Step[] = [
  ...ownersDays,
  ...sycamoreStory,
  ...alderStory,
  ...lindenStory,
  ...harborStory,
  ...quietStory,
  ...applicationStory,
];
