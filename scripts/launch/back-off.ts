/** A part that lived so long is well: what it died of is not what it died of before. */
const healthyMs = 10_000;
const pausesMs = [0, 500, 1_000, 2_000, 4_000];

/** How long to wait before a part that died is started again. */
export type BackOff = {
  /** The pause after another death; undefined where it is given up. */
  afterLifeOf(ms: number): number | undefined;
  /** Deaths in a row, none after a healthy life. */
  deaths(): number;
};

export function createBackOff(): BackOff {
  let deaths = 0;
  return {
    afterLifeOf(ms) {
      if (ms >= healthyMs) deaths = 0;
      return pausesMs[deaths++];
    },
    deaths: () => deaths,
  };
}
