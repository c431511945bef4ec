const relayDomains = ["convo.zillow.com", "reply.craigslist.org", "hous.craigslist.org", "reply.avail.co"];

/**
 * Whether an address is a platform's relay: it carries plain text alone, and is nobody's own.
 * Source  docs/decisions/0030-leads-of-the-platforms.md
 */
export const isRelayAddress = (email: string): boolean =>
  relayDomains.some((domain) => email.toLowerCase().endsWith(`@${domain}`));
