/** Why a feed could not be read as a whole. */
export class FeedFault extends Error {}
