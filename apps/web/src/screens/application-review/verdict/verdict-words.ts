/** What a conditional offer brings about. */
export const whatAnOfferDoes =
  "We'll tell everyone in the household that you'll rent to them unless a criminal report gives you a reason not to that the law allows. Then you can read those reports and accept, or withdraw the offer and say why.";

/** What follows from either verdict. */
export const whatFollows = "Renters will be notified of your decision and the listing will be paused if you accept";
