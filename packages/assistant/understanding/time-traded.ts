const isBetter = "(?:is|are|would be|works|work) better|better for (?:me|us)|prefer|rather";
const atAnHour = "(?:is|would) (?:at )?(?:1[0-2]|[1-9])(?::[0-5]\\d)?(?: ?[ap]m)?";
const isAllRight = `${atAnHour} (?:be )?(?:okay|fine|good|possible|doable|alright)\\b(?! still)`;
const canWe = "(?:can|could) (?:we|i) (?:do|come|meet|try)|let us (?:do|try)|podemos|puedo ir";
const changes = "instead|make it|change of plans|no wait|wait no|en vez";
/** "Can we make it Sunday at 3" of someone who has a time; of the normal form of a message. */
export const tradesTime = new RegExp(`\\b(?:${[changes, isBetter, isAllRight, canWe].join("|")})\\b`);
