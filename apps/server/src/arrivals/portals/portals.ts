import { readAvail } from "./avail.ts";
import { readCraigslist } from "./craigslist.ts";
import { labelledLead } from "./labelled-lead.ts";
import type { Portal } from "./portal.ts";
import { readZillow } from "./zillow.ts";

/**
 * The portals whose leads come by mail, by sender first and by what their mails look like second.
 * Source  docs/decisions/0030-leads-of-the-platforms.md
 */
const portals: readonly Portal[] = [
  { sender: /^[^@]+@convo\.zillow\.com$/, isRelay: true, read: readZillow },
  { sender: /^[^@]+@comet\.zillow\.com$/, isRelay: false, read: () => null },
  { sender: /^leads?@apartments\.com$/, isRelay: false, read: (mail) => labelledLead(mail, "APARTMENTS_COM") },
  { sender: /^leads@email\.realtor\.com$/, isRelay: false, read: (mail) => labelledLead(mail, "REALTOR_COM") },
  { sender: /^no-reply@realtorpro\.io$/, isRelay: false, read: (mail) => labelledLead(mail, "REALTOR_COM") },
  { sender: /^rentalrequest@move\.com$/, isRelay: false, read: (mail) => labelledLead(mail, "REALTOR_COM") },
  { sender: /^support@avail\.co$/, isRelay: false, read: (mail) => labelledLead(mail, "OTHER") },
  { sender: /^[^@]+@reply\.avail\.co$/, isRelay: true, read: readAvail },
  { sender: /^noreply@homes\.com$/, isRelay: false, read: (mail) => labelledLead(mail, "OTHER") },
  { sender: /^[^@]+@reply\.craigslist\.org$/, isRelay: true, read: readCraigslist },
  { sender: /^[^@]+@hous\.craigslist\.org$/, isRelay: true, read: readCraigslist },
  { sender: /^robot@craigslist\.org$/, isRelay: false, read: () => null },
];

export const portalOf = (from: string): Portal | null => portals.find(({ sender }) => sender.test(from)) ?? null;
