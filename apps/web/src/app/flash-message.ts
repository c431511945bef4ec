const key = "toldOnArrival";

/** Sets the flash message that the next page shows. */
export const setFlashMessage = (words: string): void => sessionStorage.setItem(key, words);

/** Returns the flash message of the page before, once. */
export function takeFlashMessage(): string | null {
  const words = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return words;
}
