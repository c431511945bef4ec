import { offersCosigner, offersToMakeUp } from "../dialogue/making-up.ts";
import { waitsForOwner } from "../dialogue/obstacles.ts";
import type { Language } from "../heard.ts";
import { countedPet } from "../knowing/pets-described.ts";
import {
  askContactOnce,
  askedNow,
  type Draft,
  escalate,
  hasSignal,
  hears,
  isInDistress,
  keyOf,
  waitFor,
} from "./draft.ts";
import { noteTold } from "./noted.ts";
import { noteAsked } from "./owner-decides.ts";
import { answerTopic } from "./questions.ts";
import { isPassedOn, keepsWish, passedOn } from "./refusing.ts";
import { shortfall, shortfalls } from "./shortfall.ts";
import { isRefused, verdictFor } from "./verdict.ts";

const isCosignerOffered = ({ heard }: Draft): boolean => heard !== null && offersCosigner(heard);

/** Keeps that the owner was told of a co-signer, or that there is none any more. */
export const noteCosigner = (draft: Draft): void => {
  if (hasSignal(draft, "declines-cosigner")) draft.talk = { ...draft.talk, hasCosigner: false };
  else if (isCosignerOffered(draft)) draft.talk = { ...draft.talk, hasCosigner: true };
};

const offersMore = ({ heard }: Draft): boolean => heard !== null && offersToMakeUp(heard);

/**
 * Who does not meet a requirement and offers to make up for it is passed on with the offer, and not asked first. True
 * where the turn is over.
 */
export function passOffer(draft: Draft, text: string): boolean {
  if (!offersMore(draft) || isInDistress(draft)) return false;
  const [failed] = verdictFor(draft).failed;
  if (failed === undefined || !isRefused(draft)) return false;
  if (isCosignerOffered(draft)) answerTopic(draft, "requirements.cosigner");
  const isNegotiated = draft.says.some(({ say }) => say === "negotiation");
  if (!isNegotiated) withoutQuestionsOfOffer(draft);
  const under =
    (isNegotiated ? askedNow(draft).at(-1) : undefined) ?? (isPassedOn(draft) ? toldOwner(draft) : passedOn);
  if (!isNegotiated) escalate(draft, under, text, "OTHER");
  noteCosigner(draft);
  draft.says = draft.says.filter(({ say }) => say !== "negotiation" && say !== "asked-owner");
  draft.orders.push({ kind: "qualification", passes: false });
  noteBeside(draft);
  draft.says.push({ say: "offer-passed-on", ...shortfalls(draft, failed) });
  noteAsked(draft, verdictFor(draft).failed, under);
  keepsWish(draft);
  waitFor(draft, null);
  askContactOnce(draft);
  return true;
}

/** Says back what a message tells beside an offer, without the figures that the words on the offer say. */
function noteBeside(draft: Draft): void {
  const { monthlyIncome: _, creditScore: __, ...others } = draft.learned;
  if (Object.keys({ ...others, ...draft.heard?.contact }).length > 0) noteTold({ ...draft, learned: others });
}

/** "My dad could co-sign, he makes 9k?" goes to the owner with the whole offer, and not as a question besides. */
function withoutQuestionsOfOffer(draft: Draft): void {
  const asks = draft.heard?.asks ?? [];
  const ofOffer = asks
    .filter(({ topic }) => topic.startsWith("requirements."))
    .flatMap(({ words, whole }) => [words.trim(), whole.trim()]);
  draft.orders = draft.orders.filter((order) => order.kind !== "escalate" || !ofOffer.includes(order.question));
}

/** Passes on a wish that a requirement stands against: what is asked for, what was told, and what the renter says to it. */
export function passOn(draft: Draft, text: string): void {
  const { failed } = verdictFor(draft);
  const isOpen = failed.some((rule) => !waitsForOwner(draft.talk, rule));
  const under = draft.talk.escalated.includes(passedOn) ? `${passedOn}.${failed[0]}` : passedOn;
  const isNew = isOpen && escalate(draft, under, wishAnyway(draft, text), "OTHER");
  draft.says.push({ say: isNew ? "passed-on" : "asked-owner-already" });
  noteAsked(draft, failed, under);
  keepsWish(draft);
  const { sinceOffer: _, ...talk } = draft.talk;
  draft.talk = { ...talk, awaiting: null };
  askContactOnce(draft);
}

function wishAnyway(draft: Draft, text: string): string {
  const { failed } = verdictFor(draft);
  if (failed.length === 0) return text;
  const { language } = draft.talk;
  const short = failed.map((rule) => ({ ...shortfall(draft, rule), rule }));
  const asksFor = listOf(
    short.map(({ requirement }) => requirement[language]),
    language,
  );
  const mentioned = listOf(
    short.map(({ rule, told }) => (rule === "pets" ? petsKnown(draft) : told[language])),
    language,
  );
  const wish = {
    en: `Can I still see the home? It asks for ${asksFor}, and I mentioned ${mentioned}.`,
    es: `¿Puedo ver la vivienda de todos modos? Pide ${asksFor}, y yo mencioné ${mentioned}.`,
  }[language];
  return `${wish} ${draft.heard?.gist.told ?? ""}`.trim();
}

const petsKnown = ({ known }: Draft): string => (known.pets ?? []).map(countedPet).join(", ");
const listOf = (items: readonly string[], language: Language): string => new Intl.ListFormat(language).format(items);

/** What a renter tells or offers after a declined time goes to the owner, who had said what it was declined for. */
export function tellAfterDecline(draft: Draft, text: string): void {
  if (!draft.talk.declined) return;
  const tells = Object.keys(draft.learned).length > 0 || offersMore(draft) || hears(draft, "pass_on");
  if (!tells) return;
  draft.talk = { ...draft.talk, declined: false };
  if (draft.orders.some(({ kind }) => kind === "escalate")) return;
  if (escalate(draft, toldOwner(draft), text, "OTHER")) draft.says.push({ say: "told-owner" });
}

const toldOwner = (draft: Draft): string => `told-owner.${keyOf(draft)}`;
