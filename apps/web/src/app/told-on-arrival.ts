const key = "toldOnArrival";

/** Sets the flash message that the next page shows. */
export const tellOnArrival = (words: string): void => sessionStorage.setItem(key, words);

/** Returns the flash message of the page before, once. */
export function takeTold(): string | null {
  const words = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return words;
}
