/** In milliseconds: files have addresses that are valid for five minutes, so they are asked for anew a minute before. */
export const freshMilliseconds = 4 * 60_000;
