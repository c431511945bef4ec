/** What a renter begins with who puts right what they told, as a list of words for a pattern. */
export const puttingRight = "no; sorry; oops; oh; wait; actually; i meant?; perdon; digo; quise decir";
