/** The channels a message travels on. PLATFORM is a rental platform's own chat. */
export const messageChannels = ["WEB", "EMAIL", "SMS", "PLATFORM"] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** The channels by which an owner is notified. */
export const communicationChannels = ["EMAIL", "SMS"] as const;
export type CommunicationChannel = (typeof communicationChannels)[number];

export const inquirySources = [
  "LISTING_PAGE",
  "SMS",
  "ZILLOW",
  "TRULIA",
  "HOTPADS",
  "APARTMENTS_COM",
  "REALTOR_COM",
  "ZUMPER",
  "FACEBOOK_MARKETPLACE",
  "CRAIGSLIST",
  "EMAIL",
  "MANUAL",
  "OTHER",
] as const;
export type InquirySource = (typeof inquirySources)[number];
