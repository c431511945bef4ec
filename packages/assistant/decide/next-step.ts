import type { QualifyingRule } from "@porchlight/domain/qualification/verdict.ts";
import { waitsForOwner } from "../dialogue/obstacles.ts";
import type { SayingKind } from "../saying/saying.ts";
import {
  askContactOnce,
  type Draft,
  hasSignal,
  hears,
  isInDistress,
  isOffered,
  mayBook,
  openRequest,
  toldFacts,
} from "./draft.ts";
import { hasSeenHome } from "./interest.ts";
import { sayHowItStands } from "./owner-decides.ts";
import { askForChosen, askMissing } from "./qualifying.ts";
import { sayStillShort } from "./refusing.ts";
import { askWhichTime, findTime } from "./showings.ts";
import { isRefused, verdictFor } from "./verdict.ts";

/** What only takes in what a message told, and leads nowhere by itself. */
const takesIn: readonly SayingKind[] = ["noted", "thanks-for-telling", "takes-remark", "told-deleted"];

/**
 * Goes on where a reply would end with what was noted while something is open: the refusal that stands, what a chosen time
 * lacks, which of the times offered it is, else what is missing or times to come.
 */
export function sayNextStep(draft: Draft): void {
  if (!endsThere(draft)) return void askWhileOwnerThinks(draft);
  if (isRefused(draft)) {
    const [failed] = verdictFor(draft).failed as [QualifyingRule];
    if (waitsForOwner(draft.talk, failed)) sayHowItStands(draft, failed);
    else sayStillShort(draft, failed, true);
  } else if (draft.talk.chosen) {
    askForChosen(draft);
    askContactOnce(draft);
  } else if (isOffered(draft)) askWhichTime(draft);
  else findTime(draft);
}

/** What hands something to the owner, and what may stand beside that without leading on. */
const hands: readonly SayingKind[] = ["asked-owner", "negotiation", "offer-passed-on", "passed-on", "told-owner"];
const standsBeside: readonly SayingKind[] = [
  "noted",
  "answer",
  "owner-says",
  "listing-says",
  "ask-contact",
  "asked-owner-already",
];

/** While the owner thinks, what is still missing is asked for, of who has told something of themselves. */
function askWhileOwnerThinks(draft: Draft): void {
  const { says, talk, world, known } = draft;
  const isHanded = says.some(({ say }) => hands.includes(say));
  if (!isHanded || !says.every(({ say }) => hands.includes(say) || standsBeside.includes(say))) return;
  const hasTold = toldFacts(draft) || known.moveIn !== null || known.monthlyIncome !== null;
  if (!hasTold || talk.awaiting === "pass-on" || talk.chosen !== null || isOffered(draft)) return;
  if (!isOpenTo(draft) || world.reschedule !== null) return;
  askMissing(draft, verdictFor(draft), false);
}

/** Whether a reply only takes in what was told, of a home that can be seen and to who is neither done nor in danger. */
const endsThere = (draft: Draft): boolean =>
  draft.says.length > 0 &&
  draft.says.every(({ say }) => takesIn.includes(say)) &&
  !(hears(draft, "thank_goodbye") || hasSignal(draft, "takes-leave")) &&
  !(waitsForCall(draft) && !toldFacts(draft)) &&
  isOpenTo(draft);

/** Whether the home can be seen, by who has no showing, wants times and is not in danger. */
const isOpenTo = (draft: Draft): boolean =>
  !(draft.talk.closed || draft.talk.wantsNoTimes || hasSeenHome(draft) || isInDistress(draft) || draft.talk.trouble) &&
  openRequest(draft) === null &&
  mayBook(draft.world);

/** Who was promised a call, or word of other homes, and only says how to be reached has asked for no more. */
const waitsForCall = ({ talk }: Draft): boolean =>
  talk.escalated.some((topic) => byOwner.some((each) => topic.startsWith(each)));
const byOwner: readonly string[] = ["will-call.", "other-homes.", "waitlist.", "human."];
