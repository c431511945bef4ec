const relayDomains = ["convo.zillow.com", "reply.craigslist.org", "hous.craigslist.org", "reply.avail.co"];

/**
 * Whether an address is a platform's relay, which carries plain text only and is not a person's own.
 * Source  docs/decisions/0030-leads-of-the-platforms.md
 */
export const isRelayAddress = (email: string): boolean =>
  relayDomains.some((domain) => email.toLowerCase().endsWith(`@${domain}`));
