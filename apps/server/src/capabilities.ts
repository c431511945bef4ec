import { accounts } from "./accounts/accounts.ts";
import { actionsNeeded } from "./actions-needed/actions-needed.ts";
import type { Capability } from "./app.ts";
import { applications } from "./applications/applications.ts";
import { arrivals } from "./arrivals/arrivals.ts";
import { availability } from "./availability/availability.ts";
import { calendars } from "./calendars/calendars.ts";
import { chain } from "./chain/chain.ts";
import { conversations } from "./conversations/conversations.ts";
import { deliveries } from "./deliveries/deliveries.ts";
import { documents } from "./documents/documents.ts";
import { escalations } from "./escalations/escalations.ts";
import { leads } from "./leads/leads.ts";
import { listings } from "./listings/listings.ts";
import { notices } from "./notices/notices.ts";
import { payments } from "./payments/payments.ts";
import { personalData } from "./personal-data/personal-data.ts";
import { photos } from "./photos/photos.ts";
import { piperTrial } from "./piper-trial/piper-trial.ts";
import { properties } from "./properties/properties.ts";
import { propertyFeed } from "./property-feed/property-feed.ts";
import { renters } from "./renters/renters.ts";
import { screening } from "./screening/screening.ts";
import { showings } from "./showings/showings.ts";
import { statistics } from "./statistics/statistics.ts";
import { syndication } from "./syndication/syndication.ts";
import { system } from "./system/system.ts";

/** Everything the product is able to do; each capability is listed once. */
export const capabilities: Capability[] = [
  accounts,
  actionsNeeded,
  applications,
  arrivals,
  availability,
  calendars,
  chain,
  conversations,
  deliveries,
  documents,
  escalations,
  leads,
  listings,
  notices,
  payments,
  personalData,
  photos,
  piperTrial,
  properties,
  propertyFeed,
  renters,
  screening,
  showings,
  statistics,
  syndication,
  system,
];
