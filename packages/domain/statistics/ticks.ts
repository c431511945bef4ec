const maxTicks = 10;
const steps = [1, 2, 5];

/**
 * Returns the ticks of an axis of whole numbers from 0 up to at least `highest`: every number up to ten, then the smallest
 * step of 1, 2 or 5 times a power of ten that needs at most ten steps.
 */
export function ticksUpTo(highest: number): number[] {
  let step = 1;
  for (let power = 1; highest / step > maxTicks; power *= 10)
    for (const digit of steps) {
      step = digit * power;
      if (highest / step <= maxTicks) break;
    }
  const last = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: last + 1 }, (_, index) => index * step);
}
