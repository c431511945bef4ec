import type { Blamed } from "../../heard/signals.ts";
import { capital } from "../../topics/topic.ts";
import { sentences } from "../endings.ts";
import type { WordsOf } from "../saying.ts";
import type { FairHousingSaying } from "../subjects.ts";

const traits: Record<Blamed, string> = {
  voucher: "a housing voucher",
  children: "having children",
  "assistance-animal": "an assistance animal",
  disability: "a disability",
};

const sameForAll = "Everyone is welcome to apply, and the same criteria apply to everyone.";
const notOfAreas = "I can't describe who lives in an area or rate its safety or schools.";
const publicSources =
  "Public sources such as the police department's crime map and the state's school report cards can help.";

export const fairHousing: WordsOf<FairHousingSaying> = {
  "never-counts": ({ trait }) => [
    `No, ${traits[trait]} never counts against you here.`,
    `No. ${capital(traits[trait])} never counts against anyone.`,
  ],
  "everyone-welcome": () => [
    "Everyone is welcome to see it and apply, and the same criteria apply to everyone.",
    "Yes, everyone is welcome, and the same criteria apply to everyone.",
  ],
  "children-welcome": ({ isBeside }) =>
    isBeside
      ? "Yes, children are welcome."
      : [
          "Yes, children are welcome. Everyone is welcome to apply, and the same criteria apply to everyone.",
          "Yes, children are welcome here, and the same criteria apply to everyone.",
        ],
  "fair-housing": () => [
    sentences(sameForAll, notOfAreas, publicSources),
    "I can't speak to that, but everyone is welcome to apply by the same criteria. Ask me anything about the home itself.",
  ],
  accommodation: (_, { owner }) => [
    `Thanks for telling me. I've sent this to ${owner}, who will reply to you directly. If anything would help during a showing, let me know.`,
    `I've sent your request to ${owner}, who will reply to you directly.`,
  ],
};
