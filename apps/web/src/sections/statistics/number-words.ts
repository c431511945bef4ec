/** 1,234 */
export const written = (number: number): string => number.toLocaleString("en-US");
