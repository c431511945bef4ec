/** What follows from either verdict. */
export const whatFollows = "Renters will be notified of your decision and the listing will be paused if you accept";
