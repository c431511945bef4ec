/** Weights as the training writes them: for each feature, after tabs, `label:tenths` for each label that it says something of. */
export type WrittenWeights = { labels: string[]; features: string[] };

/** What a feature says for labels, by their numbers: pairs of a label and its weight in tenths. */
export type WeightRow = { feature: string; pairs: readonly (readonly [number, number])[] };

/** Returns the weights of every feature. */
export const weightRows = ({ features }: WrittenWeights): WeightRow[] =>
  features.map((line) => {
    const [feature = "", ...said] = line.split("\t");
    return { feature, pairs: said.map((each) => each.split(":").map(Number) as [number, number]) };
  });

/** Weights are kept in tenths. */
export const tenths = 10;
