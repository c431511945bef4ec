/** What stands between things that are told or asked of side by side. */
export const betweenParts = /[,;/&+]|\b(?:and|plus|y|e)\b/;
