import type { WordLists } from "../text/phrases.ts";
import { readerOf } from "../text/word-table.ts";

const lists: WordLists = {
  relative: "wife; husband; partner; boyfriend; girlfriend; son; daughter; kid; baby",
  children: "kid; children; family; baby",
  self: "i am; we are; my . is; my . and i are",
  plans: "looking; worried; concerned; asking; wondering; interested; new",
};

const toldIn = readerOf(
  {
    oneself: {
      en: [
        "i am|have; we are|have; are we; am i; my {relative}; our; okay|fine|cool|comfortable|problem|issue with",
        "issue|problem for the owner|landlord; {children} ... okay|allowed|welcome|accept*; discriminat*",
        "would ... be okay|welcome|fine|accepted|allowed; rent|renting (only)? to; allow|accept|take . {children}",
        "allow|accept|prefer . . couple|tenant|renter|single",
      ],
      es: ["soy; somos; tengo; mi; aceptan|permiten . nino|familia; nino ... okay|allowed|welcome|accept*"],
    },
    others: {
      en: [
        "safe; crime; mostly; lot of; many; neighbor; neighborhood; area; around; school; adults only",
        "other (kid|children|family|people|tenant|renter|resident); live there; who live",
      ],
      es: ["escuela; zona; seguro; segura; barrio; vecin*; gente"],
    },
    // "I'm Muslim, will that be an issue with the neighbors"
    fears: { en: ["{self} !({plans}) ... be|is|have|has|cause (a|an|any)? issue|problem|trouble"] },
    place: { en: ["safe; crime; mostly; many; lots"] },
  },
  lists,
);

/**
 * Whether a normal text that asks what fair housing law covers asks only whether one is welcome, as everyone is: "we are two
 * women, is that a problem" asks nothing of the neighbors.
 */
export function asksWhetherWelcome(text: string): boolean {
  const told = toldIn(text);
  return (told.has("fears") && !told.has("place")) || (told.has("oneself") && !told.has("others"));
}
