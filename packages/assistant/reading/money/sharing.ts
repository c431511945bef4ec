/** "And the deposit, between the three of us?" */
export const sharing = /\b(?:entre|between|split|ways|divided?|each of us|cada (?:uno|quien))\b/;
