const key = "toldOnArrival";

/** Words for the page that comes next. */
export const tellOnArrival = (words: string): void => sessionStorage.setItem(key, words);

/** What the page before had to say, once. */
export function takeTold(): string | null {
  const words = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return words;
}
