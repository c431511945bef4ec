import moneyRoleWeights from "../../data/money-role-weights.json" with { type: "json" };
import { isOnlyGivenName, namesWhoDoes } from "../contact/given-names.ts";
import { rolesBefore } from "../learned/roles-before.ts";
import { oddsOf, readOnce } from "../learned/weights.ts";
import { type FigureNamed, figuresNamedIn } from "./figures-named.ts";
import { type MoneyMoment, type MoneyRole, moneyFeaturesOf, moneyRoles, sizeOf } from "./money-role-features.ts";

/*
 * Whose each figure of a message is, by its likeness to the examples: of "600 goes out, 5200 is before that" one is earned.
 */

const { scale } = moneyRoleWeights;
const weights = readOnce(moneyRoleWeights);

/** A figure with how likely each role of it is. */
export type WeighedFigure = FigureNamed & { odds: Readonly<Record<MoneyRole, number>> };

/** The figures of a clause, and what bears on what they are. */
export type ClauseMoney = {
  text: string;
  figures: readonly WeighedFigure[];
  /** One of the message is surely earned. */
  isBesideEarned: boolean;
  /** A score told as of before is none. */
  isOldScore: boolean;
  /** Money or a score was asked for. */
  isAsked: boolean;
  /** How likely an income must be one. */
  leastEarned: number;
  /** Amounts that the message takes back. */
  takenBack?: readonly number[];
  /** It is of somebody who will not live there. */
  isOutside?: boolean;
};

/** The figures of a text that has its amounts in figures, weighed. */
export function weighedFiguresIn(text: string, moment: MoneyMoment): WeighedFigure[] {
  const figures = figuresNamedIn(text);
  const plain = withoutNames(text);
  const alike = plain === text ? figures : figuresNamedIn(plain);
  const weighed: WeighedFigure[] = [];
  const roles: MoneyRole[] = [];
  for (const [place, figure] of figures.entries()) {
    const before = weighed[place - 1];
    const odds =
      before && isAdded(text.slice(before.end, figure.at)) ? before.odds : oddsAt(plain, alike, place, moment, roles);
    roles.push(likeliestOf(odds));
    weighed.push({ ...figure, odds });
    if (before && isRange(text, before, figure)) weighed[place - 1] = { ...before, odds };
  }
  return weighed;
}

/** The text with a pronoun for each first name: a name tells nothing of whose a figure is. */
const withoutNames = (text: string): string =>
  text.replace(aWord, (words, word: string, doing = "") =>
    isOnlyGivenName(word) || (doing !== "" && namesWhoDoes(word)) ? `she${doing}` : words,
  );
/** A word, and what somebody of this name does; not of who is greeted or thanked. */
const aWord =
  /(?<![\w']|\b(?:thanks|gracias|hi|hello|hola) )([a-z]{2,})(?!\w)( (?:makes|earns|gets|works|gana|recibe|trabaja)\b)?/g;

/** "7,400 + 3,150": what a sign adds to a figure is of its kind. */
const isAdded = (between: string): boolean => /^ ?\+ ?\$?$/.test(between);

/** "Between 4,000 and 4,400", "80-90k": the lower is of the kind of the higher, after which the words are that tell it. */
function isRange(text: string, low: FigureNamed, high: FigureNamed): boolean {
  const joint = text.slice(low.end, high.at);
  if (/^ ?(?:-|to|a) ?\$?$/.test(joint)) return low.value < high.value;
  return /\b(?:between|entre) \$?$/.test(text.slice(0, low.at)) && /^ (?:and|y) \$?$/.test(joint);
}

const likeliestOf = (odds: WeighedFigure["odds"]): MoneyRole =>
  moneyRoles.reduce((likeliest, role) => (odds[role] > odds[likeliest] ? role : likeliest));

function oddsAt(
  text: string,
  figures: readonly FigureNamed[],
  place: number,
  moment: MoneyMoment,
  roles: readonly MoneyRole[],
): WeighedFigure["odds"] {
  const features = [
    ...moneyFeaturesOf(text, figures, place, moment),
    ...rolesBefore(roles, sizeOf((figures[place] as FigureNamed).value)),
  ];
  const odds = oddsOf(features, weights(), moneyRoles.length, scale);
  return Object.fromEntries(moneyRoles.map((role, at) => [role, odds[at]])) as WeighedFigure["odds"];
}
