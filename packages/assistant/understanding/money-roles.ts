import moneyRoleWeights from "../data/money-role-weights.json" with { type: "json" };
import { type FigureNamed, figuresNamedIn } from "./figures-named.ts";
import { type MoneyMoment, type MoneyRole, moneyFeaturesOf, moneyRoles } from "./money-role-features.ts";
import { oddsOf, readOnce } from "./weights.ts";

/*
 * Whose each figure of a message is, by its likeness to the examples: of "600 goes out, 5200 is before that" one is earned.
 */

const { scale } = moneyRoleWeights;
const weights = readOnce(moneyRoleWeights);

export type JudgedFigure = FigureNamed & { role: MoneyRole; likely: number };

/** The figures of a text that has its amounts in figures, each with its likeliest role. */
export function judgedFiguresIn(text: string, moment: MoneyMoment): JudgedFigure[] {
  const figures = figuresNamedIn(text);
  return figures.map((figure, place) => {
    const odds = oddsOf(moneyFeaturesOf(text, figures, place, moment), weights(), moneyRoles.length, scale);
    const likely = Math.max(...odds);
    return { ...figure, role: moneyRoles[odds.indexOf(likely)] as MoneyRole, likely };
  });
}
