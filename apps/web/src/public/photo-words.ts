/** "Alder Street Bungalow, 2 of 7" */
export const photoWords = (title: string, place: number, count: number): string => `${title}, ${place + 1} of ${count}`;
